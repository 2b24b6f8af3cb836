import { SparklesIcon } from '@sanity/icons/Sparkles'
import { bannersField } from '../fields/banner.ts'
import { headFields } from '../fields/head.ts'
import { defineSection } from './define-section.ts'

/** A heading with large and small banners for new products. */
export const newArrival = defineSection({
  name: 'newArrival',
  title: 'New arrivals',
  icon: SparklesIcon,
  description: 'A heading with large and small banners for new products.',
  fields: [
    ...headFields({ example: 'New Arrival' }),
    bannersField({
      name: 'banners',
      title: 'Banners',
      description: 'Up to three. The first is the largest; drag one to move it.',
      max: 3,
    }),
  ],
})
