import { expect, it } from 'vitest'
import { isKnownAddress, isOutside, linkedAddresses } from './addresses.ts'

const documents = [
  { _type: 'page', route: '/about' },
  { _type: 'product', number: 3 },
  { _type: 'post', number: 4 },
  { _type: 'category', slug: { current: 'foils' } },
  { _type: 'subCategory', slug: { current: 'Kraft-sheets' } },
  { _type: 'subCategory', slug: { current: 'bakery-cakes' } },
  { _type: 'page', route: null, slug: null },
]

it.each([
  '/',
  '/about',
  '/About',
  '/about#team',
  '/shop-v1',
  '/product-details/3',
  '/blog-details-v2/4',
  '/product-category?category=foils',
  '/product-details?category=kraft-sheets',
  '/product-details?category=cake-boxes',
])('knows %s', (address) => expect(isKnownAddress(address, documents)).toBe(true))

it.each([
  '/abuot',
  '/product-details/4',
  '/blog-details-v2/3',
  '/product-details?category=foil',
  '/portfolio-details-v1/1',
])('does not know %s', (address) => expect(isKnownAddress(address, documents)).toBe(false))

it('finds every address at any depth, and tells those of other sites', () => {
  const addresses = linkedAddresses({
    a: [{ href: '/x' }, { deep: { href: 'https://example.com' } }],
    href: 1,
  })
  expect(addresses).toEqual(['/x', 'https://example.com'])
  expect(addresses.map(isOutside)).toEqual([false, true])
  expect(isOutside('//elsewhere.example')).toBe(true)
})
