import { expect, it } from 'vitest'
import { markupOf, wordsOf } from '../testing'

it('shows everything at first', () => {
  const markup = markupOf('galleryTabs', {
    tabs: [
      { _key: 'all', label: 'All' },
      { _key: 's', label: 'Full Interior', category: 'Interior' },
    ],
    items: [
      { _id: 'a', name: 'Hall', categories: ['Interior'] },
      { _id: 'b', name: 'Jug', categories: ['Vase'] },
    ],
  })
  expect(markup).toMatch(/aria-pressed="true"[^>]*>All/)
  expect(wordsOf(markup)).toContain('2 pictures')
})
