import { expect, it } from 'vitest'
import { linksOf, markupOf, wordsOf } from '../testing'

it('shows as many products as the limit says, with badge and sale price', () => {
  const markup = markupOf('productCollection', {
    limit: 2,
    products: [1, 2, 3].map((number) => ({
      _id: `p${number}`,
      number,
      name: `Lamp ${number}`,
      price: 50,
      sale: number === 1 ? { price: 40, endsAt: null } : null,
      badge: number === 1 ? 'Hot Sale' : null,
      option: { size: 'S', colour: null },
    })),
  })
  expect(linksOf(markup)).toEqual(['/cart', '/product-details/1', '/cart', '/product-details/2'])
  expect(wordsOf(markup)).toBe('Hot Sale Lamp 1 $50.00 Was $50.00 $40.00 Now $40.00 Lamp 2 $50.00')
})
