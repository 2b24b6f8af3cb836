import { expect, it } from 'vitest'
import { maxFieldLength, parseProfile } from './profile'

it('keeps the fields that are texts, and nothing else', () => {
  expect(
    parseProfile({
      name: ' Ada Lovelace ',
      email: 7,
      bio: '',
      web: 'x'.repeat(maxFieldLength + 1),
      password: 'secret',
    }),
  ).toEqual({ name: 'Ada Lovelace' })
})

it.each([null, 'Ada', ['Ada'], 7])('%j is no profile', (stored) => {
  expect(parseProfile(stored)).toBeUndefined()
})
