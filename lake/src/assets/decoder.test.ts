import { expect, test } from 'vitest'
import { Decoder } from './decoder.ts'

const soon = () => new Promise<void>((resolve) => setImmediate(resolve))

test('many pictures of one caller delay one of another by none', async () => {
  const decoder = new Decoder(10)
  let finish = () => {}
  const end = new Promise<void>((resolve) => (finish = resolve))
  const flood = Array.from({ length: 10 }, () => decoder.run('flood', () => end))
  expect(await decoder.run('visitor', async () => 'made')).toBe('made')
  finish()
  await Promise.all(flood)
})

test('callers that fill all of their places leave room for others', async () => {
  const decoder = new Decoder(10)
  let finish = () => {}
  const end = new Promise<void>((resolve) => (finish = resolve))
  const floods = ['one', 'two', 'three'].flatMap((caller) =>
    Array.from({ length: 12 }, () => decoder.run(caller, () => end)),
  )
  await soon()
  await expect(decoder.run('one', () => end)).rejects.toThrow('Too many')
  const other = decoder.run('visitor', async () => 'made')
  finish()
  await Promise.all(floods)
  expect(await other).toBe('made')
})

test('a caller that rests waits, and nobody else does', async () => {
  const decoder = new Decoder(10, 500)
  decoder.rest('flood')
  let hasBegun = false
  const job = decoder.run('flood', async () => {
    hasBegun = true
  })
  expect(await decoder.run('visitor', async () => 'made')).toBe('made')
  expect(hasBegun).toBe(false)
  await job
})
