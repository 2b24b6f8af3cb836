import { expect, it } from 'vitest'
import { markupOf } from '../testing'

it('has every answer in the page, closed, in one exclusive group, and as structured data', () => {
  const entry = (question: string) => ({ question, answer: `Answer to ${question}` })
  const markup = markupOf('faqGroups', {
    groups: [
      { _id: 'a', title: 'For Shipping', items: [entry('What does it cost?')] },
      { _id: 'b', title: 'Product Return', items: [entry('How do I return it?')] },
    ],
  })
  expect(markup.match(/<details name="0"[^>]*>/g)).toHaveLength(2)
  expect(markup).not.toContain(' open')
  expect(markup).toMatch(
    /<summary><h3>What does it cost\?<\/h3>.*?<\/summary><p>Answer to What does it cost\?/,
  )
  expect(markup).toContain('"@type":"FAQPage"')
})
