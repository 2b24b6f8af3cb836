import { expect, test } from 'vitest'
import { connectionsOf } from './connections.ts'

test('connections leave half of the files that a process may open', () => {
  expect(connectionsOf(4, 20_000)).toBe(2500)
  expect(connectionsOf(4, 1024)).toBe(128)
  expect(connectionsOf(4, 4)).toBe(1)
  expect(connectionsOf(4, Infinity)).toBe(10_000)
  expect(connectionsOf(4)).toBeGreaterThan(50)
})
