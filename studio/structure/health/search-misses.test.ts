import { expect, it } from 'vitest'
import { missesIn } from './search-misses.ts'

const document = (week: string, misses: Record<string, number>) => ({
  _id: `searchMisses.${week}`,
  week,
  misses: Object.entries(misses).map(([words, count]) => ({ words, count })),
})

it('adds up the hours, the most frequent first, each with its newest week', () => {
  const documents = [
    document('2026-11-16', { spoons: 2, cutlery: 1 }),
    document('2026-11-09', { spoons: 3, cups: 1 }),
    { _id: 'searchMisses.broken' },
  ]
  expect(missesIn(documents, [], '2026-11-20')).toEqual([
    { words: 'spoons', count: 5, week: '2026-11-16' },
    { words: 'cutlery', count: 1, week: '2026-11-16' },
    { words: 'cups', count: 1, week: '2026-11-09' },
  ])
})

it('leaves out what has a synonym by now, and what is older than twelve weeks', () => {
  const documents = [document('2026-11-16', { spoons: 2 }), document('2026-08-03', { cups: 9 })]
  expect(missesIn(documents, ['Spoons '], '2026-11-20')).toEqual([])
})

it('shows at most 25', () => {
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`thing ${index}`, 1]))
  expect(missesIn([document('2026-11-16', many)], [], '2026-11-20')).toHaveLength(25)
})
