import { beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { honeypotField } from '@/form-state'
import { emailField, optionalLine, requiredText } from './fields'
import { createFormHandler, FormError } from './handle-form'
import { createLimits } from './limits'
import { formOf } from './testing'

const act = vi.fn<(values: object) => Promise<{ number?: string; kilobytes?: number }>>()
const schema = z.object({
  name: requiredText({ maxLength: 10, message: 'Please enter your name' }),
  email: emailField,
  phone: optionalLine({ maxLength: 20 }),
})
let handle: ReturnType<typeof createFormHandler<typeof schema.shape>>
beforeEach(() => {
  act.mockReset().mockResolvedValue({})
  handle = createFormHandler({
    name: 'test',
    schema,
    limits: createLimits({
      perVisitor: { points: 3, seconds: 600 },
      inTotal: { points: 100, seconds: 600 },
    }),
    thanks: 'Thank you.',
    failed: 'Please try again.',
    act: (values) => act(values),
  })
})

const good = { name: ' Anna ', email: 'anna@example.com' }

it('passes the parsed values to `act`, and returns its result', async () => {
  act.mockResolvedValue({ number: 'E-1' })
  expect(await handle(formOf({ ...good, other: 'x' }), 'a')).toEqual({
    status: 'done',
    message: 'Thank you.',
    number: 'E-1',
  })
  expect(act).toHaveBeenCalledExactlyOnceWith({ name: 'Anna', email: 'anna@example.com', phone: '' })
})

it('names every wrong field, and returns what was typed', async () => {
  const typed = { name: 'longer than ten', email: 'anna@', phone: '1' }
  expect(await handle(formOf(typed), 'a')).toEqual({
    status: 'invalid',
    errors: { name: 'Please use at most 10 characters', email: 'Please enter a valid email address' },
    values: typed,
  })
  expect(await handle(formOf({}), 'a')).toMatchObject({ errors: { name: 'Please enter your name' } })
  expect(act).not.toHaveBeenCalled()
})

it('checks a text of any length, and does not return one that no form takes', async () => {
  const typed = { name: 'Anna', email: 'anna@', phone: '"'.repeat(1_000_000) }
  expect(await handle(formOf(typed), 'a')).toMatchObject({
    status: 'invalid',
    errors: { phone: 'Please use at most 20 characters' },
    values: { name: 'Anna', email: 'anna@' },
  })
  const { values } = await handle(formOf(typed), 'a')
  expect(values).not.toHaveProperty('phone')
})

it.each([
  ['zero-width characters', '\u200B'],
  ['line breaks', '\r\n'],
  ['labels', 'a.'],
])('refuses 10 MB of %s without cleaning them', async (_, text) => {
  const form = formOf({
    name: 'Anna',
    email: `a@${text.repeat(5_000_000)}`,
    phone: `1${text.repeat(5_000_000)}1`,
  })
  const started = process.cpuUsage()
  expect(await handle(form, 'a')).toMatchObject({
    status: 'invalid',
    errors: { email: 'Please enter a valid email address', phone: 'Please use at most 20 characters' },
  })
  expect(process.cpuUsage(started).user / 1e6).toBeLessThan(0.5)
})

it('ignores a file in place of a text, and a second field of the same name', async () => {
  const form = formOf({ ...good, phone: new Blob(['x']) })
  form.append('name', 'Second')
  await handle(form, 'a')
  expect(act).toHaveBeenCalledExactlyOnceWith({ name: 'Anna', email: 'anna@example.com', phone: '' })
})

it('keeps a text of one line on one line', async () => {
  await handle(formOf({ ...good, phone: '1\r\nBcc: x\u2028\u0000y' }), 'a')
  expect(act).toHaveBeenCalledWith(expect.objectContaining({ phone: '1 Bcc: x y' }))
})

it('drops what fills in the honeypot, and thanks', async () => {
  expect(await handle(formOf({ ...good, [honeypotField]: 'x' }), 'a')).toEqual({
    status: 'done',
    message: 'Thank you.',
  })
  expect(act).not.toHaveBeenCalled()
})

it('shows the visitor what they can correct, and no other error', async () => {
  act.mockRejectedValueOnce(new FormError('The price changed.', { name: 'See here' }))
  expect(await handle(formOf(good), 'a')).toMatchObject({
    status: 'invalid',
    message: 'The price changed.',
    errors: { name: 'See here' },
  })
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  act.mockRejectedValueOnce(new Error('secret'))
  const answer = await handle(formOf(good), 'a')
  expect(answer).toMatchObject({ status: 'failed', message: 'Please try again.', values: good })
  expect(JSON.stringify(answer)).not.toContain('secret')
  expect(log).toHaveBeenCalledOnce()
})

it('counts what was sent, not what was refused or failed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  for (let count = 0; count < 5; count++) await handle(formOf({}), 'a')
  act.mockRejectedValue(new Error('down'))
  for (let count = 0; count < 5; count++) await handle(formOf(good), 'a')
  act.mockResolvedValue({})
  for (let count = 0; count < 3; count++)
    expect(await handle(formOf(good), 'a')).toMatchObject({ status: 'done' })
  expect(await handle(formOf(good), 'a')).toMatchObject({
    status: 'failed',
    message: 'Too many attempts. Try again in ten minutes.',
    values: good,
  })
  expect(await handle(formOf(good), 'b')).toMatchObject({ status: 'done' })
})

it('takes from a visitor what fits into a day, and counts what was stored', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const points = { points: 1000, seconds: 600 }
  const large = createFormHandler({
    name: 'large',
    schema,
    limits: createLimits({ perVisitor: points, inTotal: points }),
    thanks: 'Thank you.',
    failed: 'Please try again.',
    act: (values) => act(values),
  })
  const send = async (visitor: string) => (await large(formOf(good), visitor)).status
  act.mockRejectedValueOnce(new Error('down')).mockRejectedValueOnce(new FormError('The price changed.'))
  expect([await send('a'), await send('a')]).toEqual(['failed', 'invalid'])
  act.mockResolvedValue({ number: 'Q-1', kilobytes: 3990 })
  for (let count = 0; count < 2; count++)
    expect(await large(formOf(good), 'a')).toEqual({ status: 'done', message: 'Thank you.', number: 'Q-1' })
  expect(await send('a')).toBe('done')
  expect(await large(formOf(good), 'a')).toMatchObject({
    status: 'failed',
    message: 'Too many attempts. Try again in a day.',
    values: good,
  })
  expect(await send('b')).toBe('done')
  const networks = ['1:1', '1:2', '1:3', '1:4', '2:1'].map((each) => `2001:db8:${each}::/64`)
  const states = []
  for (const network of networks) states.push(await send(network))
  expect(states).toEqual(['done', 'done', 'done', 'failed', 'done'])
  // another form has a day's room of its own
  expect((await handle(formOf(good), 'a')).status).toBe('done')
})
