import { expect, test } from 'vitest'
import { TokenBucket } from './token-bucket.ts'

test('a bucket gives its burst at once, then as much as comes back', () => {
  const bucket = new TokenBucket(10, 2)
  expect([bucket.spend(6, 0), bucket.spend(4, 0), bucket.spend(1, 0)]).toEqual([true, true, false])
  expect([bucket.spend(2, 1000), bucket.spend(1, 1000)]).toEqual([true, false])
})

test('a bucket is never fuller than its burst', () => {
  const bucket = new TokenBucket(10, 2)
  bucket.spend(10, 0)
  expect([bucket.spend(11, 1_000_000), bucket.spend(10, 1_000_000), bucket.spend(1, 1_000_000)]).toEqual([
    false,
    true,
    false,
  ])
})
