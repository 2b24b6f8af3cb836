import { expect, it } from 'vitest'
import { bags } from '../selling/testing'
import { detailsJsonLd } from './details-json-ld'

const page = {
  slug: 'kraft-bags-brown',
  name: 'Brown',
  title: 'Kraft Bags, Brown',
  description: 'Kraft bags with twisted handles.',
  ancestors: [
    { label: 'Paper Bags', href: '/product-category?category=paper-bags' },
    { label: 'Kraft Bags', href: '/product-category?category=kraft-bags' },
  ],
  pictures: [{ alt: 'A bag', assetId: `image-${'a'.repeat(40)}-1200x1200-webp` }],
  features: [],
  sizes: [],
  siblings: [],
  ids: [],
}

it('has what a product page shows: name, words, absolute picture addresses, breadcrumbs', () => {
  expect(detailsJsonLd(page, 'Paper & Home', 'https://shop.example')).toEqual({
    '@type': 'Product',
    name: 'Kraft Bags, Brown',
    description: 'Kraft bags with twisted handles.',
    image: [expect.stringMatching(/^https:\/\/shop\.example\/cdn\/1200\/[\w-]{10}\/a{40}-1200x1200\.webp$/)],
    category: 'Paper Bags > Kraft Bags',
    brand: { '@type': 'Brand', name: 'Paper & Home' },
  })
})

it('offers each size with its price for the smallest order', () => {
  const { offers } = detailsJsonLd({ ...page, selling: bags }, 'Paper & Home', 'https://shop.example')
  expect(offers).toMatchObject({ lowPrice: '19.00', highPrice: '23.00', priceCurrency: 'USD', offerCount: 2 })
  expect(offers?.offers[1]).toMatchObject({
    sku: 'KBB-02',
    price: '23.00',
    url: 'https://shop.example/product-details?category=kraft-bags-brown#size-KBB-02',
    eligibleQuantity: { minValue: 1, unitText: 'case' },
    priceSpecification: { referenceQuantity: { value: 500 } },
  })
})

it('invents neither offers nor ratings', () => {
  const facts = detailsJsonLd(page, 'Paper & Home', 'https://shop.example')
  expect(facts.offers).toBeUndefined()
  expect(Object.keys(facts)).not.toContain('aggregateRating')
})

it('offers nothing that is no longer made', () => {
  const replacement = { name: 'White', slug: 'kraft-bags-white' }
  const facts = detailsJsonLd({ ...page, selling: bags, replacement }, 'Paper & Home', 'https://shop.example')
  expect(facts.offers).toBeUndefined()
})
