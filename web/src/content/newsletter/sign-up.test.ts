import { beforeEach, describe, expect, it, vi } from 'vitest'
import { formOf } from '../forms/testing'
import type { signUp as SignUpFunction } from './sign-up'

type SignUp = typeof SignUpFunction

const subscribe = vi.hoisted(() => vi.fn<(email: string) => Promise<void>>())
vi.mock('./subscribe', () => ({ subscribe }))
const service = vi.hoisted((): { current?: object } => ({}))
vi.mock(import('../config'), async (original) => {
  const { config, ...rest } = await original()
  return {
    ...rest,
    config: Object.defineProperty({ ...config }, 'newsletter', { get: () => service.current }),
  }
})

let signUp: SignUp
beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers()
  service.current = undefined
  subscribe.mockReset().mockResolvedValue(undefined)
  ;({ signUp } = await import('./sign-up'))
  return () => vi.useRealTimers()
})

const form = (email: string) => formOf({ email })
const thanks = { status: 'done', message: expect.stringMatching(/Thank you/) }
const limited = (message: RegExp) => ({ status: 'failed', message: expect.stringMatching(message) })

describe('signUp', () => {
  it('passes a good address on, and thanks', async () => {
    expect(await signUp(form(' anna@example.com '), 'a')).toMatchObject(thanks)
    expect(subscribe).toHaveBeenCalledExactlyOnceWith('anna@example.com')
  })

  it.each(['', 'anna', 'anna@example', `${'a'.repeat(250)}@example.com`])('refuses “%s”', async (email) => {
    expect(await signUp(form(email), 'a')).toEqual({
      status: 'invalid',
      errors: { email: 'Please enter a valid email address' },
      values: { email },
    })
    expect(subscribe).not.toHaveBeenCalled()
  })

  it('limits one visitor for ten minutes, and no other', async () => {
    for (let count = 0; count < 10; count++) await signUp(form(`${count}@example.com`), 'a')
    expect(await signUp(form('11@example.com'), 'a')).toMatchObject(limited(/ten minutes/))
    expect(subscribe).toHaveBeenCalledTimes(10)
    expect(await signUp(form('11@example.com'), 'b')).toMatchObject(thanks)
    vi.advanceTimersByTime(10 * 60_000)
    expect(await signUp(form('12@example.com'), 'a')).toMatchObject(thanks)
  })

  it('passes every address on, three times an hour, where no service sends emails to it', async () => {
    for (let count = 0; count < 4; count++) await signUp(form(`Anna+${count}@example.com`), String(count))
    expect(subscribe).toHaveBeenCalledTimes(4)
    for (let count = 0; count < 4; count++) await signUp(form('anna@example.com'), String(count))
    expect(subscribe).toHaveBeenCalledTimes(7)
  })

  it('passes a mailbox that is sent from everywhere, however it is written, on three times an hour, and refuses nobody', async () => {
    service.current = { host: 'https://news.example', key: 'k' }
    for (let count = 0; count < 3; count++) await signUp(form(`Anna+${count}@example.com`), String(count))
    expect(await signUp(form('anna@example.com'), 'x')).toMatchObject(thanks)
    expect(subscribe).toHaveBeenCalledTimes(3)
    vi.advanceTimersByTime(60 * 60_000)
    expect(await signUp(form('anna@example.com'), 'x')).toMatchObject(thanks)
    expect(subscribe).toHaveBeenCalledTimes(4)
  })

  it('does not let one visitor use up what all have together', async () => {
    for (let count = 0; count < 200; count++) await signUp(form(`${count}@example.com`), 'a')
    expect(await signUp(form('anna@example.com'), 'b')).toMatchObject(thanks)
  })

  it('limits all visitors together', async () => {
    for (let count = 0; count < 120; count++) await signUp(form(`${count}@example.com`), String(count))
    expect(await signUp(form('one-more@example.com'), 'x')).toMatchObject(limited(/Many people/))
    expect(subscribe).toHaveBeenCalledTimes(120)
  })

  it('says so when the subscription fails, as often as the visitor tries', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    subscribe.mockRejectedValue(new Error('down'))
    for (let attempt = 1; attempt <= 12; attempt++)
      expect(await signUp(form('anna@example.com'), 'a')).toMatchObject({
        status: 'failed',
        message: 'We could not sign you up. Please try again later.',
        values: { email: 'anna@example.com' },
      })
    subscribe.mockResolvedValue(undefined)
    expect(await signUp(form('anna@example.com'), 'a')).toMatchObject(thanks)
  })
})
