import { expect, test } from 'vitest'
import { LakeError } from './http/errors.ts'
import { withDeadline } from './deadline.ts'

const statusOf = (work: () => unknown) => {
  try {
    return work()
  } catch (error) {
    return error instanceof LakeError ? error.status : error
  }
}

test('gives what the work gives, and throws what it throws', () => {
  const problem = new TypeError('wrong')
  expect(withDeadline(1000, 'too long', () => [1, 2])).toEqual([1, 2])
  expect(
    statusOf(() =>
      withDeadline(1000, 'too long', () => {
        throw problem
      }),
    ),
  ).toBe(problem)
})

test.each<[string, () => unknown]>([
  ['a loop', () => forever()],
  ['a regular expression', () => /^(a+)+$/.test(`${'a'.repeat(40)}b`)],
  ['a loop that catches everything', () => catching()],
])('ends %s after its time, and works again afterwards', (_name, work) => {
  const started = performance.now()
  expect(statusOf(() => withDeadline(100, 'too long', work))).toBe(408)
  expect(performance.now() - started).toBeLessThan(2000)
  expect(withDeadline(1000, 'too long', () => 'next')).toBe('next')
})

function forever(): never {
  for (;;) JSON.stringify({})
}

function catching(): unknown {
  try {
    return forever()
  } catch {
    return 'caught'
  }
}
