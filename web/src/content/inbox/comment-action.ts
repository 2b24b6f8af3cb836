'use server'

import { headers } from 'next/headers'
import type { FormState } from '@/form-state'
import { visitorOf } from '../forms/visitor'
import { receiveComment } from './comment'

type Field = 'post' | 'name' | 'email' | 'text'

/** Handles the comment form, with script and without. */
export async function sendComment(_: FormState<Field>, form: FormData): Promise<FormState<Field>> {
  return receiveComment(form, visitorOf(await headers()))
}
