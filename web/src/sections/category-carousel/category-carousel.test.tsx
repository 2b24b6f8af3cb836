import { expect, it } from 'vitest'
import { linksOf, markupOf } from '../testing'

it('leads from the card by what the category holds, from the name to the category', () => {
  const markup = markupOf('categoryCarousel', {
    categories: [
      { _id: 'c', _type: 'category', name: 'Foils', slug: 'foils', childCount: 0, hasDetails: true },
    ],
  })
  expect(linksOf(markup)).toEqual(['/product-details?category=foils', '/product-category?category=foils'])
})
