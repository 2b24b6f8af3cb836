'use server'

import { headers } from 'next/headers'
import type { FormState } from '@/form-state'
import { visitorOf } from '../forms/visitor'
import { checkOut } from './checkout'
import type { CheckoutField, CheckoutResult } from './types'

/** Places the order of the checkout's form. */
export async function placeOrderAction(
  _: FormState<CheckoutField, CheckoutResult>,
  form: FormData,
): Promise<FormState<CheckoutField, CheckoutResult>> {
  return checkOut(form, visitorOf(await headers()))
}
