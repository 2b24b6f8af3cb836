import { isSlug, resolveSlugAlias } from '@shop/studio/routes'
import { stegaClean } from '../draft/metadata'
import { allItems, type Item } from '../items/items'
import { formatCents } from '../money/format'
import { pieceText, priceAt, unitPriceAt } from '../selling/price'
import type { Article, Selling } from '../selling/types'
import { countOf, factEntries, unitTitle } from '../selling/words'
import { maxCompared } from './compared-list'

/** A row of the comparison: a value for each item, undefined where an item has none. */
export type ComparisonRow = { label: string; values: (string | undefined)[]; differs: boolean }

export type ComparedItem = Pick<Item, 'slug' | 'name' | 'href' | 'pictureSrc'>

export type Comparison = {
  items: ComparedItem[]
  rows: ComparisonRow[]
  /** Slugs of the address that are not shown, and why. */
  problems: string[]
  /** Every item that can be added; items that are no longer made cannot. None when they are too many for a list. */
  others: Pick<Item, 'slug' | 'name'>[]
}

/** Items that a list offers. Of thousands, nobody finds one in it, and each page would take the server's time to write them. */
export const maxOffered = 500

/** Slugs that are read: more than can be compared, so that the page can name the others. */
const maxGiven = 10

/** The slugs of an address such as `?items=a,b&items=c`, each once. */
export function comparedSlugs(given: string | string[] | undefined): string[] {
  const slugs = [given ?? []].flat().flatMap((text) => text.split(','))
  return [...new Set(slugs.map((slug) => slug.trim()).filter((slug) => isSlug(slug)))].slice(0, maxGiven)
}

/** Items side by side, in the order of the address. */
export async function comparison(slugs: readonly string[]): Promise<Comparison> {
  return compareItems(await allItems(), slugs)
}

export function compareItems(all: readonly Item[], slugs: readonly string[]): Comparison {
  const wanted = slugs.map((given) => ({ given, item: itemBySlug(all, given) }))
  const known = [...new Set(wanted.flatMap(({ item }) => item ?? []))]
  const items = known.slice(0, maxCompared)
  const problems = [
    ...wanted.flatMap(({ given, item }) => (item ? [] : [`“${given}” is not in our catalogue any more.`])),
    ...items.flatMap(({ name, replacedBy }) => (replacedBy ? [`${name} is no longer made.`] : [])),
    ...known
      .slice(maxCompared)
      .map(({ name }) => `${name} was left out: up to ${maxCompared} items can be compared.`),
  ]
  const others = all.filter((item) => !item.replacedBy && !items.includes(item))
  return {
    items: items.map(({ slug, name, href, pictureSrc }) => ({ slug, name, href, pictureSrc })),
    rows: rowsOf(items),
    problems,
    others: others.length > maxOffered ? [] : others.map(({ slug, name }) => ({ slug, name })),
  }
}

function itemBySlug(all: readonly Item[], given: string): Item | undefined {
  const slug = resolveSlugAlias(given).toLowerCase()
  return all.find((item) => item.slug.toLowerCase() === slug)
}

type Facts = [label: string, value: string | undefined][]

/** Prices first, then the facts in the order of their table. */
function rowsOf(items: readonly Item[]): ComparisonRow[] {
  const columns = items.map(({ selling }): Facts => [
    ...priceFacts(selling),
    ...factEntries(selling),
    ['Sizes', selling.articles.map(({ size }) => size).join('; ')],
    ['Certificates', selling.facts.certificates.map(({ title }) => title).join('; ')],
  ])
  const labels = columns[0]?.map(([label]) => label) ?? []
  return labels
    .map((label, row) => {
      const values = columns.map((column) => column[row]?.[1] || undefined)
      return { label, values, differs: new Set(values.map((value) => stegaClean(value))).size > 1 }
    })
    .filter(({ values }) => values.some((value) => value !== undefined))
}

/** What the cheapest size costs in the smallest order and at the largest break. */
function priceFacts(selling: Selling): Facts {
  const { orderUnit, minimum, breaks, per } = selling
  const article = cheapestArticle(selling)
  const largest = breaks.at(-1)?.from
  const priceOf = (quantity: number) =>
    article && formatCents(unitPriceAt(article, selling, quantity, orderUnit) ?? 0)
  return [
    ['Lowest-priced size', article ? `${article.size} (${article.sku})` : 'By quote only'],
    ['Packed by', article && unitTitle(orderUnit, article, selling)],
    [
      'Price in the smallest order',
      article && `${priceOf(minimum)} each, from ${countOf(minimum, orderUnit, selling)}`,
    ],
    [
      'Price at the largest break',
      article && largest !== undefined
        ? `${priceOf(largest)} each, from ${countOf(largest, orderUnit, selling)}`
        : undefined,
    ],
    [
      'Price of a piece',
      article?.price === undefined
        ? undefined
        : [...new Set([minimum, largest ?? minimum])]
            .map((quantity) => pieceText(priceAt(article.price ?? 0, breaks, quantity), per))
            .join(' to '),
    ],
  ]
}

function cheapestArticle(selling: Selling): Article | undefined {
  const priced = selling.articles.filter(({ price }) => price !== undefined)
  const costOf = (article: Article) => unitPriceAt(article, selling, selling.minimum, selling.orderUnit) ?? 0
  return priced.toSorted((a, b) => costOf(a) - costOf(b))[0]
}
