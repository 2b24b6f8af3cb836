import { expect, it } from 'vitest'
import { boundedPaste } from './paste-bounds.ts'
import { excessOf } from './large-values.ts'
import { schema } from '../testing/schema.ts'
import type { SchemaType } from 'sanity'

const prose = schema.get('prose') as SchemaType
const paragraph = (...texts: string[]) => ({
  _type: 'block',
  _key: 'a',
  style: 'h2',
  markDefs: [],
  children: texts.map((text) => ({ _type: 'span', _key: text, text, marks: ['strong'] })),
})

it('leaves what a form can draw as it is', () => {
  const usual = [paragraph('Two ', 'words'), { _type: 'table', rows: [] }]
  expect(boundedPaste(usual)).toBe(usual)
})

it('leaves room for what is there: more than a thousand paragraphs would open as a notice', () => {
  const pasted = Array.from({ length: 300 }, (_, n) => paragraph(`Line ${n}`))
  const present = (count: number) => Array.from({ length: count }, () => paragraph('A word'))
  expect(boundedPaste(pasted, present(700))).toBe(pasted)
  expect(boundedPaste(pasted, present(750))).toHaveLength(250)
  expect(boundedPaste(pasted, present(1200))).toEqual([])
})

it('takes a word into a paragraph of a full text, and no table', () => {
  const full = Array.from({ length: 1000 }, () => paragraph('A word'))
  const [word, table] = [[paragraph('word')], [{ _type: 'table', rows: [] }]]
  expect(boundedPaste(word, full)).toBe(word)
  expect(boundedPaste<object>(table, full)).toEqual([])
})

it('cuts a long word beside others, and never an emoji in the middle', () => {
  const long = paragraph('ก'.repeat(19_000))
  const [cut] = boundedPaste([paragraph(`a${'🙂'.repeat(8000)}`)], [long, long, long])
  expect(cut?.children).toEqual([expect.objectContaining({ text: `a${'🙂'.repeat(249)}` })])
})

it('cuts what a page has put on the clipboard to kill the window', () => {
  const parts = paragraph(...Array.from({ length: 40_000 }, (_, n) => `a${n} `))
  const [cut] = boundedPaste([parts])
  expect(cut).toMatchObject({ style: 'h2', children: [{ text: expect.stringMatching(/^a0 a1 a2 /) }] })
  expect(cut?.children).toHaveLength(1)
  const many = Array.from({ length: 3000 }, () => paragraph('ก'.repeat(19_000)))
  const bounded = boundedPaste(many)
  expect(bounded).toHaveLength(1000)
  expect(excessOf({ schemaType: prose, value: bounded }) === undefined).toBe(true)
})
