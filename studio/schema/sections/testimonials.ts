import { DoubleQuoteIcon } from '@sanity/icons/DoubleQuote'
import { choiceField } from '../fields/choice.ts'
import { headFields } from '../fields/head.ts'
import { defineSection } from './define-section.ts'

/** What customers say, one at a time. */
export const testimonials = defineSection({
  name: 'testimonials',
  title: 'Testimonials',
  icon: DoubleQuoteIcon,
  description: 'What customers say, one at a time.',
  fields: [
    ...headFields({ example: 'What Our Clients Say' }),
    choiceField({
      name: 'testimonials',
      title: 'Testimonials',
      item: 'Testimonial',
      type: 'testimonial',
      otherwise: 'all of them in order',
    }),
  ],
})
