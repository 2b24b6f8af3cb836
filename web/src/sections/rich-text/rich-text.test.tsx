import { expect, it } from 'vitest'
import { markupOf } from '../testing'

it('shows headings, and leaves out blocks it does not know', () => {
  const markup = markupOf('richText', {
    body: [
      {
        _type: 'block',
        _key: 'h',
        style: 'h2',
        markDefs: [],
        children: [{ _type: 'span', _key: 's', text: 'Orders', marks: [] }],
      },
      { _type: 'unheardOf', _key: 'u' },
    ],
  })
  expect(markup).toMatch(/<h2[^>]*>Orders<\/h2>/)
})
