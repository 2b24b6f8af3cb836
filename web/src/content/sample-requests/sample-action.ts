'use server'

import { headers } from 'next/headers'
import type { FormState } from '@/form-state'
import { visitorOf } from '../forms/visitor'
import { samplesBySku } from './offered-samples'
import { receiveSampleRequest, skusIn } from './sample-request'
import { maxSamples, type SampleField, type SampleResult } from './types'

/** Handles the samples form, with script and without. */
export async function requestSamples(
  _: FormState<SampleField, SampleResult>,
  form: FormData,
): Promise<FormState<SampleField, SampleResult>> {
  const state = await receiveSampleRequest(form, visitorOf(await headers()))
  if (state.status === 'done') return state
  // A form that is refused counts against no limit.
  const skus = skusIn(state.values?.skus ?? '').slice(0, 2 * maxSamples)
  const { samples } = await samplesBySku(skus).catch(() => ({ samples: undefined }))
  return { ...state, result: { ...state.result, samples } }
}
