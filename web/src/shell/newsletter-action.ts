'use server'

import { invalidAddressMessage, isMailAddress } from '@/content/newsletter/address'
import { subscribe } from '@/content/newsletter/subscribe'

export type NewsletterState = { error?: string; message?: string }

/** Takes the footer's newsletter form. */
export async function subscribeToNewsletter(_: NewsletterState, form: FormData): Promise<NewsletterState> {
  const email = form.get('email')
  if (typeof email !== 'string' || email.length > 254 || !isMailAddress(email.trim())) {
    return { error: invalidAddressMessage }
  }
  try {
    await subscribe(email.trim())
    return { message: 'Thank you. You will hear from us.' }
  } catch (error) {
    console.error('A newsletter subscription failed:', error)
    return { error: 'We could not sign you up just now. Please try again later.' }
  }
}
