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

test('after a long picture a caller waits for those of others, and for nobody when it is alone', async () => {
  const decoder = new Decoder(10)
  const long = () => new Promise<void>((resolve) => setTimeout(resolve, 450))
  let running = 0
  let most = 0
  const counted = async () => {
    running += 1
    most = Math.max(most, running)
    await long()
    running -= 1
  }
  await Promise.all([decoder.run('account', long), decoder.run('address', long)])
  const floods = ['account', 'address'].flatMap((caller) => [
    decoder.run(caller, counted),
    decoder.run(caller, counted),
  ])
  await new Promise((resolve) => setTimeout(resolve, 100))
  const began = performance.now()
  for (let n = 0; n < 12; n += 1) await decoder.run('visitor', async () => 'made')
  expect(performance.now() - began).toBeLessThan(300)
  await Promise.all(floods)
  expect(most).toBe(1)
  const alone = performance.now()
  await decoder.run('account', async () => 'made')
  expect(performance.now() - alone).toBeLessThan(300)
})
