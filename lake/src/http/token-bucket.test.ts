import { expect, test } from 'vitest'
import { TokenBucket } from './token-bucket.ts'

test('a bucket gives its burst, then as much as comes back', () => {
  const bucket = new TokenBucket(10, 2)
  expect([bucket.use(6, 0), bucket.use(4, 0), bucket.use(1, 0)]).toEqual([true, true, false])
  expect([bucket.use(2, 1000), bucket.use(1, 1000)]).toEqual([true, false])
})

test('a bucket is never fuller than its burst', () => {
  const bucket = new TokenBucket(10, 2)
  bucket.use(10, 0)
  expect([bucket.use(11, 1_000_000), bucket.use(10, 1_000_000), bucket.use(1, 1_000_000)]).toEqual([
    false,
    true,
    false,
  ])
})
