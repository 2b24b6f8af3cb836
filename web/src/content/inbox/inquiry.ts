import { z } from 'zod'
import { emailField, optionalLine, requiredLine, requiredText } from '../forms/fields'
import { createFormHandler } from '../forms/handle-form'
import { createLimits, tenMinutes } from '../forms/limits'
import { referenceNumber, submissionId } from '../forms/reference-number'
import { withoutEmpty } from '../forms/without-empty'
import { inquiryRules } from './inquiry-rules'
import { sendInquiryMails } from './inquiry-mails'
import { storeSubmission } from './submissions'

const schema = z.object({
  name: requiredLine(inquiryRules.name),
  email: emailField,
  phone: optionalLine(inquiryRules.phone),
  subject: optionalLine(inquiryRules.subject),
  message: requiredText(inquiryRules.message),
})

/** A checked enquiry. */
export type Inquiry = z.output<typeof schema>

/** Handles the contact form: the enquiry reaches the editors' inbox, and both sides get an email. */
export const receiveInquiry = createFormHandler({
  name: 'contact',
  schema,
  limits: createLimits({
    perVisitor: { points: 5, seconds: tenMinutes },
    inTotal: { points: 60, seconds: tenMinutes },
  }),
  thanks: 'Your message has reached us.',
  failed: 'Your message could not be sent. Nothing is lost: please try again in a moment.',
  act: async (inquiry) => {
    const id = submissionId('inquiry', inquiry)
    const number = referenceNumber('E', id)
    await storeSubmission('inquiry', id, { ...withoutEmpty(inquiry), number, state: 'new' })
    await sendInquiryMails(inquiry, number, id)
    return { number }
  },
})
