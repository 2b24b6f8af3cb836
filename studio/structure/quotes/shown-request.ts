import type { QuoteRequest } from '../../sanity.types.ts'
import { maxLines } from '../max-lines.ts'

type RequestLine = NonNullable<QuoteRequest['lines']>[number]

/** A request as its pane shows it. */
export type ShownRequest = Pick<QuoteRequest, 'number' | 'sentAt' | 'neededBy' | 'message' | 'contact'> & {
  lines: RequestLine[]
  /** How many lines are not shown. */
  more: number
  attachment: unknown
}

const AMOUNTS = ['quantity', 'pieces', 'listPrice', 'listTotal', 'targetPrice'] as const
const LINE_TEXTS = ['sku', 'name', 'size', 'unit', 'orderUnit', 'note'] as const

/** Units of a line, and characters of a text: the site stores fewer. */
const [maxUnits, maxText] = [20, 10_000]

/** What the pane shows of a stored request. A value of another type, which only a program can store, counts as missing. */
export function shownRequest(stored: { readonly [field: string]: unknown }): ShownRequest {
  const lines = recordsIn(stored.lines)
  return {
    ...textsOf(stored, ['number', 'sentAt', 'neededBy', 'message']),
    contact: textsOf(stored.contact, ['name', 'company', 'email', 'phone']),
    lines: lines.slice(0, maxLines).map((line, index) => ({
      _key: `${index}`,
      _type: 'quoteRequestLine',
      ...textsOf(line, LINE_TEXTS),
      ...pick(line, AMOUNTS, isNumber),
      units: recordsIn(line.units)
        .slice(0, maxUnits)
        .map((unit, place) => ({
          _key: `${place}`,
          _type: 'unitWords',
          ...textsOf(unit, ['key', 'singular', 'plural']),
        })),
    })),
    more: Math.max(0, lines.length - maxLines),
    attachment: stored.attachment,
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= maxText
const isNumber = (value: unknown): value is number => typeof value === 'number'
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const recordsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : [])

const textsOf = <Field extends string>(value: unknown, fields: readonly Field[]) =>
  pick(value, fields, isText)

function pick<Field extends string, Value>(
  value: unknown,
  fields: readonly Field[],
  fits: (field: unknown) => field is Value,
): { [field in Field]?: Value } {
  const found: { [field in Field]?: Value } = {}
  for (const field of isRecord(value) ? fields : []) {
    const stored = (value as Record<string, unknown>)[field]
    if (fits(stored)) found[field] = stored
  }
  return found
}
