import { expect, it } from 'vitest'
import { linksOf, markupOf } from '../testing'

it('leads to the work', () => {
  const markup = markupOf('portfolioSlider', {
    items: [{ _id: 'a', number: 3, name: 'Classic Interior Set', tag: 'Classic Interior' }],
  })
  expect(linksOf(markup)).toEqual(['/portfolio-details-v1/3'])
})
