'use server'

import { headers } from 'next/headers'
import { signUp, visitorOf, type NewsletterState } from '@/content/newsletter/sign-up'

/** Takes the footer's newsletter form. */
export async function subscribeToNewsletter(_: NewsletterState, form: FormData): Promise<NewsletterState> {
  return signUp(form, visitorOf(await headers()))
}
