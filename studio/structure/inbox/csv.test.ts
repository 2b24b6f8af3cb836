import { evaluate, parse } from 'groq-js'
import { expect, it } from 'vitest'
import { leadsQuery, type Lead, toCsv } from './csv.ts'

it('writes a line for each subscription', () => {
  const lead = { email: 'anna@example.com', subscribedAt: '2026-05-01T12:00:00Z', state: 'new' }
  expect(toCsv([lead])).toBe('email,subscribed_at,state\r\nanna@example.com,2026-05-01T12:00:00Z,new\r\n')
})

it('keeps a cell together, and from being taken for a formula', () => {
  const csv = toCsv([{ email: '=HYPERLINK("x"),a', subscribedAt: '-1', state: '@x' }])
  expect(csv.split('\r\n')[1]).toBe(`"'=HYPERLINK(""x""),a",'-1,'@x`)
})

it('leaves out what is no text', async () => {
  const dataset = [{ a: 1 }, ['x'], 7].map((email, place) => ({
    _id: `newsletterLead.${place}`,
    _type: 'newsletterLead',
    _createdAt: '2026-05-01T12:00:00Z',
    email,
    state: email,
  }))
  const leads = (await (await evaluate(parse(leadsQuery), { dataset })).get()) as Lead[]
  expect(leads.map(({ email, state }) => [email, state])).toEqual([
    ['', 'new'],
    ['', 'new'],
    ['7', '7'],
  ])
})
