import { isRecord, isWholeNumber, parseList, parseText } from '../parse'
import { type UnitKey, unitKeys } from '../selling/types'
import { maxCount, maxLines, maxNoteLength, maxTargetPrice } from './bounds'
import { keyOf } from './list'
import type { QuoteLine, SentQuote } from './types'

/** The quote list in a stored value. A line that cannot be used is dropped. */
export function parseQuoteList(stored: unknown): QuoteLine[] | undefined {
  const lines = parseList(stored, parseLine)
  return lines && [...new Map(lines.map((line) => [keyOf(line), line])).values()].slice(0, maxLines)
}

function parseLine(raw: unknown): QuoteLine | undefined {
  if (!isRecord(raw) || !isRecord(raw.seen)) return undefined
  const [sku, name] = [parseText(raw.sku, 40), parseText(raw.seen.name)]
  if (!sku || !name || !isUnit(raw.unit) || !isWholeNumber(raw.quantity, 1, maxCount)) return undefined
  const { price } = raw.seen
  return {
    sku,
    unit: raw.unit,
    quantity: raw.quantity,
    targetPrice: isWholeNumber(raw.targetPrice, 1, maxTargetPrice) ? raw.targetPrice : undefined,
    note: parseText(raw.note, maxNoteLength),
    seen: {
      name,
      size: parseText(raw.seen.size),
      price: isWholeNumber(price, 0, maxTargetPrice) ? price : undefined,
    },
  }
}

const isUnit = (value: unknown): value is UnitKey => unitKeys.some((key) => key === value)

/** Maximum number of requests that one browser keeps; the oldest are dropped. */
const maxSent = 200

/** The requests that were sent, in a stored value; one that cannot be used is dropped. */
export const parseSentQuotes = (stored: unknown): SentQuote[] | undefined =>
  parseList(stored, parseSentQuote)?.slice(0, maxSent)

function parseSentQuote(raw: unknown): SentQuote | undefined {
  if (!isRecord(raw)) return undefined
  const [id, token, number, date] = [raw.id, raw.token, raw.number, raw.date].map((text) => parseText(text))
  if (!id || !token || !number || !date || Number.isNaN(Date.parse(date))) return undefined
  return { id, token, number, date, goods: parseList(raw.goods, (text) => parseText(text, 300)) ?? [] }
}
