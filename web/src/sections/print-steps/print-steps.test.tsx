import { expect, it } from 'vitest'
import { link, linksOf, markupOf, wordsOf } from '../testing'

it('shows the steps in their order, with time and minimum, and a way on', () => {
  const markup = markupOf('printSteps', {
    heading: 'Printed with Your Mark',
    steps: [
      { _key: 'a', title: 'Artwork', text: 'Send a PDF.', time: '2 working days', minimum: 'free' },
      { _key: 'draft', title: null, text: 'Not finished' },
      { _key: 'b', title: 'Print', time: null, minimum: 'from 3,000 pieces' },
    ],
    callToAction: link('Get A Quote', '/contact'),
  })
  expect(wordsOf(markup)).toBe(
    'Printed with Your Mark 1 Artwork 2 working days free Send a PDF. 2 Print from 3,000 pieces Get A Quote',
  )
  expect(markup.match(/<ol/g)).toHaveLength(1)
  expect(linksOf(markup)).toEqual(['/contact'])
})
