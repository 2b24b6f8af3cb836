'use client'

import { emailPattern, invalidEmailMessage, maxEmailLength } from '@/content/forms/email'
import { sendInquiry } from '@/content/inbox/inquiry-action'
import { inquiryRules } from '@/content/inbox/inquiry-rules'
import { ActionForm } from '@/ui/forms/action-form-client'
import { FormField, FormSelect, FormTextArea, SubmitButton } from '@/ui/forms/fields-client'
import type { SectionOf } from '../types'

export type InquiryFormProps = Pick<SectionOf<'contactForm'>, 'labels' | 'receipt'> & {
  id: string
  heading: string
  subjects: string[]
  subjectPlaceholder: string
  buttonLabel: string
}

/** The fields of the contact form. */
export default function InquiryForm({
  id,
  heading,
  labels,
  receipt,
  subjects,
  subjectPlaceholder,
  buttonLabel,
}: InquiryFormProps) {
  return (
    <ActionForm
      action={sendInquiry}
      id={id}
      label={heading}
      className="grid content-start gap-6 sm:grid-cols-2"
      receiptHeading={receipt?.heading ?? 'Thank you'}
      next={receipt?.next && <p className="measure">{receipt.next}</p>}
      againLabel="Send another message"
    >
      <FormField
        {...inquiryRules.name}
        name="name"
        label={labels?.name ?? 'Full Name'}
        required
        autoComplete="name"
      />
      <FormField
        name="email"
        label={labels?.email ?? 'Email'}
        type="email"
        required
        autoComplete="email"
        maxLength={maxEmailLength}
        pattern={emailPattern}
        message={invalidEmailMessage}
      />
      <FormField
        {...inquiryRules.phone}
        name="phone"
        label={labels?.telephone ?? 'Phone No.'}
        type="tel"
        autoComplete="tel"
      />
      <FormSelect name="subject" label={labels?.subject ?? 'Subject'}>
        <option value="">{subjectPlaceholder}</option>
        {subjects.map((subject) => (
          <option key={subject}>{subject}</option>
        ))}
      </FormSelect>
      <FormTextArea
        {...inquiryRules.message}
        name="message"
        label={labels?.message ?? 'Your Message'}
        required
        className="sm:col-span-2"
      />
      <div className="sm:col-span-2">
        <SubmitButton className="max-sm:w-full">{buttonLabel}</SubmitButton>
      </div>
    </ActionForm>
  )
}
