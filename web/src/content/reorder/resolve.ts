/* What of an earlier order can be had today. Every line that goes in comes out, with what has become of it. */
import { articlesBySku, type FoundArticle, type Item } from '../items/items'
import type { CartProduct } from '../orders/types'
import type { NewQuoteLine } from '../quotes/list'
import { sizeFragment } from '../selling/article-address'
import { orderUnitsFor, unitPriceAt } from '../selling/price'
import type {
  GoneLine,
  ResolvedArticle,
  ResolvedLine,
  ResolvedProduct,
  ReorderLineInput,
  WantedArticle,
  WantedProduct,
} from './types'

/** The catalogue of today. */
export type Catalogue = { products: readonly CartProduct[]; items: readonly Item[] }

/** Lines of an earlier order as they can be had today, in the same order. */
export function resolveLines(
  wanted: readonly ReorderLineInput[],
  { products, items }: Catalogue,
): ResolvedLine[] {
  const skus = wanted.flatMap((line) => ('sku' in line ? [line.sku] : []))
  const known: KnownItems = {
    bySku: articlesBySku(items, skus),
    // Of two items with one slug, the first has it.
    bySlug: new Map(items.toReversed().map((item) => [item.slug, item])),
  }
  return wanted.map((line, index) => {
    const key = `line-${index + 1}`
    return 'sku' in line ? resolveArticle(line, key, known) : resolveProduct(line, key, products)
  })
}

/** Items as lines find them: lines are many, and replacements can follow one another through the whole catalogue. */
type KnownItems = { bySku: ReadonlyMap<string, FoundArticle>; bySlug: ReadonlyMap<string, Item> }

const gone = ({ name, quantity, unitPrice }: ReorderLineInput, key: string): GoneLine => ({
  kind: 'gone',
  key,
  name,
  quantity,
  before: unitPrice,
})

function resolveProduct(
  wanted: WantedProduct,
  key: string,
  products: readonly CartProduct[],
): ResolvedProduct | GoneLine {
  const now = products.find(({ number }) => number === wanted.product)
  if (!now) return gone(wanted, key)
  const { option, name, quantity, unitPrice } = wanted
  const made = { size: ifMade(option.size, now.sizes), colour: ifMade(option.colour, now.colours) }
  const isSame =
    isChosen(made.size, option.size, now.sizes) && isChosen(made.colour, option.colour, now.colours)
  return {
    kind: 'product',
    key,
    name,
    quantity,
    before: unitPrice,
    was: option,
    option: made,
    status: isSame ? 'same' : 'option',
    now,
  }
}

/** Whether a choice is still made, or there was and is none. */
const isChosen = (made: string | undefined, was: string | undefined, choices: readonly string[]) =>
  made === was && (made !== undefined || choices.length === 0)

const ifMade = (chosen: string | undefined, made: readonly string[]) =>
  chosen !== undefined && made.includes(chosen) ? chosen : undefined

function resolveArticle(
  wanted: WantedArticle,
  key: string,
  { bySku, bySlug }: KnownItems,
): ResolvedArticle | GoneLine {
  const found = bySku.get(wanted.sku.toUpperCase())
  const today = found && replacementOf(found, bySlug)
  if (!today) return gone(wanted, key)
  const { item, article } = today
  const { selling } = item
  const { sku, name, quantity, unitPrice } = wanted
  const unit = wanted.unit && article?.pieces[wanted.unit] ? wanted.unit : selling.orderUnit
  return {
    kind: 'article',
    key,
    name,
    quantity,
    before: unitPrice,
    sku,
    status: !article ? 'size' : item === found.item ? 'same' : 'replaced',
    now: {
      name: item.name,
      href: article ? `${item.href}${sizeFragment(article.sku)}` : item.href,
      sku: article?.sku,
      size: article?.size,
      price: article && unitPriceAt(article, selling, orderUnitsFor(quantity, unit, article, selling), unit),
      unit: selling.units.find((each) => each.key === unit)?.singular ?? 'case',
    },
    line: article && quantity > 0 ? toQuoteLine(item, article, { unit, quantity }) : undefined,
  }
}

const toQuoteLine = (
  { name }: Item,
  { sku, size, price, pieces }: FoundArticle['article'],
  count: Pick<NewQuoteLine, 'unit' | 'quantity'>,
): NewQuoteLine => ({ sku, ...count, pieces, seen: { name, size: size || undefined, price } })

/**
 * The item that takes the place of another one today, with the article of the same size or width. Replacements are followed
 * to the last one.
 * @returns without an article when no size fits; undefined when the replacement is not sold, or when replacements run in a loop
 */
function replacementOf(
  { item, article }: FoundArticle,
  bySlug: KnownItems['bySlug'],
): { item: Item; article?: FoundArticle['article'] } | undefined {
  const seen = new Set<Item>()
  let last: Item | undefined = item
  while (last?.replacedBy) {
    if (seen.has(last)) return undefined
    seen.add(last)
    last = bySlug.get(last.replacedBy)
  }
  if (!last) return undefined
  if (last === item) return { item, article }
  const { articles } = last.selling
  const fitting =
    articles.find(({ size }) => size === article.size) ??
    articles.find(({ width }) => width !== undefined && width === article.width) ??
    (articles.length === 1 ? articles[0] : undefined)
  return { item: last, article: fitting }
}
