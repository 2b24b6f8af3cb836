import { expect, test } from 'vitest'
import { shortened } from './shortened.ts'

const documents = (count: number, fields: object) =>
  Array.from({ length: count }, (_, at) => ({ _id: `a-${at}`, ...fields, last: 'end' }))

const sizeOf = (value: unknown) => JSON.stringify(value).length

test('an answer that has room is left as it is, however many documents share it', async () => {
  const articles = Array.from({ length: 300 }, (_, at) => ({ sku: `KBB-${at}`, size: '20 × 30 cm' }))
  const answer = {
    items: documents(1000, { articles, description: 'x'.repeat(2000) }),
    total: 1000,
    next: null,
  }
  expect(await shortened(answer)).toEqual(answer)
  expect(await shortened(null)).toBeNull()
  expect(await shortened('x'.repeat(1_000_000))).toHaveLength(1_000_000)
})

test.each([
  ['long texts', documents(40, { text: 'x'.repeat(1_800_000) })],
  ['lists of texts', documents(40, { texts: Array.from({ length: 1000 }, () => 'x'.repeat(1800)) })],
  ['lists of short texts', documents(40, { texts: Array.from({ length: 6000 }, () => 'x'.repeat(300)) })],
])('of documents with %s all stay, and each has the same share', async (_, list) => {
  for (const answer of [list, { list }]) {
    const cut = Object.values((await shortened(answer)) as object).flat() as typeof list
    expect(sizeOf(answer)).toBeGreaterThan(64_000_000)
    expect(sizeOf(cut)).toBeLessThan(20_000_000)
    expect(cut).toHaveLength(40)
    expect(cut[39]).toMatchObject({ _id: 'a-39', last: 'end' })
    expect(sizeOf(cut[39])).toBeGreaterThan(40_000)
  }
})

test('an answer with the same object in very many places is cut, and refused when many documents are so', async () => {
  let value: unknown = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  for (let level = 0; level < 12; level += 1) value = Array.from({ length: 10 }, () => ({ value }))
  expect(sizeOf(await shortened({ _id: 'a', value }))).toBeLessThan(10_000_000)
  await expect(shortened(documents(200, { value }))).rejects.toThrow('too large an answer')
})

test('of documents with too many values the first members of lists stay', async () => {
  const list = documents(40, { numbers: Array.from({ length: 100_000 }, (_, at) => at) })
  const cut = (await shortened(list)) as { numbers: number[] }[]
  expect(cut[39]).toMatchObject({ _id: 'a-39', last: 'end' })
  expect(cut[39]?.numbers.length).toBeLessThan(1_500_000 / 40)
  expect(cut[39]?.numbers.length).toBeGreaterThan(1_500_000 / 80)
  const wide = documents(60, Object.fromEntries(Array.from({ length: 30_000 }, (_, at) => [`f${at}`, at])))
  expect(sizeOf(await shortened(wide))).toBeLessThan(sizeOf(wide) / 1.1)
})

test('documents that need less than others stay whole', async () => {
  const items = documents(10_000, {
    articles: Array.from({ length: 110 }, (_, at) => at),
    text: 'x'.repeat(400),
  })
  const large = documents(4, {
    articles: Array.from({ length: 390_000 }, (_, at) => at),
    text: 'x'.repeat(1_500_000),
  })
  const cut = (await shortened({ items: [...large, ...items] })) as { items: typeof items }
  expect(cut.items.slice(4)).toEqual(items)
  expect(sizeOf(cut.items.slice(0, 4))).toBeLessThan(sizeOf(large) / 3)
})

test('of a document that is too large the long lists are cut, and not the short ones behind them', async () => {
  const sizes = (count: number) => Array.from({ length: count }, (_, at) => ({ sku: `A-${at}`, price: 3 }))
  const units = [{ key: 'case', holds: 1000 }]
  const list = documents(2000, { selling: { articles: sizes(500), units }, more: { articles: sizes(10) } })
  const cut = (await shortened(list)) as typeof list
  expect(cut[1999]).toMatchObject({ selling: { units }, more: { articles: sizes(10) }, last: 'end' })
  expect(sizeOf(cut)).toBeLessThan(sizeOf(list) / 2)
})

test('a page has twice the room of what the site shows of one', async () => {
  const gallery = (count: number) => ({
    _id: 'page',
    sections: Array.from({ length: 200 }, () => ({
      items: Array.from({ length: count }, (_, at) => ({
        _id: `a-${at}`,
        name: 'x',
        picture: { asset: {} },
      })),
    })),
  })
  expect(await shortened(gallery(100), 'page')).toEqual(gallery(100))
  const cut = (await shortened(gallery(1000), 'page')) as ReturnType<typeof gallery>
  const values = cut.sections.reduce((sum, { items }) => sum + items.length, 0) * 5
  expect([values > 30_000, values < 120_000]).toEqual([true, true])
  const texts = { _id: 'page', sections: Array.from({ length: 200 }, () => 'x'.repeat(100_000)) }
  expect(sizeOf(await shortened(texts, 'page'))).toBeLessThan(2_200_000)
})

test('half a surrogate character is replaced where a text is cut', async () => {
  const [cut] = (await shortened([{ _id: 'a', text: `x${'🪑'.repeat(3_000_000)}` }])) as { text: string }[]
  expect(cut?.text.isWellFormed()).toBe(true)
})
