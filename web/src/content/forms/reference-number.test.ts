import { expect, it, vi } from 'vitest'

const config = vi.hoisted(() => ({ apiToken: 'secret' as string | undefined }))
vi.mock('../config', () => ({ config }))
const { referenceNumber, submissionId } = await import('./reference-number')

const noon = Date.parse('2026-05-01T12:00:00Z')
const id = (values: unknown, at = noon) => submissionId('inquiry', values, at)

it('is the same id for the same content within ten minutes, and another for anything else', () => {
  const first = id({ name: 'Anna' })
  expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/)
  expect(id({ name: 'Anna' }, noon + 599_999)).toBe(first)
  const others = [
    id({ name: 'Bert' }),
    id({ name: 'Anna' }, noon + 600_000),
    submissionId('comment', { name: 'Anna' }, noon),
  ]
  expect(new Set([first, ...others]).size).toBe(4)
})

it('cannot be computed without the secret of the site, so that nobody can try email addresses', () => {
  const known = id({ email: 'anna@example.com' })
  config.apiToken = 'guessed'
  expect(id({ email: 'anna@example.com' })).not.toBe(known)
  config.apiToken = 'secret'
  expect(id({ email: 'anna@example.com' })).toBe(known)
})

it('has a number that can be read out', () => {
  const numbers = Array.from({ length: 500 }, (_, count) => referenceNumber('E', id({ count })))
  for (const number of numbers) expect(number).toMatch(/^E(-[\dA-HJKMNP-TV-Z]{4}){2}$/)
  expect(new Set(numbers).size).toBe(500)
})

it('has a number that a browser, which makes the ids of orders, cannot choose', () => {
  const [first, second] = [
    '00000000-0000-4000-8000-00a5c31054aa',
    '11111111-0000-4000-8000-00a5c31054aa',
  ].map((made) => referenceNumber('PH', made))
  expect(first).not.toBe(second)
  config.apiToken = 'guessed'
  expect(referenceNumber('PH', '00000000-0000-4000-8000-00a5c31054aa')).not.toBe(first)
  config.apiToken = 'secret'
})
