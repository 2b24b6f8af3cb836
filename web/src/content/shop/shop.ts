import type { ShopQueryResult } from '@shop/studio/types'
import { stegaClean } from '../draft/metadata'
import { isDraftMode } from '../draft/mode'
import { optionKey, toOptions } from '../facets/options'
import { fetchDerived } from '../lake/derived'
import { sanityFetch } from '../lake/fetch'
import { toPicture } from '../pictures/picture'
import type { Picture } from '../pictures/types'
import { type ProductCard, toProductCard } from '../products/card'
import { isPrice } from '../money/price'
import { toSale } from '../products/sale'
import { shopCardsQuery, shopFiltersQuery, shopQuery } from './queries'
import { type Shop, type ShopItem, type ShopOption, sorts } from './types'

type RawFilters = NonNullable<ShopQueryResult['filters']>

/** Page numbers of the specification's pagination (section 2). */
const samplePages = 10

/** What the shop's pages show beside their listing. */
export type ShopContent = {
  shop: Shop
  /** Labels of the buttons that lead to the catalogue. */
  categoryButtons: string[]
  promotion?: Picture
}

/** The products of the shop with everything that they can be filtered by. In draft mode, only the filters have edit targets. */
export async function shopContent(): Promise<ShopContent> {
  if (!(await isDraftMode())) return fetchDerived(shopQuery, {}, toShopContent)
  const [shop, editable] = await Promise.all([
    sanityFetch(shopQuery, {}, { isEditable: false }),
    sanityFetch(shopFiltersQuery),
  ])
  return toShopContent({ ...shop, ...editable })
}

/** The cards of the products with these ids, in the same order. */
export async function shopCards(ids: string[]): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const raw = await sanityFetch(shopCardsQuery, { ids })
  const cards = new Map(raw.map((product) => [product._id, toProductCard(product)]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}

export function toShopContent({ products, filters, showSamples }: ShopQueryResult): ShopContent {
  const kinds = (filters?.categories ?? []).flatMap(({ name, count, kinds: found }) =>
    name ? [{ ...toOption(name), count, found: stegaClean(found ?? []) }] : [],
  )
  const keysByCategory = toKeysByCategory(kinds)
  const items = products.flatMap((product): ShopItem[] => {
    const { _id, number, name, price, sale, brand, itemType, _createdAt } = product
    if (!number || !name || !isPrice(price)) return []
    const category = stegaClean(product.category)
    return [
      {
        id: _id,
        number,
        name: stegaClean(name),
        price: toSale(price, sale)?.price ?? price,
        createdAt: _createdAt,
        kinds: (category && keysByCategory.get(category)) || [],
        brand: optionKey(brand ?? ''),
        itemType: optionKey(itemType ?? ''),
      },
    ]
  })
  const brands = [...(filters?.brands ?? []), ...products.flatMap(({ brand }) => brand ?? [])]
  return {
    shop: {
      items,
      kinds: kinds.map(({ key, label, count }) => ({
        key,
        label,
        ...(showSamples && count && { sampleCount: count }),
      })),
      itemTypes: toOptions(filters?.itemTypes ?? []),
      // The labels are the text of `option` elements, in which stega would not be clickable.
      brands: toOptions(stegaClean(brands)),
      sorts: sorts.map((key, index) => ({ key, label: stegaClean(filters?.sortOptions?.[index] ?? key) })),
      price: toPriceRange(filters, items, showSamples === true),
      samplePages: showSamples ? samplePages : 1,
    },
    categoryButtons: filters?.shopCategories ?? [],
    promotion: toPicture(filters?.promotion),
  }
}

/** Each product has as many boxes as its category, and each filtering looks at them all. */
const maxKindsOfCategory = 10

/** The boxes of the filter that find a category of products, made once: a shop has thousands of products. */
function toKeysByCategory(
  kinds: readonly { key: string; found: readonly string[] }[],
): Map<string, string[]> {
  const keys = new Map<string, string[]>()
  for (const { key, found } of kinds) {
    for (const category of new Set(found)) {
      const known = keys.get(category) ?? []
      if (known.length < maxKindsOfCategory) keys.set(category, [...known, key])
    }
  }
  return keys
}

/** The sample's range, or the range of the prices themselves. */
function toPriceRange(
  filters: Partial<RawFilters> | null,
  items: ShopItem[],
  showSamples: boolean,
): Shop['price'] {
  const step = filters?.sliderStep ?? 5
  if (showSamples && filters) {
    const { priceMinimum, priceMaximum, sliderFrom, sliderTo } = filters
    const [min, max] = [priceMinimum ?? 0, priceMaximum ?? 100]
    return { min, max, step, from: sliderFrom ?? min, to: sliderTo ?? max }
  }
  const highest = items.reduce((most, { price }) => Math.max(most, price), 0)
  const max = Math.max(step, Math.ceil(highest / step) * step)
  return { min: 0, max, step, from: 0, to: max }
}

const toOption = (label: string): ShopOption => ({ key: optionKey(label), label })
