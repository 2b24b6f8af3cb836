import { stegaClean } from '../draft/metadata'
import { FormError } from '../forms/handle-form'
import { maxLines } from './bounds'
import { articlesBySku } from './by-sku'
import { checkQuantity, priceOf, soldAs } from './line'
import { countTogether, keyOf } from './list'
import { checkPad } from './pad'
import type {
  PadResult,
  PricedQuoteLine,
  QuotedArticle,
  QuoteItem,
  QuoteResult,
  WantedQuoteLine,
} from './types'

type Wanted = { lines: readonly WantedQuoteLine[]; pad: string }

/**
 * The lines of a request at the prices of the given items: those of the list, and those of the order pad. The totals that
 * the browser showed are only compared.
 * @throws FormError when a line cannot be ordered, a row of the pad was not recognised, or a price has changed
 */
export function priceRequest({ lines, pad: text }: Wanted, items: readonly QuoteItem[]): PricedQuoteLine[] {
  const pad = recognised(checkPad(text, items))
  const bySku = articlesBySku(items)
  // The browser's list comes from a cache, which may be older than these.
  const wanted = new Set(lines.map(({ sku }) => bySku.get(sku.toUpperCase())?.item))
  // in the order of the server: an article number can be that of two items
  const current = { items: items.filter((item) => wanted.has(item)) }
  const problems: string[] = []
  let isOther = false
  const priced = joined([...lines, ...pad.lines], bySku).flatMap((line) => {
    const quoted = bySku.get(line.sku.toUpperCase())
    if (!quoted) {
      problems.push(`${line.sku} is no longer sold.`)
      return []
    }
    const checked = checkQuantity(line, quoted)
    if (checked.problem !== undefined) {
      problems.push(`${quoted.item.name}, ${line.sku}: ${checked.problem}`)
      return []
    }
    const { shownTotal, shownAs, ...asked } = line
    if (shownAs !== undefined && shownAs !== stegaClean(soldAs(quoted, line.unit))) isOther = true
    const price = priceOf(quoted, checked.orderUnits)
    const { item, article } = quoted
    const { orderUnit, units } = item.terms
    const facts = { name: item.name, size: article.size, itemId: item.id, orderUnit, units }
    return [{ ...asked, sku: article.sku, ...facts, pieces: checked.pieces, ...price, shownTotal }]
  })
  if (problems.length > 0)
    throw refusal('Your request was not sent yet.', { lines: problems.slice(0, 5).join(' ') }, current)
  if (priced.length === 0)
    throw refusal('Your list is empty.', { pad: 'Please add at least one article that you want a price for' })
  if (priced.length > maxLines)
    throw refusal('Your list is too long.', { lines: `A request holds at most ${maxLines} articles` })
  if (priced.some(({ shownTotal, listTotal }) => shownTotal !== undefined && shownTotal !== listTotal))
    throw refusal(
      'Some prices have changed while you were choosing. Your list shows the prices of today: check it and send it again.',
      undefined,
      current,
    )
  if (isOther)
    throw refusal(
      'Some articles have changed while you were choosing. Your list shows what they are today: check it and send it again.',
      undefined,
      current,
    )
  return priced.map(({ shownTotal: _shownTotal, ...line }) => line)
}

/**
 * The article numbers of a request.
 * @throws FormError when a row of the pad was not recognised
 */
export const numbersOf = ({ lines, pad }: Wanted, items: readonly QuoteItem[]): string[] =>
  [...lines, ...recognised(checkPad(pad, items)).lines].map(({ sku }) => sku)

/** @throws FormError when a row was not recognised */
function recognised(pad: PadResult): PadResult {
  if (pad.rest === '') return pad
  const message = 'Some rows of the order pad were not recognised. Correct or remove them'
  throw refusal('Your request was not sent yet.', { pad: message }, { pad })
}

/** The same article twice, plain or printed, is one line, so that the break of both together applies. */
function joined(
  lines: readonly WantedQuoteLine[],
  bySku: ReadonlyMap<string, QuotedArticle>,
): WantedQuoteLine[] {
  const result = new Map<string, WantedQuoteLine>()
  for (const { sku, unit, quantity, targetPrice, note, shownTotal, shownAs } of lines) {
    const number = sku.toUpperCase()
    const key = keyOf({ sku: number, note })
    const earlier = result.get(key)
    const pieces = bySku.get(number)?.article.pieces ?? {}
    result.set(
      key,
      earlier
        ? {
            ...earlier,
            ...countTogether(earlier, { unit, quantity }, pieces),
            shownTotal: undefined,
            shownAs: undefined,
          }
        : { sku, unit, quantity, targetPrice, note, shownTotal, shownAs },
    )
  }
  return [...result.values()]
}

const refusal = (message: string, errors?: Record<string, string>, result?: QuoteResult) =>
  new FormError(message, errors, result)
