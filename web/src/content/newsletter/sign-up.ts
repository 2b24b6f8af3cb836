import { invalidAddressMessage, isMailAddress, honeypotField } from './address'
import { Brake } from './brake'
import { subscribe } from './subscribe'

/** What the form says after it was sent. */
export type NewsletterState = { error?: string; message?: string }

/** Mail addresses are at most this long (RFC 5321). */
const maxAddressLength = 254

const minutes = 60_000
/** A household or an office behind one address may sign up several people. */
const visitors = new Brake({ most: 10, within: 10 * minutes })
const addresses = new Brake({ most: 3, within: 60 * minutes })
const everybody = new Brake({ most: 120, within: 10 * minutes })

const thanks = { message: 'Thank you. You will hear from us.' }
const tooOften = { error: 'That was often enough for now. Please try again in ten minutes.' }
const tooMany = { error: 'Many people are signing up just now. Please try again in ten minutes.' }

/**
 * Takes a newsletter form as it arrived; everything is checked here, whatever the browser checked.
 * @param visitor who sent it, as far as that can be known
 */
export async function signUp(form: FormData, visitor: string): Promise<NewsletterState> {
  const given = form.get('email')
  const email = typeof given === 'string' ? given.trim() : ''
  if (email.length > maxAddressLength || !isMailAddress(email)) return { error: invalidAddressMessage }
  if (form.get(honeypotField)) return thanks
  if (!visitors.allows(visitor) || !addresses.allows(email.toLowerCase())) return tooOften
  if (!everybody.allows('')) return tooMany
  try {
    await subscribe(email)
    return thanks
  } catch (error) {
    console.error('A newsletter subscription failed:', error)
    return { error: 'We could not sign you up just now. Please try again later.' }
  }
}

/** The visitor's address as the nearest proxy saw it: what stands further left in the list, anybody can write. */
export function visitorOf(headers: Headers): string {
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown'
}
