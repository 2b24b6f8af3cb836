import type { ProductQueryResult, RelatedProductsQueryResult } from '@shop/studio/types'
import { stegaClean } from '../draft/metadata'
import { hexColour } from '../hex-colour'
import { isPrice } from '../money/price'
import { toPicture } from '../pictures/picture'
import type { Picture } from '../pictures/types'
import { toProductCard, type ProductCard } from './card'
import { toSale, type Sale } from './sale'

type RawProduct = NonNullable<ProductQueryResult['product']>

/** A size or colour to choose; `key` is the value of its radio button, `label` what visitors read. */
export type Choice = { key: string; label: string }

export type Review = { id: string; name: string; text: string; rating: number }

/** A product of the shop as its page shows it; prices in dollars. */
export type Product = {
  id: string
  number: number
  name: string
  price: number
  sale?: Sale & { badge: string }
  pictures: Picture[]
  category?: string
  sku?: string
  tags: string[]
  sizes: Choice[]
  colours: (Choice & { value: string })[]
  rating: number
  reviewCount: number
  /** Portable text. */
  description: RawProduct['description']
  /** Label and value of each line. */
  vendor: [label: string, value: string][]
  reviews: Review[]
  shipping: { id: string; title: string; text: string }[]
  related: ProductCard[]
}

/** The page of a product, or `undefined` when it has no number, name or price yet. */
export function toProduct({
  product: raw,
  related,
}: ProductQueryResult & { related: RelatedProductsQueryResult }): Product | undefined {
  if (!raw?.number || !raw.name || !isPrice(raw.price)) return undefined
  const sale = toSale(raw.price, raw.sale)
  return {
    id: raw._id,
    number: raw.number,
    name: raw.name,
    price: raw.price,
    sale: sale && { ...sale, badge: raw.saleBadge ?? `-${sale.percent}%` },
    pictures: bounded(raw.pictures).flatMap((picture) => toPicture(picture) ?? []),
    category: raw.category ?? undefined,
    sku: raw.sku ?? undefined,
    tags: bounded(raw.tags),
    sizes: bounded(raw.sizes).map((size) => ({ key: stegaClean(size), label: size })),
    colours: bounded(raw.colours).flatMap(({ name, value }) => {
      const colour = hexColour(value)
      return name && colour ? [{ key: stegaClean(name), label: stegaClean(name), value: colour }] : []
    }),
    rating: raw.rating ?? 0,
    reviewCount: raw.reviewCount ?? 0,
    description: raw.description,
    vendor: vendorLines(raw.vendor),
    reviews: bounded(raw.reviews).flatMap(({ _key, name, text, rating }) =>
      name && text ? [{ id: _key, name, text, rating: rating ?? 0 }] : [],
    ),
    shipping: bounded(raw.shipping).flatMap(({ _key, title, text }) =>
      title ? [{ id: _key, title, text: text ?? '' }] : [],
    ),
    related: related.flatMap((card) => toProductCard(card) ?? []),
  }
}

/** Members of a list that a page shows. A document that was written by API can have any number: 20,000 took nine seconds. */
const maxMembers = 100

const bounded = <Member>(list: readonly Member[] | null): Member[] => (list ?? []).slice(0, maxMembers)

function vendorLines(vendor: RawProduct['vendor']): Product['vendor'] {
  const { vendor: company, shop, name, email, phone } = vendor ?? {}
  const lines = { Vendor: company, Shop: shop, Contact: name, Email: email, Phone: phone }
  return Object.entries(lines).flatMap(([label, value]) => (value ? [[label, value]] : []))
}
