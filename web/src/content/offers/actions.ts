'use server'

import { refresh } from 'next/cache'
import { headers } from 'next/headers'
import type { FormState } from '@/form-state'
import { visitorOf } from '../forms/visitor'
import { receiveAcceptance, receiveDecline, receiveMessage, receiveWithdrawal } from './respond'

type Handler<Field extends string> = (form: FormData, visitor: string) => Promise<FormState<Field, undefined>>

/** Handles a form, then refreshes the page: it shows the current state of the request, also after an error. */
async function answer<Field extends string>(handle: Handler<Field>, form: FormData) {
  const state = await handle(form, visitorOf(await headers()))
  refresh()
  return state
}

type LinkField = 'id' | 'token'
type OfferField = LinkField | 'revision' | 'total'

/** Sends a message about a request. */
export async function sendMessage(_: FormState<LinkField | 'text', undefined>, form: FormData) {
  return answer(receiveMessage, form)
}

/** Withdraws a request. */
export async function withdrawRequest(_: FormState<LinkField | 'text', undefined>, form: FormData) {
  return answer(receiveWithdrawal, form)
}

/** Declines an offer. */
export async function declineOffer(_: FormState<OfferField | 'text', undefined>, form: FormData) {
  return answer(receiveDecline, form)
}

/** Accepts an offer. */
export async function acceptOffer(
  _: FormState<OfferField | 'name' | 'purchaseOrder' | 'address', undefined>,
  form: FormData,
): Promise<FormState<OfferField | 'name' | 'purchaseOrder' | 'address', undefined>> {
  const { result, ...state } = await receiveAcceptance(form, visitorOf(await headers()))
  // The page of the accepted offer has no form, nor its error.
  if (!result) refresh()
  return state
}
