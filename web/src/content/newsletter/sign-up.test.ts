import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { signUp as SignUpFunction } from './sign-up'

type SignUp = typeof SignUpFunction

const subscribe = vi.hoisted(() => vi.fn<(email: string) => Promise<void>>())
vi.mock('./subscribe', () => ({ subscribe }))

let signUp: SignUp
beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers()
  subscribe.mockReset().mockResolvedValue(undefined)
  ;({ signUp } = await import('./sign-up'))
  return () => vi.useRealTimers()
})

const form = (email: string, website = '') => {
  const data = new FormData()
  data.set('email', email)
  data.set('website', website)
  return data
}

describe('signUp', () => {
  it('passes a good address on, and thanks', async () => {
    expect(await signUp(form(' anna@example.com '), 'a')).toMatchObject({
      message: expect.stringMatching(/Thank you/),
    })
    expect(subscribe).toHaveBeenCalledExactlyOnceWith('anna@example.com')
  })

  it.each(['', 'anna', 'anna@example', `${'a'.repeat(250)}@example.com`])('refuses “%s”', async (email) => {
    expect(await signUp(form(email), 'a')).toEqual({ error: 'Please enter a valid email address' })
    expect(subscribe).not.toHaveBeenCalled()
  })

  it('thanks a bot that fills in every field, and stores nothing', async () => {
    expect(await signUp(form('anna@example.com', 'https://spam.example'), 'a')).toMatchObject({
      message: expect.stringMatching(/Thank you/),
    })
    expect(subscribe).not.toHaveBeenCalled()
  })

  it('limits one visitor for ten minutes, and nobody else', async () => {
    for (let count = 0; count < 10; count++) await signUp(form(`${count}@example.com`), 'a')
    expect(await signUp(form('11@example.com'), 'a')).toMatchObject({
      error: expect.stringMatching(/ten minutes/),
    })
    expect(subscribe).toHaveBeenCalledTimes(10)
    expect(await signUp(form('11@example.com'), 'b')).toMatchObject({
      message: expect.stringMatching(/Thank you/),
    })
    vi.advanceTimersByTime(10 * 60_000)
    expect(await signUp(form('12@example.com'), 'a')).toMatchObject({
      message: expect.stringMatching(/Thank you/),
    })
  })

  it('limits one email address that is sent from everywhere, for an hour', async () => {
    for (let count = 0; count < 3; count++) await signUp(form('Anna@example.com'), String(count))
    expect(await signUp(form('anna@example.com'), 'x')).toMatchObject({
      error: expect.stringMatching(/an hour/),
    })
    vi.advanceTimersByTime(60 * 60_000)
    expect(await signUp(form('anna@example.com'), 'x')).toMatchObject({
      message: expect.stringMatching(/Thank you/),
    })
  })

  it('does not let one visitor use up what all have together', async () => {
    for (let count = 0; count < 200; count++) await signUp(form(`${count}@example.com`), 'a')
    expect(await signUp(form('anna@example.com'), 'b')).toMatchObject({
      message: expect.stringMatching(/Thank you/),
    })
  })

  it('limits all visitors together', async () => {
    for (let count = 0; count < 120; count++) await signUp(form(`${count}@example.com`), String(count))
    expect(await signUp(form('one-more@example.com'), 'x')).toMatchObject({
      error: expect.stringMatching(/Many people/),
    })
    expect(subscribe).toHaveBeenCalledTimes(120)
  })

  it('says so when the subscription fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    subscribe.mockRejectedValue(new Error('away'))
    expect(await signUp(form('anna@example.com'), 'a')).toMatchObject({
      error: expect.stringMatching(/try again later/),
    })
  })
})

it('takes the visitor’s IP address from the nearest proxy', async () => {
  const { visitorOf } = await import('./sign-up')
  expect(visitorOf(new Headers({ 'x-forwarded-for': '1.2.3.4, 10.0.0.7' }))).toBe('10.0.0.7')
  expect(visitorOf(new Headers())).toBe('unknown')
})
