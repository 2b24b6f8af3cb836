import { expect, test } from 'vitest'
import { parse } from './query.ts'

test('a tree is kept for the next request, but not with a long value that it was parsed with', () => {
  const treeOf = (query: string, f = '') => parse(query, { f })
  const [short, long] = ['a'.repeat(100), 'a'.repeat(100_000)]
  expect(treeOf('*[_id == "a"]')).toBe(treeOf('*[_id == "a"]'))
  expect(treeOf('@[$f]', short)).toBe(treeOf('@[$f]', short))
  expect(treeOf('@[$f]', long)).not.toBe(treeOf('@[$f]', long))
})
