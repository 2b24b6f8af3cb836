import { expect, it } from 'vitest'
import { linksOf, loadedMarkupOf, wordsOf } from '../testing'

const picture = (name: string) => ({ alt: name, asset: { _ref: `image-${name}-960x1200-webp` } })

it('shows everything at first, and leaves out what has no picture and buttons that would show nothing', async () => {
  const markup = await loadedMarkupOf({
    _type: 'galleryTabs',
    tabs: [
      { _key: 'all', label: 'All' },
      { _key: 's', label: 'Full Interior', category: 'Interior' },
      { _key: 't', label: 'Tables', category: 'Table' },
    ],
    items: [
      { _id: 'a', name: 'Hall', categories: ['Interior'], picture: picture('hall') },
      { _id: 'b', name: 'Jug', categories: ['Vase'], picture: picture('jug') },
      { _id: 'c', name: 'Later', categories: ['Vase'] },
    ],
  })
  expect(markup).toMatch(/aria-pressed="true"[^>]*>All/)
  expect(wordsOf(markup)).toContain('2 pictures')
  expect(wordsOf(markup)).not.toMatch(/Tables|Later/)
  // Without script a tile leads to the file of its picture.
  expect(linksOf(markup)).toEqual([
    expect.stringContaining('hall-960x1200'),
    expect.stringContaining('jug-960x1200'),
  ])
})
