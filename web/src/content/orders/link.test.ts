import { expect, it } from 'vitest'
import { randomId, randomToken } from '@/visitor/random'
import { hashOf, isTokenOf, orderIdPattern, tokenPattern } from './link'

it('accepts the token of a stored hash, and no other', () => {
  const token = 'a'.repeat(32)
  expect(isTokenOf(token, hashOf(token))).toBe(true)
  expect(isTokenOf('b'.repeat(32), hashOf(token))).toBe(false)
  expect(isTokenOf(token, token)).toBe(false)
  expect(isTokenOf('', undefined)).toBe(false)
  expect(isTokenOf('', '')).toBe(false)
})

it('accepts the ids and tokens that a browser makes, all of them different', () => {
  const ids = Array.from({ length: 200 }, randomId)
  const tokens = Array.from({ length: 200 }, randomToken)
  for (const id of ids) expect(id).toMatch(orderIdPattern)
  for (const token of tokens) expect(token).toMatch(tokenPattern)
  expect(new Set([...ids, ...tokens]).size).toBe(400)
})
