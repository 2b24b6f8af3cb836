import { expect, test } from 'vitest'
import { Decoder } from './decoder.ts'

const soon = () => new Promise<void>((resolve) => setImmediate(resolve))

test('a large picture that waits for another large one keeps no small one waiting', async () => {
  const decoder = new Decoder(10)
  let finish = () => {}
  const large = 50_000_000
  const first = decoder.run('editor', large, () => new Promise<void>((resolve) => (finish = resolve)))
  let hasBegun = false
  const second = decoder.run('another', large, async () => {
    hasBegun = true
  })
  await soon()
  expect(await decoder.run('visitor', 1000, async () => 'made')).toBe('made')
  expect(hasBegun).toBe(false)
  finish()
  await Promise.all([first, second])
  expect(hasBegun).toBe(true)
})

test('many large pictures of one caller delay one of another by one', async () => {
  const decoder = new Decoder(10)
  let made = 0
  const job = async () => {
    await soon()
    made += 1
  }
  const flood = Array.from({ length: 10 }, () => decoder.run('flood', 50_000_000, job))
  await decoder.run('visitor', 50_000_000, job)
  expect(made).toBeLessThanOrEqual(3)
  await Promise.all(flood)
})

test('callers that fill all of their places leave room for others', async () => {
  const decoder = new Decoder(10)
  let finish = () => {}
  const end = new Promise<void>((resolve) => (finish = resolve))
  const floods = ['one', 'two', 'three'].flatMap((caller) =>
    Array.from({ length: 12 }, () => decoder.run(caller, 1000, () => end)),
  )
  await soon()
  await expect(decoder.run('one', 1000, () => end)).rejects.toThrow('Too many')
  const other = decoder.run('visitor', 1000, async () => 'made')
  finish()
  await Promise.all(floods)
  expect(await other).toBe('made')
})

test('a large picture that waits for small ones of its caller keeps no large one of another waiting', async () => {
  const decoder = new Decoder(10)
  let finish = () => {}
  const small = decoder.run('flood', 1000, () => new Promise<void>((resolve) => (finish = resolve)))
  const large = decoder.run('flood', 50_000_000, async () => {})
  await soon()
  expect(await decoder.run('visitor', 50_000_000, async () => 'made')).toBe('made')
  finish()
  await Promise.all([small, large])
})

test('a caller that rests waits, and nobody else does', async () => {
  const decoder = new Decoder(10, 500)
  decoder.rest('flood')
  let hasBegun = false
  const job = decoder.run('flood', 1000, async () => {
    hasBegun = true
  })
  expect(await decoder.run('visitor', 50_000_000, async () => 'made')).toBe('made')
  expect(hasBegun).toBe(false)
  await job
})
