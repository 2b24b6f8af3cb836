import { expect, it } from 'vitest'
import { rawBags } from '@/content/selling/testing'
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

it('names what three quantities of the item cost in the colours of the example', () => {
  const example = { _key: 'a', title: 'Bakery bags', picture, item: { ...item, selling: rawBags } }
  const one = wordsOf(markupOf('printExamples', { examples: [example] }))
  expect(one).toBe(
    'Bakery bags 5 × 3 × 10 in, in one colour, with its plate: 5,000 bags for $364.30 10,000 bags for $597.20 20,000 bags for $1,054.40',
  )
  const two = wordsOf(markupOf('printExamples', { examples: [{ ...example, colours: 2 }] }))
  expect(two).toContain('in 2 colours, with plates: 5,000 bags for $454.30')
  const tooMany = wordsOf(markupOf('printExamples', { examples: [{ ...example, colours: 3 }] }))
  expect(tooMany).toBe('Bakery bags')
})
