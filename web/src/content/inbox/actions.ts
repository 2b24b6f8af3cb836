'use server'

import { headers } from 'next/headers'
import type { FormState } from '@/form-state'
import { visitorOf } from '../forms/visitor'
import { receiveComment } from './comment'
import { receiveInquiry } from './inquiry'

type CommentState = FormState<'post' | 'name' | 'email' | 'text'>

/** Handles the comment form, with script and without. */
export async function sendComment(_: CommentState, form: FormData): Promise<CommentState> {
  return receiveComment(form, visitorOf(await headers()))
}

type InquiryState = FormState<'name' | 'email' | 'phone' | 'subject' | 'message'>

/** Handles the contact form, with script and without. */
export async function sendInquiry(_: InquiryState, form: FormData): Promise<InquiryState> {
  return receiveInquiry(form, visitorOf(await headers()))
}
