import { RateLimiterMemory } from 'rate-limiter-flexible'
import { honeypotField, invalidEmailMessage, isEmail } from './email'
import { subscribe } from './subscribe'

/** What the form says after it was sent. */
export type NewsletterState = { error?: string; message?: string }

/** Email addresses are at most this long (RFC 5321). */
const maxEmailLength = 254

const seconds = { tenMinutes: 600, hour: 3600 }
/** A household or an office behind one IP address may sign up several people. */
const byVisitor = new RateLimiterMemory({ points: 10, duration: seconds.tenMinutes })
const byEmail = new RateLimiterMemory({ points: 3, duration: seconds.hour })
const inTotal = new RateLimiterMemory({ points: 120, duration: seconds.tenMinutes })

const thanks = { message: 'Thank you. You will hear from us.' }
const visitorLimited = { error: 'Too many attempts. Try again in ten minutes.' }
const emailLimited = { error: 'This email address was sent too often. Try again in an hour.' }
const totalLimited = { error: 'Many people are signing up right now. Try again in ten minutes.' }

/**
 * Handles a newsletter form as it arrived; everything is checked here, whatever the browser checked.
 * @param visitor who sent it: the IP address, as far as it is known
 */
export async function signUp(form: FormData, visitor: string): Promise<NewsletterState> {
  const given = form.get('email')
  const email = typeof given === 'string' ? given.trim() : ''
  if (email.length > maxEmailLength || !isEmail(email)) return { error: invalidEmailMessage }
  if (form.get(honeypotField)) return thanks
  const limited = await applyLimits(visitor, email.toLowerCase())
  if (limited) return limited
  try {
    await subscribe(email)
    return thanks
  } catch (error) {
    console.error('A newsletter subscription failed:', error)
    return { error: 'We could not sign you up. Please try again later.' }
  }
}

/**
 * Counts one sign-up, and answers which limit it exceeds. What one limit refuses does not use up another; the total comes
 * before the limits that store a key for each sender, so that forged senders cannot fill the memory.
 */
async function applyLimits(visitor: string, email: string): Promise<NewsletterState | undefined> {
  if (await isUsedUp(byVisitor, visitor)) return visitorLimited
  if (await isUsedUp(byEmail, email)) return emailLimited
  if (!(await consume(inTotal, 'total'))) return totalLimited
  if (!(await consume(byVisitor, visitor))) return visitorLimited
  if (!(await consume(byEmail, email))) return emailLimited
  return undefined
}

const isUsedUp = async (limiter: RateLimiterMemory, key: string): Promise<boolean> =>
  (await limiter.get(key))?.remainingPoints === 0

const consume = (limiter: RateLimiterMemory, key: string): Promise<boolean> =>
  limiter.consume(key).then(
    () => true,
    () => false,
  )

/** The visitor's IP address as the nearest proxy saw it; anybody can forge what stands further left in the list. */
export function visitorOf(headers: Headers): string {
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown'
}
