import { expect, test, vi } from 'vitest'
import { shareOfMemory } from '../store/weight.ts'
import { Budget } from './budget.ts'
import { textScore } from './text-query.ts'

test.each([
  ['hundreds of thousands of words', { title: 'Bags', text: 'a '.repeat(2_000_000) }],
  ['a word of millions of letters', { title: 'Bags', text: 'b'.repeat(4_000_000) }],
  ['hundreds of thousands of texts', { title: 'Bags', texts: Array<string>(300_000).fill('a b c') }],
])('of %s the beginning is searched, so that one document does not fail the search for all', (_, value) => {
  const limits = new Budget(performance.now() + 10_000, false)
  expect(textScore(value, 'bags', { budget: limits })).toBeGreaterThan(0)
  expect(textScore(value, 'bag*', { budget: limits })).toBeGreaterThan(0)
  expect(textScore(value, 'cups', { budget: limits })).toBe(0)
})

test('of texts whose normal form is eighteen times as long, no more is searched than of others', () => {
  const started = process.cpuUsage()
  const documents = Array.from({ length: 20 }, () => ({ text: '\ufdfa'.repeat(100_000) }))
  for (const document of documents) textScore(document, 'a')
  const long = process.cpuUsage(started).user
  const middle = process.cpuUsage()
  for (let n = 0; n < 20; n += 1) textScore({ text: 'word '.repeat(20_000) }, 'a')
  expect(long).toBeLessThan(4 * process.cpuUsage(middle).user + 100_000)
})

test('a word is found where the parts that are folded together meet', () => {
  const before = 'x '.repeat(4998)
  expect(textScore(`${before}gobelet`, 'gobelet')).toBeGreaterThan(0)
  expect(textScore(`${before}  gobelet\u0301s`, 'gobelets')).toBeGreaterThan(0)
})

const longText = `${'Gobelets en carton '.repeat(1000)} couvercle`

test.each([
  ['a document', (document: object) => document],
  ['the list in which the Studio searches', (document: object) => [document, 'page-1']],
])('the words of %s are read once', (_, searched) => {
  const document = { _id: 'page-1', parts: [{ text: longText }] }
  const search = () => {
    const budget = new Budget(performance.now() + 10_000, false)
    const work = vi.spyOn(budget, 'work')
    expect(textScore(searched(document), 'couv*', { budget })).toBeGreaterThan(0)
    return work.mock.calls.reduce((sum, [units]) => sum + units, 0)
  }
  const first = search()
  expect(search()).toBeLessThan(first / 10)
})

test('phrases are found within one text, whatever words have wildcards', () => {
  const document = { _id: 'a', title: 'Kraft paper bags', text: 'with handles, paper bag' }
  const found = (query: string) => textScore(document, query) > 0
  expect(
    ['"paper bags"', '"pap* bags"', '"*per b*s"', 'pap*bags', '*', '-cups paper', '"bag"'].map(found),
  ).toEqual([true, true, true, false, true, true, true])
  expect(['"bags with"', '"kraft bags"', 'ags', 'pape', '-bag paper', '"handles bag"'].some(found)).toBe(
    false,
  )
})

test('a word that a document repeats endlessly takes no longer than one that it has once', () => {
  const document = { _id: 'repeated', text: `${'a b '.repeat(20_000)}"a c"` }
  const workOf = (query: string) => {
    const budget = new Budget(performance.now() + 10_000, false)
    const work = vi.spyOn(budget, 'work')
    expect(textScore(document, query, { budget })).toBeGreaterThan(0)
    return work.mock.calls.length
  }
  workOf('a')
  expect(['a', 'a*', '"a b"', '"a c"', '"a b*"'].filter((query) => workOf(query) > 500)).toEqual([])
})

test('while thousands of long documents are searched, of further ones the beginning is, so that the search ends in time', () => {
  const share = shareOfMemory(1 / 32) / 2
  const long = { length: Math.ceil(share / 100_000) + 10 }
  const documents = Array.from(long, (_, at) => ({ _id: `a-${at}`, text: `${'слово '.repeat(9000)} конец` }))
  const find = (query: string) => documents.filter((document) => textScore(document, query) > 0)
  expect(find('слов*')).toHaveLength(documents.length)
  expect(find('конец').length).toBeGreaterThan(0)
  expect(find('конец').length).toBeLessThan(documents.length)
  const post = { _id: 'post', text: `${'mot '.repeat(4000)} fin` }
  expect(textScore(post, 'fin')).toBeGreaterThan(0)
})

test('of what is no document of the lake nothing is kept, so that parameters do not shorten what is searched of documents', () => {
  const parameter = { _id: 'a', text: longText }
  const workOf = () => {
    const budget = new Budget(performance.now() + 10_000, false)
    textScore([parameter], 'couv*', { budget, isStored: () => false })
    return budget.searched
  }
  workOf()
  expect(workOf()).toBeGreaterThan(longText.length)
})

test('a search that has read many characters anew reads the beginning of the rest', () => {
  const budget = new Budget(performance.now() + 60_000, false)
  const documents = Array.from({ length: 5000 }, (_, at) => ({
    _id: `b-${at}`,
    title: `Title ${at}`,
    text: 'ﷺ '.repeat(1000),
  }))
  const found = documents.filter((document) => textScore(document, 'title', { budget }) > 0)
  expect(found).toHaveLength(5000)
  expect(budget.searched).toBeLessThan(25_000_000)
})

test('a document of which only the beginning could be read is read whole by the next search', () => {
  const spent = new Budget(performance.now() + 60_000, false)
  spent.searched = 20_000_000
  const dots = '. '.repeat(200)
  const documents = [
    { _id: 'dots', text: `${dots} gobelet` },
    { _id: 'parts', parts: Array.from({ length: 300 }, () => ({ text: '' })), text: 'gobelet' },
  ]
  for (const document of documents) {
    expect(textScore(document, 'gobelet', { budget: spent })).toBe(0)
    const budget = new Budget(performance.now() + 60_000, false)
    expect(textScore(document, 'gobelet', { budget })).toBeGreaterThan(0)
  }
})

test('a short document is read whole, also after many whose normal form is eighteen times as long', () => {
  const budget = new Budget(performance.now() + 60_000, false)
  for (let at = 0; at < 200; at += 1)
    textScore({ _id: `c-${at}`, text: 'ﷺ'.repeat(5600) }, 'gobelet', { budget })
  const post = { _id: 'post', text: `${'word '.repeat(300)} gobelet` }
  expect(textScore(post, 'gobelet', { budget })).toBeGreaterThan(0)
})
