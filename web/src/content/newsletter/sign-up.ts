import { z } from 'zod'
import { emailField } from '../forms/fields'
import { createFormHandler } from '../forms/handle-form'
import { createLimits, oneHour, tenMinutes } from '../forms/limits'
import { subscribe } from './subscribe'

/** Handles a newsletter form. */
export const signUp = createFormHandler({
  name: 'newsletter',
  schema: z.object({ email: emailField }),
  limits: createLimits({
    // A household or an office behind one address may sign up several people.
    perVisitor: { points: 10, seconds: tenMinutes },
    perEmail: { points: 3, seconds: oneHour },
    inTotal: { points: 120, seconds: tenMinutes },
  }),
  thanks: 'Thank you. You will hear from us.',
  failed: 'We could not sign you up. Please try again later.',
  act: async ({ email }) => {
    await subscribe(email)
    return {}
  },
})
