import type { z } from 'zod'
import { asCounted, maxLengthOf } from './fields'

/** Characters of a value that is returned even if its field takes fewer, so that the visitor can correct it. */
const shortLength = 400

/**
 * What a visitor typed, as the answer of a form returns it. React writes each value into the page several times, with its
 * markup escaped: few requests with long values would keep the server from answering others. A longer value than its field takes
 * is therefore left out, also if it becomes valid without its spaces. A browser does not let a visitor type a longer one, with
 * script or without; only an order pad has no such limit.
 */
export function returnedValues<Values extends Record<string, string | undefined>>(
  values: Values,
  { shape }: z.ZodObject,
): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value = '']) => {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined
      if (!field) return false
      const maxLength = Math.max(maxLengthOf(field as z.ZodType) ?? 0, shortLength)
      // The first comparison spares the time to count in 10 MB; of a text of line breaks alone half is counted.
      return value.length <= 2 * maxLength && asCounted(value).length <= maxLength
    }),
  ) as Partial<Values>
}
