import { expect, test } from 'vitest'
import { noRepeats } from './no-repeats.ts'

const problemOf = (value: unknown) => noRepeats('Twice.')(value, {} as never)
const reference = (_key: string, _ref: string) => ({ _key, _type: 'reference', _ref })

test.each<[unknown, unknown]>([
  [undefined, true],
  [[], true],
  [['S', 'M'], true],
  [['S', 'M', 'S'], 'Twice.'],
  [[reference('a', 'x'), reference('b', 'y')], true],
  [[reference('a', 'x'), reference('b', 'x')], 'Twice.'],
  [{ length: 4_294_967_295 }, true],
])('entries that are there twice: %j', (value, expected) => {
  expect(problemOf(value)).toBe(expected)
})
