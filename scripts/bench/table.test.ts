import { expect, it } from 'vitest'
import { performanceTable } from './table.ts'

const run = { rounds: 5, seconds: 6, cores: 2, date: new Date('2026-01-31T12:00:00Z') }
const bare = { name: 'a bare Next page', processorMs: 1.5, perSecond: 600, p50Ms: 60, p99Ms: 200 }
const page = { name: '`/`', processorMs: 0.3, perSecond: 3000, p50Ms: 10, p99Ms: 30 }
const rowOf = (text: string, name: string) => text.split('\n').find((line) => line.startsWith(`| ${name}`))

it('says for each page and goal whether it was held', () => {
  const text = performanceTable([bare, page, { ...page, name: 'slow', perSecond: 500, p99Ms: 31 }], run)
  expect(rowOf(text, '`/`')).toBe(
    '| `/` | 0.30 ms | 0.20 held | 3000 | 5.00 held | 10 ms | 30 ms | 3.0 held |',
  )
  expect(rowOf(text, 'slow')).toBe(
    '| slow | 0.30 ms | 0.20 held | 500 | 0.83 missed | 10 ms | 31 ms | 3.1 missed |',
  )
  expect(rowOf(text, 'a bare Next page')).not.toMatch(/held|missed/)
})

it('says where server and load generator ran', () => {
  const pinned = performanceTable([bare], { ...run, pinned: { server: '0', generator: '1' } })
  expect(pinned).toContain('core 0')
  expect(performanceTable([bare], run)).toContain('share')
})
