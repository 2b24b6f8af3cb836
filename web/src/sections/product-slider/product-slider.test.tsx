import { expect, it } from 'vitest'
import { linksOf, markupOf, wordsOf } from '../testing'

it('shows price and button of products that are there', () => {
  const markup = markupOf('productSlider', {
    buttonLabel: 'Buy Now',
    slides: [
      { _key: 'a', text: 'Oak', product: { _id: 'p', number: 7, name: 'Chair', price: 120, option: {} } },
      { _key: 'b', product: null },
    ],
  })
  expect(wordsOf(markup)).toBe('Chair $120.00 Oak Buy Now')
  expect(linksOf(markup)).toEqual(['/product-details/7'])
})
