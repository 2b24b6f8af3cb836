import { expect, test } from 'vitest'
import { connectionsOf } from './connections.ts'

test('connections, with a file each, leave a third of the files that a process may open', () => {
  expect(connectionsOf(4, 20_000)).toBe(1666)
  expect(connectionsOf(4, 1024)).toBe(85)
  expect(connectionsOf(4, 4)).toBe(1)
  expect(connectionsOf(4, Infinity)).toBe(10_000)
  expect(connectionsOf(4)).toBeGreaterThan(50)
})
