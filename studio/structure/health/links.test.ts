import { expect, it } from 'vitest'
import { isBroken, openable, referencesIn, type Linked } from './links.ts'

const to = (_ref: string) => ({ _type: 'reference', _ref })
const documents = new Map<string, Linked>(
  [
    { _id: 'about', _type: 'page', route: '/about' },
    { _id: 'blank', _type: 'page' },
    { _id: 'draft', _type: 'page', route: '/draft' },
    { _id: 'bag', _type: 'subCategory', slug: { current: 'bag' } },
    { _id: 'screen-categories', _type: 'screen' },
    { _id: 'screen-cart', _type: 'screen' },
    { _id: 'ann', _type: 'author' },
  ].map((each) => [each._id, each]),
)
const published = new Set([...documents.keys()].filter((id) => id !== 'draft'))

it('finds references at any depth, with field and label', () => {
  const document = {
    _id: 'x',
    author: to('ann'),
    picture: { asset: to('image-1') },
    sections: [
      { _key: 's', button: { label: 'Go', to: to('about') }, body: [{ markDefs: [{ to: to('gone') }] }] },
    ],
  }
  expect(referencesIn(document)).toEqual([
    { field: 'author', path: 'author', id: 'ann', isLink: false, label: undefined },
    { field: 'sections', path: 'sections[_key=="s"].button.to', id: 'about', isLink: true, label: 'Go' },
    {
      field: 'sections',
      path: 'sections[_key=="s"].body[0].markDefs[0].to',
      id: 'gone',
      isLink: true,
      label: undefined,
    },
  ])
})

it.each([
  ['about', false],
  ['bag', false],
  ['screen-categories', false],
  ['gone', true],
  ['draft', true],
  ['blank', true],
  ['ann', true],
  ['screen-cart', false],
])('a link to %s is broken: %s', (id, expected) =>
  expect(isBroken({ id, isLink: true }, documents, published)).toBe(expected),
)

it('asks of a reference that is no link only that its document is published', () => {
  const isWrong = (id: string) => isBroken({ id, isLink: false }, documents, published)
  expect([isWrong('ann'), isWrong('draft')]).toEqual([false, true])
})

it.each([
  ['sections[_key=="s"].button.to', 'sections[_key=="s"].button.to'],
  ['odd[_key=="s"].button.to', 'odd'],
  ['sections[_key=="s"].odd[1].to', 'sections[_key=="s"].odd'],
  ['sections[_key=="a"b"].odd[1].to', 'sections'],
  ['author', 'author'],
])('opens of %s what the Studio can find: %s', (path, opens) => {
  const odd = [null, { _key: 's', button: { to: 1 } }]
  const document = { author: 1, sections: [{ _key: 's', button: { to: 1 }, odd }], odd }
  expect(openable(document, path)).toBe(opens)
})
