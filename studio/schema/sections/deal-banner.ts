import { ClockIcon } from '@sanity/icons/Clock'
import { defineField } from 'sanity'
import { bannerFields } from '../fields/banner.ts'
import { defineSection } from './define-section.ts'

/** A wide banner for an offer that ends soon. */
export const dealBanner = defineSection({
  name: 'dealBanner',
  title: 'Offer of the day',
  icon: ClockIcon,
  description: 'A wide banner for an offer that ends soon.',
  preview: { picture: 'picture' },
  fields: [
    ...bannerFields(),
    defineField({
      name: 'ends',
      title: 'Ends',
      type: 'datetime',
      description:
        'Optional. The banner counts down to this moment, and disappears from the site when it has passed.',
    }),
  ],
})
