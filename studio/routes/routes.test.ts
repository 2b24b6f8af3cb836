import { describe, expect, it } from 'vitest'
import { cardHref, listingHref } from './catalogue.ts'
import { hrefOf } from './href.ts'
import { isReservedPath, screenAt } from './reserved.ts'
import { screenEntries } from './screens.ts'
import { isSlug, resolveSlugAlias } from './slugs.ts'

describe('hrefOf', () => {
  it.each([
    [{ _type: 'page', route: '/about' }, '/about'],
    [{ _type: 'page' }, undefined],
    [{ _type: 'page', route: '//elsewhere.example' }, undefined],
    [{ _type: 'page', route: '/..//elsewhere.example' }, undefined],
    [{ _type: 'page', route: '/\\elsewhere.example' }, undefined],
    [{ _type: 'page', route: '/\t/elsewhere.example' }, undefined],
    [{ _type: 'page', route: '/about\\..\\..' }, undefined],
    // only a program can store such a list
    [{ _type: 'page', route: ['/about'] as never }, undefined],
    [{ _type: 'screen', _id: 'screen-cart' }, '/cart'],
    [{ _type: 'screen', _id: 'drafts.screen-forgot-password' }, '/forger-password'],
    [{ _type: 'screen', _id: 'screen-toString' }, undefined],
    [{ _type: 'category', slug: 'foils', childCount: 2 }, '/product-category?category=foils'],
    [{ _type: 'category', slug: 'foam', childCount: 0, hasDetails: true }, '/product-details?category=foam'],
    [
      { _type: 'subCategory', slug: 'Kraft-sheets', hasDetails: true },
      '/product-details?category=Kraft-sheets',
    ],
    [{ _type: 'subCategory', slug: 'a&b=c', hasDetails: true }, '/product-details?category=a%26b%3Dc'],
    [{ _type: 'subCategory' }, undefined],
    [{ _type: 'product', number: 3 }, '/product-details/3'],
    [{ _type: 'product', number: null }, undefined],
    [{ _type: 'post', number: 2 }, '/blog-details-v1/2'],
    [{ _type: 'tag', slug: 'vase' }, '/blog-tag?tag=vase'],
    [{ _type: 'tag' }, undefined],
    [{ _type: 'portfolioItem', number: 1 }, '/portfolio-details-v1/1'],
    [{ _type: 'testimonial', number: 1 }, undefined],
  ])('of %j is %s', (target, href) => expect(hrefOf({ _id: 'any', ...target })).toBe(href))
})

describe('cardHref', () => {
  it.each([
    ['children', { childCount: 10, hasDetails: false }, '/product-category?category=x'],
    ['details only', { childCount: 0, hasDetails: true }, '/product-details?category=x'],
    ['neither', { childCount: 0, hasDetails: false }, '/product-category?category=x'],
  ])('of an entry with %s', (_, entry, href) => expect(cardHref({ slug: 'x', ...entry })).toBe(href))

  it('keeps an unusual slug inside its parameter', () =>
    expect(listingHref('a&b=c')).toBe('/product-category?category=a%26b%3Dc'))
})

describe('isReservedPath', () => {
  it.each([
    '/search',
    '/Search',
    '/product-category',
    '/product-details/3',
    '/shop-v4',
    '/cart',
    '/api/x',
    '/cdn',
    '/_next/static',
    '/index',
    '/Index/about',
  ])('reserves %s', (path) => expect(isReservedPath(path)).toBe(true))
  it.each(['/', '/about', '/sampler', '/cartography', '/terms-and-conditions', '/about/cart'])(
    'leaves %s',
    (path) => expect(isReservedPath(path)).toBe(false),
  )
  it('knows the fixed page of a path and of its aliases', () => {
    expect([screenAt('/CART')?.title, screenAt('/shop-v4')?.path, screenAt('/about')]).toEqual([
      'Cart',
      '/shop-v3',
      undefined,
    ])
  })
})

describe('screens', () => {
  it('have paths and aliases of their own', () => {
    const paths = screenEntries.flatMap(([, { path, aliases = [] }]) => [path, ...aliases])
    expect(paths.toSorted()).toEqual([...new Set(paths)].toSorted())
  })
})

describe('resolveSlugAlias', () => {
  it.each([
    ['cake-boxes', 'bakery-cakes'],
    ['Cake-Boxes', 'bakery-cakes'],
    ['clear-hinged-containers', 'clear-hinged-boxes'],
    ['Kraft-sheets', 'Kraft-sheets'],
    ['constructor', 'constructor'],
  ])('of %s is %s', (given, slug) => expect(resolveSlugAlias(given)).toBe(slug))
})

describe('isSlug', () => {
  it.each(['kraft-bags', 'Kraft-sheets', 'foil-rolls-12x1000', '1'])('takes %s', (text) =>
    expect(isSlug(text)).toBe(true),
  )
  it.each(['', '-', '-bags', 'a b', 'a/b', 'a"b', `a${'b'.repeat(96)}`])('refuses %j', (text) =>
    expect(isSlug(text)).toBe(false),
  )
})
