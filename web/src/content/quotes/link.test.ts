import { expect, it, vi } from 'vitest'

const config = vi.hoisted(() => ({ apiToken: '' as string | undefined }))
vi.mock('../config', () => ({ config }))
const { quoteTokenPattern, tokenFor } = await import('./link')

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
