import { z } from 'zod'
import { emailField, optionalLine, requiredLine, requiredText } from '../forms/fields'
import { createFormHandler } from '../forms/handle-form'
import { createLimits } from '../forms/limits'
import { referenceNumber, submissionId } from '../forms/reference-number'
import { inquiryRules } from './inquiry-rules'
import { sendInquiryMails } from './inquiry-mails'
import { storeSubmission } from './submissions'

const seconds = { tenMinutes: 600, hour: 3600 }

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
    perVisitor: { points: 5, seconds: seconds.tenMinutes },
    // Each enquiry sends a confirmation to the address that was typed, which may be somebody else's.
    perEmail: { points: 5, seconds: seconds.hour },
    inTotal: { points: 60, seconds: seconds.tenMinutes },
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

const withoutEmpty = (fields: Inquiry) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
