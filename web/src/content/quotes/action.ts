'use server'

import { headers } from 'next/headers'
import type { FormState } from '@/form-state'
import { visitorOf } from '../forms/visitor'
import { readPad } from './read-pad'
import { receiveQuoteRequest } from './request'
import type { QuoteField, QuoteResult } from './types'

/** Handles the form of a quote request; its button “Check the rows” only reads the order pad. */
export async function sendQuoteRequest(
  _: FormState<QuoteField, QuoteResult>,
  form: FormData,
): Promise<FormState<QuoteField, QuoteResult>> {
  const visitor = visitorOf(await headers())
  return form.get('intent') === 'check' ? readPad(form, visitor) : receiveQuoteRequest(form, visitor)
}
