import { expect, it, vi } from 'vitest'

vi.mock('./token', () => ({ draftToken: () => 'the token that reads drafts' }))
const { createDraftSession, draftSessionAge, isValidDraftSession } = await import('./session')

const start = Date.UTC(2026, 10, 22)
const session = createDraftSession(start)

it('is valid until it expires', () => {
  expect(isValidDraftSession(session, start)).toBe(true)
  expect(isValidDraftSession(session, start + draftSessionAge * 1000 - 1)).toBe(true)
  expect(isValidDraftSession(session, start + draftSessionAge * 1000)).toBe(false)
})

it.each([
  undefined,
  '',
  '.',
  'forged',
  `${start * 2}`,
  `${start * 2}.${session.split('.')[1]}`,
  `${session}x`,
])('is invalid as %s', (value) => {
  expect(isValidDraftSession(value, start)).toBe(false)
})
