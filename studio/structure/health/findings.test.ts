import { expect, it } from 'vitest'
import { findingsIn, findingsOf, type Examined } from './findings.ts'
import { referencesIn } from './links.ts'

const asset = { _type: 'reference', _ref: 'image-1' }
const good = { _type: 'picture', asset, alt: 'Two bags' }
const reference = (_ref: string) => ({ _type: 'reference', _ref })
const mute = { _type: 'picture', asset, alt: ' ' }

const shop: Examined[] = [
  {
    _id: 'foils',
    _type: 'category',
    name: 'Foils',
    slug: { current: 'foils' },
  },
  {
    _id: 'rolls',
    _type: 'subCategory',
    name: 'Rolls',
    parent: { _type: 'reference', _ref: 'foils' },
    details: { description: 'Strong.', pictures: [good] },
  },
  {
    _id: 'about',
    _type: 'page',
    title: 'About',
    route: '/about',
    sections: [{ link: { label: 'Us', to: reference('about') } }],
  },
  { _id: 'ann', _type: 'teamMember', name: 'Ann', picture: good },
]
const pictured = new Map([['teamMember', 'picture']])
const found = (...documents: Examined[]) =>
  findingsIn([...shop, ...documents], pictured).map(({ check, id, where }) => [check, id, where])

it('finds nothing in a shop that is complete', () => expect(found()).toEqual([]))

it('finds what visitors cannot reach', () =>
  expect(found({ _id: 'lost', _type: 'subCategory', details: { description: 'Strong.' } })).toEqual([
    ['unlinked', 'lost', 'parent'],
  ]))

it('finds items that are part of each other', () => {
  const item = (_id: string, parent: string): Examined => ({
    _id,
    _type: 'subCategory',
    parent: reference(parent),
    details: { description: 'Strong.' },
  })
  expect(found(item('a', 'b'), item('b', 'a'))).toEqual([
    ['unlinked', 'a', 'parent'],
    ['unlinked', 'b', 'parent'],
  ])
})

it('joins no longer paths for thousands of places below hundreds of long names, nor shows millions of characters', () => {
  let value: unknown = [
    { _type: 'picture', asset: {} },
    { label: 'x'.repeat(2_000_000), to: { _ref: 'gone' } },
  ]
  for (let level = 0; level < 96; level += 1) {
    value = [{ _key: 'k'.repeat(200), ['n'.repeat(128)]: value }]
  }
  const document = { _id: 'a', _type: 'page', sections: value }
  expect(referencesIn(document).map(({ path }) => path.length < 1500)).toEqual([true])
  const found = findingsOf([document], new Map())
  expect(found.map(({ check, path, detail }) => [check, path, detail?.length])).toEqual([
    ['alt', 'sections', undefined],
    ['link', 'sections', 200],
  ])
})

it('names the field only of places whose names are very long, and a hundred of one document, as a program can store', () => {
  const pictures = Array.from({ length: 2000 }, (_, n) => ({ ...mute, _key: `p${n}` }))
  const deep = Array.from({ length: 20 }).reduce<object>((inner) => ({ ['n'.repeat(100)]: inner }), {
    pictures,
  })
  const sections = [{ _key: 'k'.repeat(1_000_000), _type: 'x', deep }]
  const findings = findingsOf([...shop, { _id: 'x', _type: 'page', route: '/x', sections }], pictured)
  expect(findings).toHaveLength(100)
  expect(findings[0]).toMatchObject({ where: 'sections', path: 'sections', opens: 'sections' })
})

it.each([
  [{ _id: 'x', _type: 'category' }, 'details'],
  [{ _id: 'x', _type: 'category', details: { _type: 'details', title: 'X' } }, 'details'],
  [{ _id: 'x', _type: 'page', route: '/x' }, 'sections'],
  [{ _id: 'x', _type: 'product', name: 'Chair', picture: good }, 'description'],
])('finds that there is nothing to read in %j', (document, field) =>
  expect(found(document)).toEqual([['empty', 'x', field]]),
)

it('finds a picture without a description, wherever it stands', () => {
  const body = [{ _type: 'block' }, mute]
  expect(found({ _id: 'x', _type: 'post', body, picture: good })).toEqual([['alt', 'x', 'body']])
  expect(found({ _id: 'x', _type: 'teamMember', picture: mute })).toEqual([['alt', 'x', 'picture']])
})

it('finds that a picture is missing', () => {
  expect(found({ _id: 'x', _type: 'teamMember' })).toEqual([['picture', 'x', 'picture']])
  expect(found({ _id: 'x', _type: 'teamMember', picture: { _type: 'picture', alt: 'A' } })).toEqual([
    ['picture', 'x', 'picture'],
  ])
})

it('finds every link that leads nowhere, with field and words', () => {
  const link = (label: string, _ref: string) => ({ label, to: reference(_ref) })
  const cart = { _id: 'screen-cart', _type: 'screen' }
  const items = [link('Us', 'gone'), link('Us', 'gone'), link('About', 'about'), link('Cart', 'screen-cart')]
  const menu = { _id: 'x', _type: 'navigation', items }
  expect(found(cart, menu)).toEqual([
    ['link', 'x', 'items'],
    ['link', 'x', 'items'],
  ])
  const old = { _id: 'old', _type: 'redirect', from: '/old', to: reference('gone') }
  const details = findingsIn([cart, menu, old], pictured).map(({ check, detail }) => [check, detail])
  expect(details).toContainEqual(['link', 'About'])
  expect(details).toContainEqual(['link', 'a deleted document'])
})

it('takes a link to a document without a published form for broken', () => {
  const page = { _id: 'p', _type: 'page', sections: [{ to: reference('about') }] }
  const findings = findingsIn([...shop, page], pictured, new Set(['p']))
  expect(findings.map(({ check, id, where }) => [check, id, where])).toContainEqual(['link', 'p', 'sections'])
})

it('tells documents that were never published from those that visitors can see', () => {
  const [about, idea] = ['about', 'idea'].map((_id) => ({ _id, _type: 'page' }))
  const findings = findingsIn([about!, idea!], pictured, new Set(['about']))
  expect(findings.map(({ id, isPublished }) => [id, isPublished])).toEqual([
    ['about', true],
    ['idea', false],
  ])
})

it('tells faults of the draft, of what is published and of both apart', () => {
  const faulty = { _id: 'x', _type: 'teamMember', name: 'X', picture: mute }
  const fixed = { ...faulty, picture: good }
  const draft = (document: Examined) => ({ ...document, _id: `drafts.${document._id}` })
  const states = (...documents: Examined[]) =>
    findingsOf([...shop, ...documents], pictured).map(
      ({ check, id, isPublished, isFixedInDraft, isOnlyInDraft }) => [
        check,
        id,
        isPublished,
        isFixedInDraft ? 'fixed in draft' : isOnlyInDraft ? 'in draft only' : undefined,
      ],
    )
  expect(states(faulty)).toEqual([['alt', 'x', true, undefined]])
  expect(states(draft(fixed), faulty)).toEqual([['alt', 'x', true, 'fixed in draft']])
  expect(states(fixed)).toEqual([])
  // Changed, but as faulty as before; and faulty in the draft only.
  expect(states(draft({ ...faulty, name: 'Y' }), faulty)).toEqual([['alt', 'x', true, undefined]])
  expect(states(draft(faulty), fixed)).toEqual([['alt', 'x', true, 'in draft only']])
  expect(states(draft(faulty))).toEqual([['alt', 'x', false, undefined]])
  expect(states(draft(fixed))).toEqual([])
})

it('does not list a broken link twice when its words have changed in the draft', () => {
  const menu = (label: string) => ({ _type: 'navigation', items: [{ label, to: reference('gone') }] })
  const findings = findingsOf(
    [...shop, { _id: 'm', ...menu('Old') }, { _id: 'drafts.m', ...menu('New') }],
    pictured,
  )
  expect(findings.map(({ detail, isFixedInDraft }) => [detail, isFixedInDraft])).toEqual([['New', undefined]])
})

it('warns of a certificate from 60 days before its last day on', () => {
  const certificate = (validUntil: string) => ({ _id: 'c', _type: 'certificate', title: 'C', validUntil })
  const checksOn = (today: string) =>
    findingsIn([certificate('2027-03-31')], pictured, new Set(['c']), today).map(({ check }) => check)
  expect(checksOn('2027-01-29')).toEqual([])
  expect(checksOn('2027-01-30')).toEqual(['expiring'])
  expect(checksOn('2027-05-01')).toEqual(['expiring'])
})

it('names a document by what an editor knows it by', () => {
  const [finding] = findingsIn([{ _id: 'x', _type: 'category', title: ' ', name: null }], pictured)
  expect(finding?.title).toBe('Untitled (category)')
})
