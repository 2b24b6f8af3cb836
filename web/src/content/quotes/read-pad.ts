import type { FormState } from '@/form-state'
import { textsOf } from '../forms/handle-form'
import { createLimits, tenMinutes } from '../forms/limits'
import { returnedValues } from '../forms/returned-values'
import { unshared } from '../forms/unshared'
import { LakeUnavailableError } from '../lake/fetch'
import { formatCount } from '../selling/words'
import { quoteItems } from './items'
import { checkPad } from './pad'
import { maxPadLength } from './pad-rows'
import { quoteSchema } from './request'
import type { QuoteField, QuoteResult } from './types'

/** A buyer corrects rows a few times; a program that reads the price list has simpler ways. */
const limits = createLimits({
  perVisitor: { points: 60, seconds: tenMinutes },
  inTotal: { points: 1200, seconds: tenMinutes },
})

const tooLong = `Please paste at most ${formatCount(maxPadLength)} characters at a time.`

/** Reads the order pad, and sends nothing. What was typed elsewhere in the form stays. */
export async function readPad(form: FormData, visitor: string): Promise<FormState<QuoteField, QuoteResult>> {
  const values = returnedValues(textsOf(form, Object.keys(quoteSchema.shape)), quoteSchema)
  const pad = form.get('pad')
  const text = typeof pad === 'string' ? pad : ''
  if (text.length > maxPadLength) return { status: 'failed', message: tooLong, values }
  const exceeded = await limits.consume({ visitor })
  if (exceeded) return { status: 'failed', message: exceeded, values }
  try {
    return unshared({ status: 'idle', values, result: { pad: checkPad(text, await quoteItems()) } })
  } catch (error) {
    if (!(error instanceof LakeUnavailableError)) throw error
    const message = 'The articles could not be looked up. Nothing is lost: try again in a moment.'
    return { status: 'failed', message, values }
  }
}
