import { Button } from '@/ui/button'
import { Field, Select, TextArea } from '@/ui/field'
import { Section } from '@/ui/section'
import { SectionHead } from '@/ui/section-head'
import { StillForm } from '@/ui/still-form-client'
import type { SectionOf } from '../types'

/** The contact form. It validates and sends nothing (specification section 5). */
export function ContactForm({ section }: { section: SectionOf<'contactForm'> }) {
  return (
    <Section label={section.heading ?? 'Contact form'}>
      <div className="grid gap-x-20 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5 xl:col-span-4">
          <SectionHead eyebrow={section.eyebrow} heading={section.heading} />
          {section.text && <p className="-mt-6 text-lead lg:-mt-8">{section.text}</p>}
        </div>
        <StillForm
          noValidate
          aria-label={section.heading ?? 'Contact form'}
          className="grid content-start gap-6 sm:grid-cols-2 lg:col-span-7 xl:col-span-8"
        >
          <Field label="Full Name" name="name" autoComplete="name" />
          <Field label="Email" name="email" type="email" autoComplete="email" />
          <Field label="Phone No." name="phone" type="number" inputMode="tel" autoComplete="tel" />
          <Select label="Subject" name="subject">
            <option value="">{section.subjectPlaceholder ?? 'Choose'}</option>
            {(section.subjects ?? []).map((subject) => (
              <option key={subject}>{subject}</option>
            ))}
          </Select>
          <TextArea label="Your Message" name="message" className="sm:col-span-2" />
          <div className="sm:col-span-2">
            <Button type="submit" className="max-sm:w-full">
              {section.buttonLabel ?? 'Submit'}
            </Button>
          </div>
        </StillForm>
      </div>
    </Section>
  )
}
