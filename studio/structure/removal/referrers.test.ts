import { evaluate, parse } from 'groq-js'
import { expect, it } from 'vitest'
import { schema } from '../../testing/schema.ts'
import { placeOf, referrersOf, referrersQuery } from './referrers.ts'

const to = { _type: 'reference', _ref: 'pans' }

it('finds what keeps an item: not what visitors sent about it, nor its redirects', async () => {
  const dataset = [
    { _id: 'pans', _type: 'subCategory' },
    { _id: 'deep', _type: 'subCategory', parent: to },
    { _id: 'drafts.about', _type: 'page', sections: [{ _key: 'a', callToAction: { to } }] },
    { _id: 'quoteRequest.1', _type: 'quoteRequest', lines: [{ item: { ...to, _weak: true } }] },
    { _id: 'old', _type: 'redirect', to: { ...to, _weak: true } },
  ]
  const params = { id: 'pans' }
  const found: unknown = await (await evaluate(parse(referrersQuery, { params }), { dataset, params })).get()
  expect(found).toEqual([
    { _id: 'deep', _type: 'subCategory', isChild: true, sections: null },
    { _id: 'drafts.about', _type: 'page', isChild: false, sections: [{ _key: 'a', callToAction: { to } }] },
  ])
})

it('names the sections of a page that hold the reference, each once, as the list of sections does', () => {
  const link = (key: string, heading: string) => ({
    _key: key,
    _type: 'callToActionBand',
    heading,
    callToAction: { to },
  })
  const other = {
    _key: 'c',
    _type: 'callToActionBand',
    heading: 'Other',
    callToAction: { to: { _ref: 'x' } },
  }
  const slider = { _key: 'd', _type: 'promoBanners', banners: [{ heading: 'Deep pans', link: { to } }] }
  const nameless = { _key: 'e', _type: 'callToActionBand', callToAction: { to } }
  const found = [
    { _id: 'home', _type: 'page', sections: [link('a', 'Old words'), other, nameless] },
    { _id: 'drafts.home', _type: 'page', sections: [link('a', 'Featured'), slider, null, 'text'] },
  ]
  const [home] = referrersOf(found as never, 'pans')
  expect(placeOf(home?.sections ?? [], schema)).toBe('In the sections “Featured”, “Invitation”, “Deep pans”')
  expect(placeOf([], schema)).toBe('')
})
