import { RateLimiterMemory } from 'rate-limiter-flexible'
import { z } from 'zod'
import { config } from '../config'
import { emailField } from '../forms/fields'
import { createFormHandler } from '../forms/handle-form'
import { createLimits, oneHour, tenMinutes } from '../forms/limits'
import { mailboxOf } from '../mail/mailbox'
import { subscribe } from './subscribe'

/**
 * Of one mailbox, from all visitors: the newsletter service sends it an email each time. Without a service nothing is sent, and the
 * address is counted as it is written: a stranger could otherwise use up the room of another person with a similar one.
 */
const perEmail = new RateLimiterMemory({ points: 3, duration: oneHour })

/**
 * Handles a newsletter form. An email address that was sent too often is thanked as any other: a stranger may have typed it, and need
 * not learn that it was signed up.
 */
export const signUp = createFormHandler({
  name: 'newsletter',
  schema: z.object({ email: emailField }),
  limits: createLimits({
    // A household or an office behind one address may sign up several people.
    perVisitor: { points: 10, seconds: tenMinutes },
    inTotal: { points: 120, seconds: tenMinutes },
  }),
  thanks: 'Thank you. You will hear from us.',
  failed: 'We could not sign you up. Please try again later.',
  act: async ({ email }) => {
    const key = config.newsletter ? mailboxOf(email) : email.toLowerCase()
    const mayBeSent = await perEmail.consume(key).then(
      () => true,
      () => false,
    )
    if (!mayBeSent) return {}
    try {
      await subscribe(email)
    } catch (error) {
      await perEmail.reward(key)
      throw error
    }
    return {}
  },
})
