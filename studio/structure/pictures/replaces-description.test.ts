import { expect, it } from 'vitest'
import { replacement } from './replaces-description.ts'

const [bags, lamp] = [
  { asset: 'bags', alt: 'Two bags' },
  { asset: 'lamp', alt: 'A lamp' },
]
const empty = { asset: undefined, alt: undefined }

it.each([
  ['the description of the picture before', bags, { ...lamp, alt: bags.alt }, 'always'],
  ['none, beside the first picture', empty, { ...lamp, alt: undefined }, 'always'],
  ['one that was there before the picture', { ...empty, alt: 'A lamp' }, lamp, 'if-known'],
  ['one that came with its picture, where another was left', { ...empty, alt: 'Two bags' }, lamp, 'never'],
  ['one that came with its picture', bags, lamp, 'never'],
  ['one whose picture stays', bags, { ...bags, alt: 'Three bags' }, 'never'],
  ['one whose picture was removed', bags, { ...bags, asset: undefined }, 'never'],
])('replaces a description or keeps it: %s', (_, before, now, expected) =>
  expect(replacement(before, now)).toBe(expected),
)
