import { expect, it } from 'vitest'
import { link, linksOf, markupOf, wordsOf } from '../testing'

it('says how many products there are', () => {
  const markup = markupOf('homeTiles', {
    layout: 'tiles',
    tiles: [{ _id: 't', name: 'Chairs', count: 26, tag: 'Sit', ...link('', '/shop-v1') }],
  })
  expect(wordsOf(markup)).toBe('Sit Chairs 26 products')
  expect(linksOf(markup)).toEqual(['/shop-v1'])
})
