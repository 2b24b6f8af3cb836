import { expect, it } from 'vitest'
import { linksOf, markupOf, wordsOf } from '../testing'

const picture = { alt: 'Bags', asset: { _ref: 'image-abc-1000x1000-webp', _type: 'reference' } }
const item = {
  _type: 'subCategory',
  _id: 'sub',
  slug: 'kraft-bags-brown',
  childCount: 0,
  hasDetails: true,
  route: null,
  number: null,
}

it('leads from each example to the item that was printed, where there is one', () => {
  const markup = markupOf('printExamples', {
    examples: [
      { _key: 'a', title: 'Bakery bags', text: 'One colour.', picture, item },
      { _key: 'b', title: 'Sticker', picture, item: null },
      { _key: 'c', title: 'Without picture', picture: null, item },
    ],
  })
  expect(wordsOf(markup)).toBe('Bakery bags One colour. Sticker')
  expect(linksOf(markup)).toEqual(['/product-details?category=kraft-bags-brown'])
  expect(markup).toContain('alt="Bags"')
})
