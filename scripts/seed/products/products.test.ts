import { describe, expect, it } from 'vitest'
import { plainText } from '../prose.ts'
import { allOf } from '../testing.ts'

const products = allOf('product')

describe('the shop', () => {
  it('has the sample product with its exact figures as number 1', () => {
    const chair = products.find(({ number }) => number === 1)
    expect(chair).toMatchObject({
      _id: 'product-classic-relaxable-chair',
      name: 'Classic Relaxable Chair',
      price: 140.99,
      salePrice: 85,
      saleBadge: '-10%',
      saleEnds: 'importDay+30',
      sku: 'CH_0015',
      category: 'Chair',
      sizes: ['S', 'M', 'L', 'XL'],
      reviewCount: 125,
    })
    expect(chair?.colours).toHaveLength(4)
    expect(chair?.pictures.map(({ file }) => file)).toEqual(
      [1, 2, 3, 4].map((number) => `product/classic-relaxable-chair-${number}.webp`),
    )
    expect(chair?.reviews.every(({ rating }) => rating === 5)).toBe(true)
  })

  it('has fourteen products, numbered from 1, one picture for each of the others', () => {
    expect(products.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 14 }, (_, index) => index + 1),
    )
    expect(new Set(products.map(({ sku }) => sku)).size).toBe(14)
    for (const { _id, pictures } of products.filter(({ number }) => number > 1)) {
      expect(pictures.map(({ file }) => file)).toEqual([`product/${_id.replace('product-', '')}.webp`])
    }
  })

  it('uses every category and every item type of the shop', () => {
    expect(new Set(products.map(({ category }) => category)).size).toBe(10)
    expect(new Set(products.map(({ itemType }) => itemType))).toEqual(
      new Set(['Regular', 'Premium', 'Vintage']),
    )
  })

  it('has products at the prices of the home page and of the samples', () => {
    const prices = products.map(({ price }) => price)
    for (const price of [25, 55, 120, 65.9, 99.9, 30.9, 56.9, 50, 20]) {
      expect(prices.filter((each) => each === price)).toEqual([price])
    }
  })

  it('says about each product what it is and gives its measurements', () => {
    for (const { description, reviews, vendor } of products) {
      expect(plainText(description)).toMatch(/\d ?(½ |¾ )?(×|in\b)/)
      expect(plainText(description).split(/\s+/).length).toBeGreaterThan(40)
      expect(reviews.length).toBeGreaterThan(0)
      expect(vendor.email).toContain(vendor.vendor.toLowerCase())
    }
  })
})
