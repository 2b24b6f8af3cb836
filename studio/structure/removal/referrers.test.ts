import { evaluate, parse } from 'groq-js'
import { expect, it } from 'vitest'
import { referrersQuery } from './referrers.ts'

const to = { _type: 'reference', _ref: 'pans' }

it('finds what keeps an item: not what visitors sent about it, nor its redirects', async () => {
  const dataset = [
    { _id: 'pans', _type: 'subCategory' },
    { _id: 'deep', _type: 'subCategory', parent: to },
    { _id: 'drafts.about', _type: 'page', sections: [{ callToAction: { to } }] },
    { _id: 'quoteRequest.1', _type: 'quoteRequest', lines: [{ item: { ...to, _weak: true } }] },
    { _id: 'old', _type: 'redirect', to: { ...to, _weak: true } },
  ]
  const params = { id: 'pans' }
  const found: unknown = await (await evaluate(parse(referrersQuery, { params }), { dataset, params })).get()
  expect(found).toEqual([
    { _id: 'deep', _type: 'subCategory', isChild: true },
    { _id: 'drafts.about', _type: 'page', isChild: false },
  ])
})
