import { evaluate, parse } from 'groq-js'
import { describe, expect, it } from 'vitest'
import { schema } from '../../testing/schema.ts'
import { placeOf, reasonOf, referrersOf, referrersQuery } from './referrers.ts'

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
  const found = await (await evaluate(parse(referrersQuery, { params }), { dataset, params })).get()
  const referrers = referrersOf(found as Parameters<typeof referrersOf>[0], 'pans')
  expect(referrers.map(({ id, isChild }) => ({ id, isChild }))).toEqual([
    { id: 'deep', isChild: true },
    { id: 'about', isChild: false },
  ])
})

it('names the sections of a page that hold the reference, each once, those of the draft first', () => {
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
  const [home] = referrersOf(found, 'pans')
  expect(home && placeOf(home, schema)).toBe('Sections: “Featured”, “Deep pans”, “Invitation”')
})

describe('the place of a reference', () => {
  const placed = (document: { _id?: string; _type: string; [field: string]: unknown }) => {
    const [referrer] = referrersOf([{ _id: 'one', ...document }], 'pans')
    return referrer && { words: placeOf(referrer, schema), path: referrer.places[0]?.path }
  }
  const item = (key: string, question: string, ...concerns: object[]) => ({
    _key: key,
    _type: 'faqItem',
    question,
    answer: 'So.',
    concerns,
  })
  const block = {
    _key: 'b',
    _type: 'block',
    children: [{ _key: 's', _type: 'span', text: 'See our pans', marks: ['m'] }],
    markDefs: [{ _key: 'm', _type: 'link', to }],
  }

  it('is the question that names the document', () =>
    expect(
      placed({
        _type: 'faqSection',
        items: [item('a', 'Where?'), item('b', 'How hot?', { ...to, _key: 'x' })],
      }),
    ).toEqual({ words: 'Questions: “How hot?”', path: 'items[_key=="b"].concerns[_key=="x"]' }))

  it.each([
    [
      'entry of a menu',
      {
        _id: 'navigation-footer',
        _type: 'navigation',
        items: [{ _key: 'a', _type: 'navigationItem', label: 'Pans', to }],
      },
      { words: 'Entries: “Pans”', path: 'items[_key=="a"].to' },
    ],
    [
      'line of a shop sample',
      { _type: 'cartSample', lines: [{ _key: 'a', name: 'Deep pan', product: to }] },
      { words: 'Lines: “Deep pan”', path: 'lines[_key=="a"].product' },
    ],
    [
      'text, for a link in a paragraph',
      { _type: 'post', body: [block] },
      { words: 'Text', path: 'body[_key=="b"].markDefs[_key=="m"].to' },
    ],
    [
      'field, for a list of documents',
      { _type: 'portfolioItem', products: [{ ...to, _key: 'a' }] },
      { words: 'Products for a room like this', path: 'products[_key=="a"]' },
    ],
    [
      'field, for a field in another one',
      { _type: 'subCategory', selling: { replacedBy: to } },
      { words: 'Prices and facts', path: 'selling.replacedBy' },
    ],
    [
      'badge alone, for a part of the document',
      { _type: 'subCategory', parent: to },
      { words: '', path: 'parent' },
    ],
  ])('is the %s', (_, document, place) => expect(placed(document)).toEqual(place))

  it('is one that the draft still has, before one of the published form', () => {
    const found = [
      { _id: 'one', _type: 'faqSection', items: [item('a', 'Old?', { ...to, _key: 'x' })] },
      { _id: 'drafts.one', _type: 'faqSection', items: [item('b', 'New?', { ...to, _key: 'y' })] },
    ]
    expect(referrersOf(found, 'pans')[0]?.places.map(({ path }) => path)).toEqual([
      'items[_key=="b"].concerns[_key=="y"]',
      'items[_key=="a"].concerns[_key=="x"]',
    ])
  })
})

it('says what becomes of comments, which cannot be without their post', () => {
  const comment = (_id: string) => ({ _id, _type: 'comment', post: to })
  expect(reasonOf(referrersOf([comment('a')], 'pans'))).toBe(
    'One comment was written below it. Delete it first.',
  )
  const page = { _id: 'home', _type: 'page', sections: [{ _key: 'a', callToAction: { to } }] }
  expect(reasonOf(referrersOf([comment('a'), comment('b'), page], 'pans'))).toBe(
    '2 comments were written below it. Delete them first. One document links to it or shows it. Take it out there and publish that first, or choose something else.',
  )
})

it('finds the places of a list that refers to it tens of thousands of times, as a program can store', () => {
  const links = Array.from({ length: 30_000 }, (_, n) => ({ _key: `k${n}`, _type: 'link', to }))
  const found = ['home', 'drafts.home'].map((_id) => ({ _id, _type: 'page', links }))
  const [home] = referrersOf(found, 'pans')
  expect(home?.places).toHaveLength(30_000)
  expect(home?.places.at(-1)).toMatchObject({ opens: 'links[_key=="k29999"].to', entry: { _key: 'k29999' } })
})

it('names a few entries of a list, and the beginning of long names', () => {
  const sections = Array.from({ length: 9 }, (_, n) => ({
    _key: `k${n}`,
    _type: 'callToActionBand',
    heading: n === 0 ? 'long '.repeat(3000) : `Heading ${n}`,
    callToAction: { to },
  }))
  const [home] = referrersOf([{ _id: 'home', _type: 'page', sections }], 'pans')
  expect(home && placeOf(home, schema)).toMatch(
    /^Sections: “(long ){16} …”, “Heading 1”, “Heading 2”, “Heading 3”, “Heading 4”, and more$/,
  )
})

it('says that there are more than were looked at', () => {
  const referrers = referrersOf(
    [
      { _id: 'home', _type: 'page', links: [to] },
      { _id: 'b', _type: 'page', links: [to] },
    ],
    'pans',
  )
  expect(reasonOf(referrers, true)).toMatch(/^At least 2 documents link to it/)
})
