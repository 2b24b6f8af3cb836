import { expect, onTestFinished, test, vi } from 'vitest'
import { DailyGrowth } from './daily-growth.ts'
import type { Growth } from './growth.ts'

const ann = { id: 'user-ann', role: 'editor', isRobot: false } as const
const ben = { ...ann, id: 'user-ben' }
const document = (bytes: number, id = 'a', more: Partial<Growth> = {}): Growth => ({ id, bytes, ...more })
/** A draft that is gone, with its content in the published document. */
const published = (bytes: number, id: string) => document(-bytes, `drafts.${id}`, { publishedAs: id })
/** A new draft of a document of so many bytes. */
const opened = (bytes: number, id: string, repeats: number) => document(bytes, `drafts.${id}`, { repeats })
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
  growth.add(ann, [opened(400, 'a', 390)], 0)
  expect(left()).toEqual([990, 1000])
  growth.add(ben, [document(20, 'a'), published(400, 'a')], 0)
  expect(left()).toEqual([990, 990])
  // Ann writes something new, Ben publishes it, which adds a few bytes, and deletes it again
  growth.add(ann, [document(300, 'drafts.b')], 0)
  growth.add(ben, [document(310, 'b'), published(300, 'b')], 0)
  expect(left()).toEqual([690, 980])
  growth.add(ben, [document(-310, 'b')], 0)
  expect(left()).toEqual([990, 990])
  // Ben deletes what was there before
  growth.add(ben, [document(500, 'c')], 0)
  growth.add(ben, [document(-200, 'old')], 0)
  expect(left()).toEqual([990, 690])
})

test('a draft counts for what it adds, and whole when its published document is gone', () => {
  const { growth, left } = growthOfTwo()
  growth.add(ben, [document(300, 'a')], 0)
  // Ann opens what Ben made large, writes, and takes that back
  growth.add(ann, [opened(320, 'a', 300)], 0)
  growth.add(ann, [document(100, 'drafts.a')], 0)
  expect(left()).toEqual([880, 700])
  growth.add(ann, [document(-90, 'drafts.a')], 0)
  expect(left()).toEqual([970, 700])
  // Ben shortens it: the draft still has what he wrote
  growth.add(ben, [document(-200, 'a')], 0)
  expect(left()).toEqual([970, 700])
  growth.add(ben, [document(-330, 'drafts.a')], 0)
  expect(left()).toEqual([1000, 900])
})

test('what was there before cannot be had twice by a draft of it', () => {
  const { growth, left } = growthOfTwo()
  growth.add(ann, [document(500, 'new')], 0)
  for (let round = 0; round < 3; round += 1) {
    growth.add(ann, [opened(100, 'old', 100)], 0)
    growth.add(ann, [document(-100, 'old')], 0)
    expect(left()).toEqual([500, 1000])
    growth.add(ann, [document(100, 'old'), published(100, 'old')], 0)
    expect(left()).toEqual([500, 1000])
  }
  // nor what one added oneself
  growth.add(ann, [opened(500, 'new', 500)], 0)
  expect(left()).toEqual([0, 1000])
})

test('nobody is counted for what another one writes', () => {
  const { growth, left } = growthOfTwo()
  growth.add(ann, [document(100, 'a')], 0)
  // Ben puts a text of his own into a draft, and another one into the published document, instead of it
  growth.add(ben, [opened(100, 'a', 100)], 0)
  growth.add(ben, [document(100, 'a'), document(-100, 'drafts.a')], 0)
  expect(left()).toEqual([900, 900])
  // or in the place of a draft of Ann's
  growth.add(ann, [document(400, 'drafts.b')], 0)
  growth.add(ben, [document(420, 'versions.spring.b'), document(-400, 'drafts.b')], 0)
  expect(left()).toEqual([900, 480])
  growth.add(ben, [document(-420, 'versions.spring.b')], 0)
  expect(left()).toEqual([900, 900])
})

test('refuses what has no room beside what the same transaction takes away', () => {
  const { growth } = growthOfTwo()
  growth.add(ann, [document(900, 'a')], 0)
  expect(growth.refuses(ann, [document(101, 'b')], 900)).toBe(true)
  expect(growth.refuses(ann, [document(100, 'b')], 900)).toBe(false)
  expect(growth.refuses(ann, [document(500, 'b'), document(-400, 'a')], 900)).toBe(false)
  // what Ben takes away of Ann's makes room for Ann
  growth.add(ben, [document(900, 'c')], 900)
  expect(growth.refuses(ben, [document(500, 'b'), document(-900, 'a')], 1800)).toBe(true)
})
