import { stegaClean } from '@/content/draft/metadata'
import { Section } from '@/ui/section'
import { SectionHead } from '@/ui/section-head'
import type { SectionOf } from '../types'
import { InquiryForm } from './inquiry-form-lazy-client'

/** The contact form. What it sends reaches the editors' inbox. */
export function ContactForm({ section }: { section: SectionOf<'contactForm'> }) {
  const { labels, receipt } = section
  return (
    <Section label={section.heading ?? 'Contact form'}>
      <div className="grid gap-x-20 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5 xl:col-span-4">
          <SectionHead eyebrow={section.eyebrow} heading={section.heading} />
          {section.text && <p className="-mt-6 text-lead lg:-mt-8">{section.text}</p>}
        </div>
        <div className="lg:col-span-7 xl:col-span-8">
          <InquiryForm
            id={`contact-${section._key}`}
            heading={stegaClean(section.heading) ?? 'Contact form'}
            labels={labels}
            receipt={receipt}
            subjects={section.subjects ?? []}
            subjectPlaceholder={section.subjectPlaceholder ?? 'Choose'}
            buttonLabel={section.buttonLabel ?? 'Submit'}
          />
        </div>
      </div>
    </Section>
  )
}
