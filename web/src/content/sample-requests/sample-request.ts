import { z } from 'zod'
import { emailField, optionalLine, optionalText, requiredLine } from '../forms/fields'
import { createFormHandler } from '../forms/handle-form'
import { createLimits, tenMinutes } from '../forms/limits'
import { withoutEmpty } from '../forms/without-empty'
import { referenceNumber } from '../forms/reference-number'
import { retriedId } from '../inbox/retried-id'
import { storeSubmission } from '../inbox/submissions'
import { checkSamples } from './offered-samples'
import { sampleRules } from './rules'
import { sampleText } from './sample-list'
import { sendSampleMails } from './sample-mails'
import { maxSamples, type SampleResult } from './types'

/** Characters of a list of article numbers; further ones are not read. */
const maxListLength = 400

/** Article numbers are sent in one field, separated by commas; repeated numbers count once. */
export const skusIn = (text: string): string[] => [
  ...new Set(
    text
      .slice(0, maxListLength)
      .split(',')
      .map((sku) => sku.trim().toUpperCase())
      .filter(Boolean),
  ),
]

const skus = z
  .string()
  .default('')
  .transform(skusIn)
  .pipe(
    z
      .array(z.string())
      .min(1, 'Please choose at least one sample')
      .max(maxSamples, `Please choose at most ${maxSamples} samples`),
  )

const schema = z.object({
  skus,
  name: requiredLine(sampleRules.name),
  company: optionalLine(sampleRules.company),
  email: emailField,
  phone: optionalLine(sampleRules.phone),
  address1: requiredLine(sampleRules.address1),
  address2: optionalLine(sampleRules.address2),
  city: requiredLine(sampleRules.city),
  zip: requiredLine(sampleRules.zip),
  use: optionalText(sampleRules.use),
})

/** A checked request. */
export type SampleRequest = z.output<typeof schema>

/** Handles the samples form: the request reaches the editors' inbox, and both sides get an email. */
export const receiveSampleRequest = createFormHandler({
  name: 'samples',
  schema,
  limits: createLimits({
    perVisitor: { points: 10, seconds: tenMinutes },
    inTotal: { points: 60, seconds: tenMinutes },
  }),
  thanks: 'Your request has reached us.',
  failed: 'Your request could not be sent. Nothing is lost: please try again in a moment.',
  act: async (request) => {
    const lines = await checkSamples(request.skus)
    const id = await retriedId('sampleRequest', request)
    const number = referenceNumber('S', id)
    const date = new Date().toISOString()
    const { name, company, email, phone, address1, address2, city, zip, use } = request
    await storeSubmission('sampleRequest', id, {
      number,
      sentAt: date,
      handling: 'new',
      lines: lines.map(({ sku, name: itemName, size, itemId }) => ({
        _key: sku,
        _type: 'sampleLine',
        sku,
        name: itemName,
        size,
        itemId,
      })),
      use,
      contact: withoutEmpty({ name, company, email, phone }),
      address: withoutEmpty({ address1, address2, city, zip }),
    })
    await sendSampleMails(request, { lines, number, id })
    const sent = { number, date, items: lines.map(sampleText) }
    const result: SampleResult = { request: sent, sent: lines.map(({ sku }) => sku) }
    return { number, result }
  },
})
