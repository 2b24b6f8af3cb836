import { expect, it } from 'vitest'
import { findPictures, nameOf } from './picture-names.ts'

const bags = { _id: 'a', url: '', title: 'Two brown bags on a counter', originalFilename: 'kraft-bags.webp' }
const lamp = {
  _id: 'b',
  url: '',
  title: null,
  originalFilename: 'Lamp_0015.jpg',
  descriptions: ['A desk light'],
}

it.each([
  ['brown bags', [bags]],
  ['KRAFT counter', [bags]],
  ['lamp', [lamp]],
  ['light desk', [lamp]],
  ['', [bags, lamp]],
  ['brown lamp', []],
])('finds by “%s”', (text, found) => expect(findPictures([bags, lamp], text)).toEqual(found))

it('takes a title that is no text, which a program can store, for none', () =>
  expect(nameOf({ ...bags, title: { a: 1 } as never })).toBe('kraft-bags.webp'))

it('calls a picture by its description, or by its file', () =>
  expect([bags, lamp, { ...lamp, descriptions: [] }, { _id: 'c', url: '' }].map(nameOf)).toEqual([
    'Two brown bags on a counter',
    'A desk light',
    'Lamp_0015.jpg',
    'c',
  ]))
