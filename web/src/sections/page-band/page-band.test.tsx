import { expect, it } from 'vitest'
import { linksOf, markupOf, wordsOf } from '../testing'

it('shows breadcrumbs, and links to the home page', () => {
  const markup = markupOf('pageBand', { heading: 'FAQs', text: 'Ask us.' })
  expect(wordsOf(markup)).toBe('Home FAQs FAQs Ask us.')
  expect(linksOf(markup)).toEqual(['/'])
})
