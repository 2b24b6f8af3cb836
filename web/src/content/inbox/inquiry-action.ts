'use server'

import { headers } from 'next/headers'
import type { FormState } from '@/form-state'
import { visitorOf } from '../forms/visitor'
import { receiveInquiry } from './inquiry'

type Field = 'name' | 'email' | 'phone' | 'subject' | 'message'

/** Handles the contact form, with script and without. */
export async function sendInquiry(_: FormState<Field>, form: FormData): Promise<FormState<Field>> {
  return receiveInquiry(form, visitorOf(await headers()))
}
