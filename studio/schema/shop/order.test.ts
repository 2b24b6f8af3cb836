import { expect, it } from 'vitest'
import { order } from './order.ts'

it('names a cancelled order in its list as the customer sees it', () => {
  const shown = order.preview?.prepare?.({
    number: 'PH-1',
    name: 'Ada',
    email: 'ada@example.com',
    total: 8500,
    state: 'Cancel',
    handling: 'done',
    at: '2026-11-23T10:00:00Z',
  })
  expect(shown?.subtitle).toBe('Done · Cancelled · $85.00 · 2026-11-23')
})
