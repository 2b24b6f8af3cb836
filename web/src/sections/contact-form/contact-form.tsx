import { stegaClean } from '@/content/draft/metadata'
import { emailPattern, invalidEmailMessage, maxEmailLength } from '@/content/forms/email'
import { inquiryRules } from '@/content/inbox/inquiry-rules'
import { Section } from '@/ui/section'
import { SectionHead } from '@/ui/section-head'
import { FormField, FormSelect, FormTextArea, InquiryForm, SubmitButton } from '../lazy-client'
import type { SectionOf } from '../types'
import * as common from '@/messages/common'
import * as messages from '@/messages/sections'

/** The contact form. What it sends reaches the editors' inbox. */
export function ContactForm({ section }: { section: SectionOf<'contactForm'> }) {
  const { labels, receipt } = section
  return (
    <Section label={section.heading ?? messages.contactForm}>
      <div className="grid gap-x-20 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5 xl:col-span-4">
          <SectionHead eyebrow={section.eyebrow} heading={section.heading} />
          {section.text && <p className="-mt-6 text-lead whitespace-pre-line lg:-mt-8">{section.text}</p>}
        </div>
        <div className="lg:col-span-7 xl:col-span-8">
          <InquiryForm
            id={`contact-${section._key}`}
            label={stegaClean(section.heading) ?? messages.contactForm}
            className="grid content-start gap-6 sm:grid-cols-2"
            receiptHeading={receipt?.heading ?? common.thankYou}
            next={receipt?.next && <p className="measure whitespace-pre-line">{receipt.next}</p>}
            againLabel={messages.sendAnotherMessage}
          >
            <FormField
              {...inquiryRules.name}
              name="name"
              label={labels?.name ?? common.fullName}
              required
              autoComplete="name"
            />
            <FormField
              name="email"
              label={labels?.email ?? common.email}
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
              label={labels?.telephone ?? common.phoneNo}
              type="tel"
              autoComplete="tel"
            />
            <FormSelect name="subject" label={labels?.subject ?? messages.subject}>
              <option value="">{section.subjectPlaceholder ?? messages.choose}</option>
              {(section.subjects ?? []).map((subject) => (
                <option key={subject}>{subject}</option>
              ))}
            </FormSelect>
            <FormTextArea
              {...inquiryRules.message}
              name="message"
              label={labels?.message ?? messages.yourMessage}
              required
              className="sm:col-span-2"
            />
            <div className="sm:col-span-2">
              <SubmitButton className="max-sm:w-full">{section.buttonLabel ?? messages.submit}</SubmitButton>
            </div>
          </InquiryForm>
        </div>
      </div>
    </Section>
  )
}
