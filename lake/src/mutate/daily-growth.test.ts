import { expect, onTestFinished, test, vi } from 'vitest'
import type { LakeDocument } from '../store/document.ts'
import { DailyGrowth, growthOf } from './daily-growth.ts'

const ann = { id: 'user-ann', role: 'editor', isRobot: false } as const
const ben = { ...ann, id: 'user-ben' }
const document = (bytes: number, id = 'a', isGone = false, isNew = false) => ({ id, bytes, isGone, isNew })
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

const fresh = (bytes: number, id: string) => document(bytes, id, false, true)
const gone = (bytes: number, id: string) => document(-bytes, id, true)

/** The counts of a dataset in which time stands still. */
function growthOfTwo() {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const growth = new DailyGrowth(1000)
  return { growth, left: () => [growth.left(ann, 0), growth.left(ben, 0)] }
}

test('what another one publishes or deletes makes room for who added it', () => {
  const { growth, left } = growthOfTwo()
  // Ann edits, Ben publishes: the draft is gone
  growth.add(ann, [fresh(400, 'drafts.a')], 0)
  growth.add(ben, [document(20, 'a'), gone(400, 'drafts.a')], 0)
  expect(left()).toEqual([980, 1000])
  // also when Ben adds a word before
  growth.add(ann, [fresh(400, 'drafts.a')], 0)
  growth.add(ben, [document(5, 'drafts.a')], 0)
  growth.add(ben, [gone(405, 'drafts.a'), document(0, 'a')], 0)
  expect(left()).toEqual([980, 1000])
  // Ann writes something new, Ben publishes it, which adds a few bytes, and deletes it again
  growth.add(ann, [fresh(300, 'drafts.b')], 0)
  growth.add(ben, [fresh(310, 'b'), gone(300, 'drafts.b')], 0)
  expect(left()).toEqual([680, 990])
  growth.add(ben, [gone(310, 'b')], 0)
  expect(left()).toEqual([980, 1000])
  // Ben deletes what was there before
  growth.add(ben, [fresh(500, 'c')], 0)
  growth.add(ben, [gone(200, 'old')], 0)
  expect(left()).toEqual([980, 700])
})

test('what another one puts in the place of a draft is not counted for its author', () => {
  const { growth, left } = growthOfTwo()
  growth.add(ann, [fresh(400, 'drafts.a')], 0)
  growth.add(ben, [fresh(420, 'versions.spring.a'), gone(400, 'drafts.a')], 0)
  expect(left()).toEqual([1000, 580])
  growth.add(ben, [gone(420, 'versions.spring.a')], 0)
  expect(left()).toEqual([1000, 1000])
})

test('who made a document large is counted for a draft of it, and not who opens one', () => {
  const { growth, left } = growthOfTwo()
  growth.add(ben, [document(300, 'a')], 0)
  growth.add(ann, [fresh(350, 'drafts.a')], 0)
  expect(left()).toEqual([950, 400])
  growth.add(ben, [document(-300, 'a')], 0)
  expect(left()).toEqual([950, 700])
  // Ann shortens her draft to less than there was before
  growth.add(ann, [document(-340, 'drafts.a')], 0)
  expect(left()).toEqual([1000, 990])
  // but everybody is for a version in a release
  growth.add(ben, [document(300, 'b')], 0)
  growth.add(ann, [fresh(300, 'versions.spring.b')], 0)
  expect(left()).toEqual([700, 690])
})

test('refuses what has no room beside what the same transaction takes away', () => {
  const { growth } = growthOfTwo()
  growth.add(ann, [fresh(900, 'a')], 0)
  expect(growth.refuses(ann, [fresh(101, 'b')], 900)).toBe(true)
  expect(growth.refuses(ann, [fresh(100, 'b')], 900)).toBe(false)
  expect(growth.refuses(ann, [fresh(500, 'b'), gone(400, 'a')], 900)).toBe(false)
  // what Ben takes away of Ann's makes room for Ann
  growth.add(ben, [fresh(900, 'c')], 900)
  expect(growth.refuses(ben, [fresh(500, 'b'), gone(900, 'a')], 1800)).toBe(true)
})

test('what is in lists counts as what queries and pages read of it, and as less when it is gone', () => {
  const stamps = { _rev: 'r', _createdAt: '2026-01-31T12:00:00Z', _updatedAt: '2026-01-31T12:00:00Z' }
  const sizes = (count: number, size: unknown = {}): LakeDocument => ({
    _id: 'a',
    _type: 'item',
    ...stamps,
    sizes: Array.from({ length: count }, () => size),
  })
  const change = (before: LakeDocument | undefined, after: LakeDocument | undefined) => [
    { id: 'a', before, after, mutations: [] },
  ]
  const grown = (before: LakeDocument | undefined, after: LakeDocument | undefined, weight = 0) =>
    growthOf(change(before, after), new Map([['a', weight]]))[0]?.bytes ?? 0
  const few = grown(undefined, sizes(0))
  expect(grown(undefined, sizes(1000)) - few).toBe(400_000)
  expect(grown(undefined, sizes(1000, 0)) - few).toBe(100_000)
  expect(grown(sizes(1000), sizes(10), -5000)).toBe(-401_000)
  expect(grown(sizes(10), undefined)).toBe(-few - 4000)
})
