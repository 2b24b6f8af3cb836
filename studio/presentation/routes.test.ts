import { expect, it } from 'vitest'
import { routeOf } from './routes.ts'

it.each([
  [{ _type: 'page', route: '/about' }, '/about'],
  [{ _type: 'page' }, undefined],
  [{ _type: 'page', route: '//elsewhere.example' }, undefined],
  [{ _type: 'category', slug: { current: 'foils' }, products: [{}] }, '/product-category?category=foils'],
  [
    { _type: 'category', slug: { current: 'foam-products' }, products: [] },
    '/product-details?category=foam-products',
  ],
  [{ _type: 'subCategory', slug: { current: 'Kraft-sheets' } }, '/product-details?category=Kraft-sheets'],
  [{ _type: 'subCategory', slug: { current: 'a&b' } }, '/product-details?category=a%26b'],
  [{ _type: 'subCategory' }, undefined],
  [{ _type: 'siteSettings' }, '/'],
  [{ _type: 'details' }, undefined],
])('shows %j at %s', (document, route) => expect(routeOf(document)).toBe(route))
