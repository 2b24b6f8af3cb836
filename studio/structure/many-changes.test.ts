import { expect, it } from 'vitest'
import { hasManyChanges } from './many-changes.ts'

const rows = (count: number, word = 'a') =>
  Array.from({ length: count }, (_, at) => ({ _key: `k${at}`, word }))

it('compares long articles of which little changed', () => {
  const body = rows(1000)
  expect(
    hasManyChanges(
      { title: 'A', body },
      { title: 'B', body: [...body.slice(0, 990), ...rows(1000, 'b').slice(990)] },
    ),
  ).toBe(false)
  expect(hasManyChanges(null, { body: rows(500) })).toBe(false)
})

it('compares no lists with many members or changes, at any depth', () => {
  expect(hasManyChanges({ body: rows(1001) }, { body: rows(1001) })).toBe(true)
  expect(hasManyChanges({ body: rows(502) }, { body: rows(502).toReversed() })).toBe(true)
  expect(hasManyChanges({ sections: [{ rows: rows(1) }] }, { sections: [{ rows: rows(600) }] })).toBe(true)
})

it('compares a list with one more member at its beginning', () => {
  const body = rows(900)
  expect(hasManyChanges({ body }, { body: [{ _key: 'new' }, ...body] })).toBe(false)
})

it('compares a list in which one member was moved, also one of words', () => {
  const [first, ...others] = rows(900)
  expect(hasManyChanges({ body: [first, ...others] }, { body: [...others, first] })).toBe(false)
  const words = Array.from({ length: 900 }, (_, at) => `word ${at}`)
  expect(hasManyChanges({ words }, { words: ['new', ...words] })).toBe(false)
})

it('compares no lists whose keys repeat: all of their members would be drawn, as removed and as added', () => {
  const repeated = (word: string) => rows(400, word).map((row) => ({ ...row, _key: 'same' }))
  expect(hasManyChanges({ body: repeated('a') }, { body: repeated('b') })).toBe(true)
})

it('draws no texts that a browser breaks into lines for minutes, added, removed or changed in one letter', () => {
  const letters = 'ก'.repeat(20_000)
  const body = Array.from({ length: 400 }, (_, at) => ({ _key: `k${at}`, children: [{ text: letters }] }))
  expect(hasManyChanges({ body: [] }, { body })).toBe(true)
  expect(hasManyChanges({ body }, null)).toBe(true)
  expect(hasManyChanges(null, { title: 'ก'.repeat(1_200_000) })).toBe(true)
  expect(hasManyChanges(null, { title: letters })).toBe(false)
  const changed = body.map(({ _key }) => ({ _key, children: [{ text: `${letters}a` }] }))
  expect(hasManyChanges({ body }, { body: changed })).toBe(true)
})

it('counts what changed inside of what changed: 400 tables with 20 rows each', () => {
  const tables = (count: number, height: number) =>
    Array.from({ length: count }, (_, at) => ({ _key: `t${at}`, rows: rows(height) }))
  expect(hasManyChanges({ body: tables(400, 0) }, { body: tables(400, 20) })).toBe(true)
  expect(hasManyChanges({ body: [] }, { body: tables(400, 20) })).toBe(true)
  expect(hasManyChanges({ body: tables(40, 0) }, { body: tables(40, 20) })).toBe(false)
})

it('compares nothing that Sanity cannot', () => {
  expect(hasManyChanges({ hasOwnProperty: 'a' }, { hasOwnProperty: 'b' })).toBe(true)
})

it('compares texts as long as articles, and no more of them that differ everywhere', () => {
  const paragraphs = (count: number, ...texts: string[]) =>
    Array.from({ length: count }, (_, at) => ({
      _key: `k${at}`,
      children: texts.map((text, part) => ({ _key: `s${part}`, text })),
    }))
  const [old, new_] = ['old words '.repeat(300), 'Neue Wörter '.repeat(300)]
  expect(hasManyChanges({ body: paragraphs(300, old) }, { body: paragraphs(300, new_) })).toBe(true)
  expect(hasManyChanges({ body: paragraphs(5, old) }, { body: paragraphs(5, new_) })).toBe(false)
  expect(
    hasManyChanges({ body: paragraphs(80, old.slice(0, 700)) }, { body: paragraphs(80, new_.slice(0, 700)) }),
  ).toBe(false)
  // two texts take four times as long when they are twice as long
  expect(hasManyChanges({ title: old.repeat(3) }, { title: new_.repeat(3) })).toBe(true)
  expect(hasManyChanges({ body: paragraphs(300, old) }, { body: paragraphs(300, `${old}x${old}`) })).toBe(
    true,
  )
  expect(
    hasManyChanges({ body: paragraphs(300, old) }, { body: paragraphs(300, `${old}and one more.`) }),
  ).toBe(false)
  const parted = paragraphs(60, ...Array.from({ length: 300 }, () => 'Neue Wörter '))
  expect(hasManyChanges({ body: paragraphs(60, old) }, { body: parted })).toBe(true)
})
