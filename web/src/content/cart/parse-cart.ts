import { isRecord, isWholeNumber, parseList, parseText } from '../parse'
import { keyOfLine, maxLines, maxQuantity } from './cart'
import { isProductNumber, maxCents, parseNow, parseOption, parseSeen } from './parse-product'
import type { Cart, CartLine } from './types'

/** The cart in a stored value. A line that cannot be used is dropped; without a list of lines there is no cart. */
export function parseCart(stored: unknown): Cart | undefined {
  if (!isRecord(stored)) return undefined
  const lines = parseList(stored.lines, parseLine)
  if (!lines) return undefined
  const unique = new Map(lines.map((line) => [line.key, line]))
  return {
    lines: [...unique.values()].slice(-maxLines),
    promo: parsePromo(stored.promo),
    shipping: parseText(stored.shipping),
  }
}

/** A line in a stored value. */
export function parseLine(raw: unknown): CartLine | undefined {
  if (!isRecord(raw)) return undefined
  const { product, quantity, now } = raw
  if (!isProductNumber(product) || !isWholeNumber(quantity, 0, maxQuantity)) return undefined
  const seen = parseSeen(raw.seen)
  if (!seen) return undefined
  const option = parseOption(raw.option)
  return {
    key: keyOfLine(product, option),
    product,
    option,
    quantity,
    seen,
    now: parseNow(now),
  }
}

function parsePromo(raw: unknown): Cart['promo'] {
  if (!isRecord(raw) || !isRecord(raw.reduction)) return undefined
  const code = parseText(raw.code)
  const { kind, value } = raw.reduction
  if (!code || (kind !== 'percentage' && kind !== 'amount') || !isWholeNumber(value, 0, maxCents))
    return undefined
  const minimum = raw.minimumSubtotal
  return {
    code,
    reduction: { kind, value },
    minimumSubtotal: isWholeNumber(minimum, 0, maxCents) ? minimum : undefined,
  }
}
