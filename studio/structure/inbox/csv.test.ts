import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

it('writes a line for each subscription', () => {
  const lead = { email: 'anna@example.com', subscribedAt: '2026-05-01T12:00:00Z', state: 'new' }
  expect(toCsv([lead])).toBe('email,subscribed_at,state\r\nanna@example.com,2026-05-01T12:00:00Z,new\r\n')
})

it('keeps a cell together, and from being taken for a formula', () => {
  const csv = toCsv([{ email: '=HYPERLINK("x"),a', subscribedAt: '-1', state: '@x' }])
  expect(csv.split('\r\n')[1]).toBe(`"'=HYPERLINK(""x""),a",'-1,'@x`)
})
