import { expect, it, vi } from 'vitest'
import { randomId, randomToken } from '@/visitor/random'
import { newIdPattern, orderIdPattern, quoteTokenPattern, tokenPattern } from './id-patterns'

const config = vi.hoisted(() => ({ apiToken: '' as string | undefined }))
vi.mock('../config', () => ({ config }))
const { hashOf, isTokenOf, tokenFor } = await import('./token')

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
  for (const id of ids) {
    expect(id).toMatch(newIdPattern)
    expect(id).toMatch(orderIdPattern)
  }
  for (const token of tokens) expect(token).toMatch(tokenPattern)
  expect(new Set([...ids, ...tokens]).size).toBe(400)
})

it('makes the same token for the same request, and another one with another secret', () => {
  config.apiToken = 'one'
  const token = tokenFor('a')
  expect(token).toMatch(quoteTokenPattern)
  expect([tokenFor('a'), tokenFor('b') === token]).toEqual([token, false])
  config.apiToken = 'two'
  expect(tokenFor('a')).not.toBe(token)
})

it.each(['', undefined])('makes none with the secret %j', (secret) => {
  config.apiToken = secret
  expect(() => tokenFor('a')).toThrow('SANITY_API_TOKEN')
})
