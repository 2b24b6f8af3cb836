'use server'

import { headers } from 'next/headers'
import type { FormState } from '@/form-state'
import { visitorOf } from '../forms/visitor'
import { receiveSampleRequest } from './sample-request'
import type { SampleField, SampleResult } from './types'

/** Handles the samples form, with script and without. */
export async function requestSamples(
  _: FormState<SampleField, SampleResult>,
  form: FormData,
): Promise<FormState<SampleField, SampleResult>> {
  return receiveSampleRequest(form, visitorOf(await headers()))
}
