'use server'

import { headers } from 'next/headers'
import type { FormState } from '@/form-state'
import { visitorOf } from '../forms/visitor'
import { signUp } from './sign-up'

/** Handles the newsletter forms, with script and without. */
export async function subscribeToNewsletter(
  _: FormState<'email'>,
  form: FormData,
): Promise<FormState<'email'>> {
  return signUp(form, visitorOf(await headers()))
}
