import { describe, expect, it } from 'vitest'
import { cardHref, listingHref } from './links'

describe('cardHref', () => {
  it('leads to the listing when there are children', () => {
    expect(cardHref({ slug: 'paper-bags', childCount: 10 })).toBe('/product-category?category=paper-bags')
  })
  it('leads to the details when there are none', () => {
    expect(cardHref({ slug: 'foam-products', childCount: 0 })).toBe('/product-details?category=foam-products')
  })
  it('leads to the listing, which says so, when there are neither children nor details yet', () => {
    expect(cardHref({ slug: 'new', childCount: 0, hasDetails: false })).toBe('/product-category?category=new')
  })
})

it('keeps a strange slug inside its parameter', () => {
  expect(listingHref('a&b=c')).toBe('/product-category?category=a%26b%3Dc')
})
