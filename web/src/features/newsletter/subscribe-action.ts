'use server'

import { headers } from 'next/headers'
import { signUp, visitorOf, type NewsletterState } from '@/content/newsletter/sign-up'

/** Handles a newsletter form, with script and without. */
export async function subscribeToNewsletter(_: NewsletterState, form: FormData): Promise<NewsletterState> {
  return signUp(form, visitorOf(await headers()))
}
