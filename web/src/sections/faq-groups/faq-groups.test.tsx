import { expect, it } from 'vitest'
import { markupOf } from '../testing'

it('starts with every answer closed, and tells search engines', () => {
  const markup = markupOf('faqGroups', {
    groups: [
      { _id: 'g', title: 'For Shipping', items: [{ question: 'What does it cost?', answer: '£5.95' }] },
    ],
  })
  expect(markup).toMatch(/<button[^>]*aria-expanded="false"[^>]*>(?:<bdi>)?What does it cost\?/)
  expect(markup).toContain('"@type":"FAQPage"')
})
