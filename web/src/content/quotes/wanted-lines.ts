import { z } from 'zod'
import { stegaClean } from '../draft/metadata'
import { jsonField, shortList } from '../forms/fields'
import { oneLine } from '../one-line'
import { unitKeys } from '../selling/types'
import { maxCount, maxLines, maxNoteLength, maxTargetPrice } from './bounds'

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
    .transform(stegaClean)
    .pipe(z.string().max(maxNoteLength))
    .transform((text) => oneLine(text).trim() || undefined)
    .optional(),
  shownTotal: z.number().int().min(0).optional(),
  shownAs: z.string().max(5000).transform(stegaClean).optional(),
})

/** The lines of a request; none when the field is empty. */
export const wantedLines = z
  .string()
  .default('')
  .transform((text) => text || '[]')
  .pipe(jsonField(shortList(line, maxLines), { maxLength, message }))
