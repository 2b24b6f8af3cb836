import { evaluate, parse } from 'groq-js'
import { expect, it } from 'vitest'
import { type FoundMisses, missesIn, missesQuery, oldestDay } from './search-misses.ts'

const document = (week: string, misses: Record<string, number>) => ({
  _id: `searchMisses.${Object.keys(misses).join()}`,
  _type: 'searchMisses',
  week,
  misses: Object.entries(misses).map(([words, count]) => ({ words, count })),
})
const settings = (_id: string, ...synonyms: { words: string; meaning?: string }[]) => ({
  _id,
  _type: 'searchSettings',
  synonyms,
})

/** What the list shows of a dataset. */
async function missesOf(...dataset: object[]) {
  const run = evaluate as (tree: unknown, options: object) => Promise<{ get: () => Promise<unknown> }>
  const params = { oldest: oldestDay(new Date('2026-11-20T12:00:00Z')) }
  const result = await (await run(parse(missesQuery, { params }), { dataset, params })).get()
  return missesIn(result as FoundMisses)
}

it('adds up the hours, the most frequent first, each with its newest week', async () => {
  const misses = await missesOf(
    document('2026-11-16', { spoons: 2, cutlery: 1 }),
    document('2026-11-09', { spoons: 3, cups: 1 }),
    { _id: 'searchMisses.broken', _type: 'searchMisses' },
  )
  expect(misses.map(({ words, count, week }) => [words, count, week])).toEqual([
    ['spoons', 5, '2026-11-16'],
    ['cutlery', 1, '2026-11-16'],
    ['cups', 1, '2026-11-09'],
  ])
})

it('takes words with and without accents for the same, as the search does', async () => {
  const misses = document('2026-11-16', { vrecice: 2, vrečice: 1, 'crème brûlée': 1 })
  expect(await missesOf(misses)).toMatchObject([{ words: 'vrecice', count: 3 }, { words: 'crème brûlée' }])
  const synonym = settings('searchSettings', { words: 'Vrečice', meaning: 'bags' })
  expect(await missesOf(misses, synonym)).toMatchObject([{ words: 'crème brûlée' }])
})

it('leaves out what is older than twelve weeks', async () => {
  expect(
    await missesOf(document('2026-08-28', { spoons: 2 }), document('2026-08-27', { cups: 9 })),
  ).toMatchObject([{ words: 'spoons' }])
})

it('leaves out words with a published synonym that has a meaning', async () => {
  const misses = document('2026-11-16', { spoons: 4, cups: 3, plates: 2, straws: 1 })
  expect(
    await missesOf(
      misses,
      settings('searchSettings', { words: 'Spoons ', meaning: 'cutlery' }, { words: 'cups' }),
      settings('drafts.searchSettings', { words: 'plates', meaning: 'dishes' }),
    ),
  ).toMatchObject([
    { words: 'cups', hasUnpublishedSynonym: true },
    { words: 'plates', hasUnpublishedSynonym: true },
    { words: 'straws', hasUnpublishedSynonym: false },
  ])
})

it('shows at most 25', async () => {
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`thing ${index}`, 1]))
  expect(await missesOf(document('2026-11-16', many))).toHaveLength(25)
})

it('leaves out words, numbers and synonyms of another type', async () => {
  const wrong = (words: unknown, count: unknown) => ({
    _id: 'searchMisses.wrong',
    _type: 'searchMisses',
    week: '2026-11-16',
    misses: [{ words, count }],
  })
  const none = { ...document('2026-11-16', {}), misses: [null, 3, [null]] }
  const settings5 = { _id: 'searchSettings', _type: 'searchSettings', synonyms: [{ words: 5, meaning: 5 }] }
  expect(await missesOf(wrong({ a: 1 }, 1), wrong(5, 1), wrong('x', 'y'), none, settings5)).toEqual([])
  expect(await missesOf(document('2026-11-16', { spoons: 1 }), settings5)).toMatchObject([
    { words: 'spoons' },
  ])
})

it('takes a text with hundred thousands of accents, which visitors cannot search for, by its beginning', () => {
  const words = `a${'\u0301\u0323'.repeat(100_000)}`
  const documents = [{ week: '2026-11-16', misses: [{ words, count: 1 }] }]
  expect(missesIn({ documents, synonyms: { published: [], started: [words] } })).toMatchObject([
    { count: 1, hasUnpublishedSynonym: true },
  ])
})
