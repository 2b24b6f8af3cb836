import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { ProductCard } from '@/content/products/card'
import { viewShop } from '@/content/shop/listing'
import { toShopContent } from '@/content/shop/shop'
import { type ShopLayout, shopLayouts } from './layouts'
import { ShopListing } from './shop-listing'

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }))

const { shop } = toShopContent({
  products: Array.from({ length: 5000 }, (_, index) => ({
    _id: `p${index + 1}`,
    number: index + 1,
    name: `Lounge Stool ${index + 1}`,
    category: 'Chair',
    price: 50 + (index % 200),
    sale: { price: null, endsAt: null },
    _createdAt: '2026-01-01T00:00:00Z',
    itemType: 'Regular',
    brand: `Brand ${index % 5}`,
  })),
  filters: null,
  showSamples: false,
})

const cardOf = (number: number): ProductCard => ({
  id: `p${number}`,
  number,
  name: `Lounge Stool ${number}`,
  href: `/product-details/${number}`,
  cartHref: '/cart',
  price: 50,
  option: {},
})

function markupOf(layout: ShopLayout, query: string): string {
  const view = viewShop(shop, query, shopLayouts[layout])
  const cards = view.page.items.map(({ number }) => cardOf(number))
  return renderToStaticMarkup(
    <ShopListing
      shop={shop}
      view={view}
      cards={cards}
      layout={layout}
      path={`/${layout}`}
      morePath="/shop-v1"
    />,
  )
}

const cardsIn = (markup: string) => [...markup.matchAll(/<article/g)].length

it.each([
  ['shop-v1', '', 12],
  ['shop-v1', 'page=3', 36],
  ['shop-v1', 'page=417', 236],
  ['shop-v2', 'page=2', 9],
  ['shop-v3', 'brand=brand-1&sort=price', 10],
] as const)('%s?%s shows %i of 5,000 products, and knows nothing of the others', (layout, query, count) => {
  const markup = markupOf(layout, query)
  expect(cardsIn(markup)).toBe(count)
  expect(new Set(markup.match(/Lounge Stool \d+/g)).size).toBe(count)
})

it('counts all of them', () => {
  const markup = markupOf('shop-v3', 'brand=brand-1')
  expect(markup).toContain('1000 of 5000 products')
  expect(markup).toContain('Brand 2 (1000)')
  expect(markup).toContain('href="/shop-v1?brand=brand-1"')
})

it('marks the first card that Load More adds, and leads back where earlier cards are left out', () => {
  const parts = markupOf('shop-v1', 'page=2').split('data-first-new')
  expect(parts.map(cardsIn)).toEqual([12, 12])
  expect(markupOf('shop-v1', 'page=20')).not.toContain('Show from the start')
  expect(markupOf('shop-v1', 'page=21')).toContain('Show from the start')
})
