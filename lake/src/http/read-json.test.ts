import { expect, test } from 'vitest'
import { readJson } from './read-json.ts'

const named = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, n) => `${JSON.stringify(`${prefix}${n}`)} \n : 0`).join()

test('reads what JSON.parse reads', () => {
  const value = { text: 'a "quoted": \\ text', list: [{ a: 1 }, null, [[]]], 'x":': true, '\\': '\\"' }
  expect(readJson(JSON.stringify(value))).toEqual(value)
  expect(() => readJson('{"a":')).toThrow('not valid JSON')
})

test('refuses an object of too many attributes, however deep it is', () => {
  expect(readJson(`{${named(2000, 'a')}}`)).toHaveProperty('a1999')
  expect(() => readJson(`{${named(2001, 'a')}}`)).toThrow('2000 attributes')
  const depth = 100_000
  expect(() => readJson(`${'['.repeat(depth)}{${named(2001, 'a')}}${']'.repeat(depth)}`)).toThrow(
    '2000 attributes',
  )
})

test('refuses too many names of attributes, and counts each once', () => {
  const objects = (prefix: (n: number) => string) =>
    `[${Array.from({ length: 60 }, (_, n) => `{${named(1000, prefix(n))}}`).join()}]`
  expect(readJson(objects(() => 'same'))).toHaveLength(60)
  expect(() => readJson(objects((n) => `own${n}-`))).toThrow('50000 different attribute names')
})

test('does not count texts that look like names', () => {
  const texts = Array.from({ length: 60_000 }, (_, n) => `"${n}": \\`)
  expect(readJson(JSON.stringify(texts))).toEqual(texts)
  expect(readJson(JSON.stringify(texts.join()))).toBe(texts.join())
})
