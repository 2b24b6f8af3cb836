import { expect, it } from 'vitest'
import { replacesDescription } from './replaces-description.ts'

const [bags, lamp] = [
  { asset: 'bags', alt: 'Two bags' },
  { asset: 'lamp', alt: 'A lamp' },
]
const empty = { asset: undefined, alt: undefined }

it.each([
  ['the description of the picture before', bags, { ...lamp, alt: bags.alt }, true],
  ['none, beside the first picture', empty, { ...lamp, alt: undefined }, true],
  ['one that was written before the first picture came', { ...empty, alt: 'A lamp' }, lamp, false],
  ['one that came with its picture', bags, lamp, false],
  ['one whose picture stays', bags, { ...bags, alt: 'Three bags' }, false],
  ['one whose picture was removed', bags, { ...bags, asset: undefined }, false],
])('replaces a description or keeps it: %s', (_, before, now, expected) =>
  expect(replacesDescription(before, now)).toBe(expected),
)
