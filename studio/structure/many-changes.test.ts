import { expect, it } from 'vitest'
import { hasManyChanges } from './many-changes.ts'

const rows = (count: number, word = 'a') =>
  Array.from({ length: count }, (_, at) => ({ _key: `k${at}`, word }))

it('compares long articles of which little changed', () => {
  const body = rows(1000)
  expect(
    hasManyChanges({ title: 'A', body }, { title: 'B', body: [...body.slice(0, 990), ...rows(10, 'b')] }),
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
