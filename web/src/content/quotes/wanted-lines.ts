import { z } from 'zod'
import { unitKeys } from '../selling/types'
import { maxCount, maxLines, maxNoteLength, maxTargetPrice } from './bounds'
import type { WantedQuoteLine } from './types'

/** Characters of the list, which travels as JSON in one field, made by the page's script. */
const maxLength = 300_000

const message = 'We could not read your list. Reload the page and check it'

const line = z.object({
  sku: z.string().min(1).max(40),
  unit: z.enum(unitKeys),
  quantity: z.number().int().min(1).max(maxCount),
  targetPrice: z.number().int().min(1).max(maxTargetPrice).optional(),
  note: z
    .string()
    .max(maxNoteLength)
    .transform((text) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim() || undefined)
    .optional(),
  shownTotal: z.number().int().min(0).optional(),
})

/** The lines of a request; none when the field is empty. */
export const wantedLines = z
  .string()
  .max(maxLength, message)
  .default('')
  .transform((text, context): WantedQuoteLine[] => {
    if (text === '') return []
    const parsed = z.array(line).max(maxLines).safeParse(parseJson(text))
    if (parsed.success) return parsed.data
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
