import { expect, it } from 'vitest'
import { detailsJsonLd } from './details-json-ld'

const page = {
  slug: 'kraft-bags-brown',
  name: 'Brown',
  title: 'Kraft Bags, Brown',
  description: 'Kraft bags with twisted handles.',
  ancestors: [
    { name: 'Paper Bags', slug: 'paper-bags' },
    { name: 'Kraft Bags', slug: 'kraft-bags' },
  ],
  pictures: [{ alt: 'A bag', assetId: `image-${'a'.repeat(40)}-1200x1200-webp` }],
  features: [],
  sizes: [],
  siblings: [],
}

it('says what a product page shows: name, words, whole picture addresses, where it belongs', () => {
  expect(detailsJsonLd(page, 'Paper & Home', 'https://shop.example')).toEqual({
    '@type': 'Product',
    name: 'Kraft Bags, Brown',
    description: 'Kraft bags with twisted handles.',
    image: [expect.stringMatching(/^https:\/\/shop\.example\/cdn\/1200\/[\w-]{10}\/a{40}-1200x1200\.webp$/)],
    category: 'Paper Bags > Kraft Bags',
    brand: { '@type': 'Brand', name: 'Paper & Home' },
  })
})

it('invents neither offers nor ratings', () => {
  const facts = detailsJsonLd(page, 'Paper & Home', 'https://shop.example')
  expect(Object.keys(facts)).not.toContain('offers')
  expect(Object.keys(facts)).not.toContain('aggregateRating')
})
