import { cardHref, detailsHref } from '@shop/studio/routes'
import type { SearchIndexQueryResult } from '@shop/studio/types'
import { cardFacts, cardPrice, toSelling } from '../selling/shape'
import type { Article, Selling } from '../selling/types'
import { cardPriceText, printedFromText } from '../selling/words'
import { joined, shownText, thumbnail } from './entry'
import type { SearchEntry } from './types'

type RawItem = SearchIndexQueryResult['catalogue'][number]

/** An item with how it is sold. */
export const withSelling = ({ selling, ...item }: RawItem) => ({ ...item, sold: toSelling(selling) })

type Item = ReturnType<typeof withSelling>

/**
 * Makes the entry of each of the categories and items; a group has the lowest price of its items and is found by their
 * names.
 */
export function catalogueEntry(items: readonly Item[]): (item: Item) => SearchEntry | undefined {
  const childrenOf = Map.groupBy(
    items.filter(({ replacement }) => !replacement),
    ({ parentId }) => parentId,
  )
  return ({ _id, name, slug, childCount, hasDetails, picture, details, sold, replacement }) => {
    if (!name || !slug) return undefined
    const children = childrenOf.get(_id) ?? []
    return {
      kind: 'category',
      // The sizes of an item are on its product page, also when other items are part of it.
      href: sold && hasDetails ? detailsHref(slug) : cardHref({ slug, childCount, hasDetails }),
      title: name,
      text: shownText(details?.description ?? children.map((child) => child.name).join(', ')),
      words: joined([
        details?.title,
        sold && soldWords(sold),
        details?.description,
        ...(details?.features ?? []),
        details?.featuresIntroduction,
        details?.secondTitle,
        details?.secondDescription,
        ...(details?.sizesAvailable ?? []),
        ...children.map((child) => child.name),
      ]),
      picture: thumbnail(picture),
      ...priceAndFacts(sold ? [sold] : children.flatMap((child) => child.sold ?? [])),
      ...(sold && articleFields(sold)),
      // What is no longer made is found, and the result says so instead of its price.
      ...(replacement && {
        text: replacedText(replacement),
        facts: undefined,
        price: undefined,
        skuPrices: undefined,
        skuFills: undefined,
      }),
    }
  }
}

const replacedText = (replacement: string) => `No longer made. Replaced by ${replacement}.`

type ArticleField = 'skuPrices' | 'skuFills' | 'skuRates'

function priceAndFacts(selling: Selling[]): Pick<SearchEntry, 'price' | 'facts'> {
  const [price] = selling.flatMap((one) => cardPrice(one) ?? []).toSorted((a, b) => a.price - b.price)
  const [only] = selling
  return {
    ...(price && { price: cardPriceText(price) }),
    ...(only &&
      selling.length === 1 && {
        facts: [...cardFacts(only.facts), printedFromText(only) ?? []].flat(),
      }),
  }
}

/** The articles of an item: a result that is found by one opens the page with its size chosen. */
function articleFields(selling: Selling): Pick<SearchEntry, 'skus' | ArticleField> {
  const { articles, per } = selling
  return {
    skus: articles.map(({ sku }) => sku).join(' '),
    skuPrices: articles.map((article) => priceOfOne(selling, article)),
    ...(articles.some(({ fills }) => fills) && {
      skuFills: articles.map(({ size, fills }) => (fills ? `${size}: ${fills}` : '')),
      skuRates: articles.map(({ price = 0 }) => Math.round((price * 1000) / per)),
    }),
  }
}

function priceOfOne(selling: Selling, article: Article): string {
  const price = cardPrice({ ...selling, articles: [article] })
  return price ? cardPriceText(price) : ''
}

/** The words of an item's facts: what a size holds, which food it is made for, whether it is printed. */
const soldWords = (selling: Selling): string => {
  const { articles, facts } = selling
  return joined([
    ...articles.flatMap(({ size, fills }) => [size, fills]),
    facts.material,
    facts.grammage,
    ...facts.foods,
    ...facts.foodContact,
    facts.print && 'printed',
    printedFromText(selling),
  ])
}
