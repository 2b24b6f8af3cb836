import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { formOf } from '../forms/testing'
import type { Mail } from '../mail/mail'

const fake = vi.hoisted(() => ({
  createIfNotExists: vi.fn<(document: Record<string, unknown>) => Promise<unknown>>(),
  sendMail: vi.fn<(mail: Mail) => Promise<void>>(),
  siteSettings: vi.fn<() => Promise<unknown>>(),
}))
vi.mock('../client', () => ({ lakeClient: { createIfNotExists: fake.createIfNotExists } }))
vi.mock('../config', () => ({ config: { apiToken: 'token' } }))
vi.mock('../mail/send', () => ({ sendMail: fake.sendMail }))
vi.mock('../site/site', () => ({ siteSettings: fake.siteSettings }))

beforeEach(() => {
  for (const mock of Object.values(fake)) mock.mockReset()
  fake.createIfNotExists.mockImplementation(async ({ _id }) => ({ documentId: _id }))
  fake.siteSettings.mockResolvedValue({
    title: 'Paper & Home',
    contacts: [{ name: 'Email', kind: 'email', value: 'shop@example.com' }],
  })
  vi.resetModules()
})

const good = { name: 'Anna', email: 'anna@example.com', message: 'How much?\r\nThank you' }
const send = async (fields: Record<string, string> = {}) =>
  (await import('./inquiry')).receiveInquiry(formOf({ ...good, ...fields }), 'visitor')
const stored = () => fake.createIfNotExists.mock.calls.map(([document]) => document)

it('stores an enquiry under a private id and notifies both sides', async () => {
  const { status, number } = await send({ subject: 'Paper Bags' })
  expect([status, number]).toEqual(['done', expect.stringMatching(/^E-/)])
  expect(stored()).toEqual([
    {
      _id: expect.stringMatching(/^inquiry\.[\da-f-]{36}$/),
      _type: 'inquiry',
      name: 'Anna',
      email: 'anna@example.com',
      subject: 'Paper Bags',
      message: 'How much?\nThank you',
      number,
      state: 'new',
    },
  ])
  const [toVisitor, toShop] = fake.sendMail.mock.calls.map(([mail]) => mail)
  expect(toVisitor).toMatchObject({ to: 'anna@example.com', replyTo: 'shop@example.com' })
  expect(toVisitor?.text).toContain(number)
  // A stranger may have typed the address: what they wrote reaches the shop alone.
  expect(toVisitor?.text).not.toContain('How much?')
  expect(toShop?.text).toContain('How much?')
  expect(toShop).toMatchObject({ to: 'shop@example.com', replyTo: 'anna@example.com' })
  expect(toShop?.subject).toContain('Paper Bags')
})

it('gives an enquiry that is sent twice the same id and number, and mails the same keys', async () => {
  const first = await send()
  const second = await send()
  expect(second.number).toBe(first.number)
  expect(new Set(stored().map((document) => document._id)).size).toBe(1)
  expect(new Set(fake.sendMail.mock.calls.map(([{ key }]) => key)).size).toBe(2)
})

it('takes the same words as another enquiry ten minutes later: the first may be dealt with', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-01T12:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const first = await send()
  vi.setSystemTime('2026-05-01T12:10:00Z')
  expect((await send()).number).not.toBe(first.number)
  expect(stored()).toHaveLength(2)
  expect(new Set(fake.sendMail.mock.calls.map(([{ key }]) => key)).size).toBe(4)
})

it.each([
  ['is down', () => Promise.reject(new Error('ECONNREFUSED'))],
  ['does not confirm it', () => Promise.resolve({})],
])('says so when the lake %s, keeps what was typed, and sends no mail', async (_, answer) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  fake.createIfNotExists.mockImplementation(answer)
  expect(await send()).toMatchObject({
    status: 'failed',
    message: expect.stringMatching(/try again/),
    values: { message: 'How much?\r\nThank you' },
  })
  expect(fake.sendMail).not.toHaveBeenCalled()
})

it('is received also while the settings with the shop’s address cannot be read', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  fake.siteSettings.mockRejectedValue(new Error('no result'))
  expect(await send()).toMatchObject({ status: 'done' })
  expect(fake.sendMail.mock.calls.map(([{ to }]) => to)).toEqual(['anna@example.com'])
})

it.each([
  [{ name: ' ' }, { name: 'Please enter your name' }],
  [{ email: 'anna' }, { email: 'Please enter a valid email address' }],
  [{ message: '\r\n' }, { message: 'Please write a message' }],
  [{ message: 'x'.repeat(5001) }, { message: 'Please use at most 5,000 characters' }],
])('refuses %o', async (fields, errors) => {
  expect(await send(fields)).toMatchObject({ status: 'invalid', errors })
  expect(stored()).toEqual([])
})
