import { formatCents } from '../money/format'
import { formatCount } from '../selling/words'
import { maxCount, maxLines } from './bounds'
import { articlesBySku } from './by-sku'
import { shownRow } from './edit-pad'
import { checkQuantity, goodsText, priceOf } from './line'
import { indexSkus, type SkuIndex, similarSkus } from './similar-skus'
import { maxRows, type PadRow, parsePad, parseQuantity } from './pad-rows'
import type { PadLine, PadResult, RowResult, QuotedArticle, QuoteItem } from './types'

/** Reads pasted rows: a result for each, and what can be added. Quantities are order units; rows of the same article are added up. */
export function checkPad(text: string, items: readonly QuoteItem[]): PadResult {
  const { rows, heading, unread } = parsePad(text)
  const pad = new Pad(items)
  for (const row of rows) pad.read(row)
  const { results, lines } = pad.finish()
  const wrong = [...rows.filter(({ row }) => pad.isProblem(row)).map((row) => row.text), ...unread]
  // The headings say which column is which, also for the rows that are left.
  const rest = heading && wrong.length > 0 ? [heading.text, ...wrong] : wrong
  if (unread.length > 0)
    results.push({
      row: (rows.at(-1)?.row ?? 0) + 1,
      text: '',
      kind: 'problem',
      message: `We read the first ${formatCount(maxRows)} rows. The other ${formatCount(unread.length)} are still in the field.`,
    })
  return {
    results: [
      ...(heading
        ? [
            {
              ...shortened(heading),
              kind: 'heading' as const,
              message: 'Read as the headings of the columns.',
            },
          ]
        : []),
      ...results.toSorted((a, b) => a.row - b.row),
    ],
    lines,
    rest: rest.join('\n'),
  }
}

const shortened = ({ row, text }: Pick<PadRow, 'row' | 'text'>) => ({ row, text: shownRow(text) })

/**
 * Unknown numbers of one paste for which similar ones are looked up, and for how long: each takes a millisecond or more of the processor,
 * and a tenth of a second when tens of thousands resemble it.
 */
const [maxLookedUp, maxMs] = [20, 200]

const indexes = new WeakMap<object, SkuIndex>()

/** The index of the known numbers, made once for a catalogue. */
function indexOf(known: ReadonlyMap<string, QuotedArticle>): SkuIndex {
  const index = indexes.get(known) ?? indexSkus(known.keys())
  indexes.set(known, index)
  return index
}

type Found = QuotedArticle & { rows: { row: PadRow; quantity: number }[] }

/** The rows of one paste, collected by article. */
class Pad {
  readonly #known: ReadonlyMap<string, QuotedArticle>
  readonly #found = new Map<string, Found>()
  /** Unknown numbers are looked up once: two thousand rows may name the same. */
  readonly #similar = new Map<string, string[]>()
  readonly #results: RowResult[] = []
  readonly #problems = new Set<number>()
  #added = 0
  #msOfSimilar = 0

  constructor(items: readonly QuoteItem[]) {
    this.#known = articlesBySku(items)
  }

  isProblem = (row: number) => this.#problems.has(row)

  read(row: PadRow): void {
    const sku = row.sku.toUpperCase()
    const known = this.#known.get(sku)
    if (!known) return this.#unknown(row, sku)
    const quantity = parseQuantity(row.quantity)
    const problem = quantityProblem(row.quantity, quantity)
    if (problem) return this.#refuse(row, problem)
    const found = this.#found.get(sku) ?? { ...known, rows: [] }
    found.rows.push({ row, quantity })
    this.#found.set(sku, found)
  }

  finish(): Pick<PadResult, 'lines'> & { results: RowResult[] } {
    const lines = [...this.#found.values()].flatMap((found) => this.#line(found) ?? [])
    return { results: this.#results, lines }
  }

  #line(found: Found): PadLine | undefined {
    const { item, article, rows } = found
    const { orderUnit: unit } = item.terms
    const wanted = rows.reduce((sum, { quantity }) => sum + quantity, 0)
    const checked = checkQuantity({ unit, quantity: wanted }, found)
    // Below the minimum or between two steps, the quantity is raised; beyond the maximum it is refused.
    const isRaised =
      checked.problem !== undefined && checked.offer !== undefined && checked.offer.quantity > wanted
    if (checked.problem !== undefined && !isRaised) {
      for (const { row } of rows) this.#refuse(row, checked.problem)
      return undefined
    }
    if (this.#added >= maxLines) {
      for (const { row } of rows) this.#refuse(row, `A request holds at most ${maxLines} articles.`)
      return undefined
    }
    this.#added += 1
    const quantity = checked.problem === undefined ? wanted : (checked.offer?.quantity ?? wanted)
    const price = priceOf(found, quantity)
    const goods = goodsText({ unit, quantity }, { name: item.name, size: article.size }, item.terms)
    const cost = price ? formatCents(price.listTotal) : 'sold by quote only'
    const [first, ...others] = rows
    const sum = others.length > 0 ? `, added up from rows ${listOf(rows.map(({ row }) => row.row))}` : ''
    const raised =
      checked.problem === undefined
        ? ''
        : ` Raised from ${formatCount(wanted)}: ${lowerFirst(checked.problem)}`
    if (first) this.#say(first.row, 'added', `${goods}: ${cost}${sum}.${raised}`)
    for (const { row } of others) this.#say(row, 'together', `Added up with row ${first?.row.row}.`)
    return {
      sku: article.sku,
      unit,
      quantity,
      pieces: article.pieces,
      listTotal: price?.listTotal,
      rows: rows.map(({ row }) => row.row),
      seen: { name: item.name, size: article.size || undefined, price: article.price },
    }
  }

  #unknown(row: PadRow, sku: string): void {
    if (sku === '') return this.#refuse(row, 'The article number is missing.')
    const similar = this.#similarTo(sku)
    const question = similar.length > 0 ? ` Did you mean ${similar.join(' or ')}?` : ''
    this.#refuse(row, `We have no article ${sku.slice(0, 40)}.${question}`, similar)
  }

  #similarTo(sku: string): string[] {
    const isOver = this.#similar.size >= maxLookedUp || this.#msOfSimilar > maxMs
    if (this.#similar.has(sku) || isOver) return this.#similar.get(sku) ?? []
    const index = indexOf(this.#known)
    const began = performance.now()
    const similar = similarSkus(sku, index)
    this.#msOfSimilar += performance.now() - began
    this.#similar.set(sku, similar)
    return similar
  }

  #refuse(row: PadRow, message: string, similar: string[] = []): void {
    this.#problems.add(row.row)
    this.#results.push({ ...shortened(row), kind: 'problem', message, sku: row.sku, similar })
  }

  #say(row: PadRow, kind: RowResult['kind'], message: string): void {
    this.#results.push({ ...shortened(row), kind, message })
  }
}

function quantityProblem(text: string, quantity: number): string | undefined {
  if (text === '') return 'The quantity is missing.'
  if (Number.isNaN(quantity)) return `“${text.slice(0, 20)}” is not a whole number.`
  if (quantity < 1) return 'The quantity must be at least 1.'
  return quantity > maxCount ? `The quantity is too large: at most ${formatCount(maxCount)}.` : undefined
}

/** “1 and 7”, “1, 4 and 7”; long lists are shortened. */
function listOf(numbers: number[]): string {
  const shown = numbers.slice(0, 5).map(String)
  const more = numbers.length - shown.length
  const parts = more > 0 ? [...shown, `${more} more`] : shown
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

const lowerFirst = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`
