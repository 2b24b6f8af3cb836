import { expect, test } from 'vitest'
import { ValueSet, distinctTexts } from './value-set.ts'

test('thousands of texts that V8 takes for alike are told apart, each in the time of one', () => {
  const texts = Array.from({ length: 5000 }, (_, n) => `${'a'.repeat(20_000)}${String(n).padStart(4, '0')}`)
  const set = new ValueSet(texts)
  expect(set.has(texts[4999])).toBe(true)
  expect(set.has('a'.repeat(20_004))).toBe(false)
  expect(distinctTexts([...texts, ...texts, 5, null])).toHaveLength(5000)
})

test('long texts that differ in half of a character are two', () => {
  const set = new ValueSet([`${'a'.repeat(20_000)}\ud83d`])
  expect(set.has(`${'a'.repeat(20_000)}\ud83e`)).toBe(false)
})
