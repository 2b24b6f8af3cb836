import { afterEach, expect, it, vi } from 'vitest'
import { comment } from './comment.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('proposes today as the date of a new comment', () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z') })
  const date = comment.fields.find(({ name }) => name === 'date')
  expect((date as { initialValue: () => string }).initialValue()).toBe('2026-03-01')
})
