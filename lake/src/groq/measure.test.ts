import { expect, test } from 'vitest'
import { measureQuery } from './measure.ts'

test.each<[string, number, number, number, number]>([
  ['*[_type == "a b"]{x}', 10, 0, 0, 1],
  ['// a comment with "quotes\n*', 1, 0, 0, 0],
  [String.raw`"a \" b" + 'c'`, 3, 0, 0, 0],
  ['"never closed, with fn and a::b(', 1, 0, 0, 0],
  ['fn a::b($x) = $x{c}; a::b(d) + math::sum (e)', 28, 1, 3, 1],
  ['a{b[(c)]}[{', 11, 0, 0, 3],
  ['', 0, 0, 0, 0],
])('%s', (query, tokens, declarations, namespacedCalls, nesting) => {
  expect(measureQuery(query)).toEqual({ tokens, declarations, namespacedCalls, nesting })
})

test('measures in linear time', () => {
  const started = performance.now()
  for (const part of ['"', "'\\", '/', ':', '"a\\" ', '  ', 'a::b(']) measureQuery(part.repeat(500_000))
  expect(performance.now() - started).toBeLessThan(3000)
})
