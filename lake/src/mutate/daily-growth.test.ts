import { expect, onTestFinished, test, vi } from 'vitest'
import type { LakeDocument } from '../store/document.ts'
import { DailyGrowth, growthOf } from './daily-growth.ts'

const ann = { id: 'user-ann', role: 'editor', isRobot: false } as const
const hour = 60 * 60 * 1000

test('what a person adds is free again after a day, and what is deleted at once', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const growth = new DailyGrowth(2400)
  growth.add(ann, 2000, 0)
  expect(growth.left(ann, 2000)).toBe(400)
  expect(growth.left({ ...ann, id: 'user-ben' }, 2000)).toBe(2400)
  vi.advanceTimersByTime(6 * hour)
  expect(growth.left(ann, 2000)).toBe(1000)
  growth.add(ann, -1000, 2000)
  expect(growth.left(ann, 1000)).toBe(2000)
  growth.add(ann, -1000, 1000)
  expect(growth.left(ann, 0)).toBe(2400)
})

test('a person may double a large dataset in a day, and no more', () => {
  const growth = new DailyGrowth(100)
  expect(growth.left(ann, 5000)).toBe(5000)
  growth.add(ann, 4000, 5000)
  expect(growth.left(ann, 9000)).toBeCloseTo(1000)
  growth.add(ann, 1000, 9000)
  expect(growth.left(ann, 10_000)).toBeCloseTo(0)
})

test('programs with a token and administrators have no limit', () => {
  const growth = new DailyGrowth(100)
  expect(growth.left({ ...ann, isRobot: true }, 0)).toBe(Infinity)
  expect(growth.left({ ...ann, role: 'administrator' }, 0)).toBe(Infinity)
})

test('an empty object counts as what a page makes of it, and as less when it is gone', () => {
  const stamps = { _rev: 'r', _createdAt: '2026-01-31T12:00:00Z', _updatedAt: '2026-01-31T12:00:00Z' }
  const sizes = (count: number): LakeDocument => ({
    _id: 'a',
    _type: 'item',
    ...stamps,
    sizes: Array.from({ length: count }, () => ({})),
  })
  const change = (before: LakeDocument | undefined, after: LakeDocument | undefined) => [
    { id: 'a', before, after, mutations: [] },
  ]
  const few = growthOf(change(undefined, sizes(0)), 0)
  expect(growthOf(change(undefined, sizes(1000)), 0) - few).toBe(400_000)
  expect(growthOf(change(sizes(1000), sizes(10)), -5000)).toBe(-401_000)
  expect(growthOf(change(sizes(10), undefined), 0)).toBe(-few - 4000)
})
