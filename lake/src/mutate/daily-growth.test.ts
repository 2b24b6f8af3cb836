import { expect, onTestFinished, test, vi } from 'vitest'
import type { LakeDocument } from '../store/document.ts'
import { DailyGrowth, growthOf } from './daily-growth.ts'

const ann = { id: 'user-ann', role: 'editor', isRobot: false } as const
const ben = { ...ann, id: 'user-ben' }
const document = (bytes: number, id = 'a', isGone = false) => ({ id, bytes, isGone })
const hour = 60 * 60 * 1000

test('what a person adds is free again after a day, and what is deleted immediately', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const growth = new DailyGrowth(2400)
  growth.add(ann, [document(2000)], 0)
  expect(growth.left(ann, 2000)).toBe(400)
  expect(growth.left(ben, 2000)).toBe(2400)
  vi.advanceTimersByTime(6 * hour)
  expect(growth.left(ann, 2000)).toBe(1000)
  growth.add(ann, [document(-1000)], 2000)
  expect(growth.left(ann, 1000)).toBe(2000)
  growth.add(ann, [document(-1000)], 1000)
  expect(growth.left(ann, 0)).toBe(2400)
})

test('a person may double a large dataset in a day, and no more', () => {
  const growth = new DailyGrowth(100)
  expect(growth.left(ann, 5000)).toBe(5000)
  growth.add(ann, [document(4000)], 5000)
  expect(growth.left(ann, 9000)).toBeCloseTo(1000)
  growth.add(ann, [document(1000)], 9000)
  expect(growth.left(ann, 10_000)).toBeCloseTo(0)
})

test('programs with a token and administrators have no limit', () => {
  const growth = new DailyGrowth(100)
  expect(growth.left({ ...ann, isRobot: true }, 0)).toBe(Infinity)
  expect(growth.left({ ...ann, role: 'administrator' }, 0)).toBe(Infinity)
})

test('what another one publishes or deletes makes room for who added it', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const growth = new DailyGrowth(1000)
  const left = () => [growth.left(ann, 0), growth.left(ben, 0)]
  // Ann edits, Ben publishes: the draft is gone
  growth.add(ann, [document(400, 'drafts.a')], 0)
  growth.add(ben, [document(20, 'a'), document(-400, 'drafts.a', true)], 0)
  expect(left()).toEqual([980, 1000])
  // also when Ben adds a word before
  growth.add(ann, [document(400, 'drafts.a')], 0)
  growth.add(ben, [document(5, 'drafts.a')], 0)
  growth.add(ben, [document(-405, 'drafts.a', true), document(0, 'a')], 0)
  expect(left()).toEqual([980, 1000])
  // Ann writes something new, Ben publishes it, and deletes it again
  growth.add(ann, [document(300, 'drafts.b')], 0)
  growth.add(ben, [document(310, 'b'), document(-300, 'drafts.b', true)], 0)
  expect(left()).toEqual([680, 990])
  growth.add(ben, [document(-310, 'b', true)], 0)
  expect(left()).toEqual([980, 1000])
  // Ben deletes what was there before
  growth.add(ben, [document(500, 'c')], 0)
  growth.add(ben, [document(-200, 'old', true)], 0)
  expect(left()).toEqual([980, 700])
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
  const grown = (before: LakeDocument | undefined, after: LakeDocument | undefined, weight = 0) =>
    growthOf(change(before, after), new Map([['a', weight]]))[0]?.bytes ?? 0
  const few = grown(undefined, sizes(0))
  expect(grown(undefined, sizes(1000)) - few).toBe(400_000)
  expect(grown(sizes(1000), sizes(10), -5000)).toBe(-401_000)
  expect(grown(sizes(10), undefined)).toBe(-few - 4000)
})
