import { ImagesIcon } from '@sanity/icons/Images'
import { bannersField } from '../fields/banner.ts'
import { defineSection } from './define-section.ts'

/** A carousel of banners for the top of a page. */
export const bannerSlider = defineSection({
  name: 'bannerSlider',
  title: 'Opening slides',
  icon: ImagesIcon,
  description: 'A carousel of banners for the top of a page.',
  preview: { title: 'slides.0.heading', text: 'slides.0.text', picture: 'slides.0.picture' },
  fields: [
    bannersField({
      name: 'slides',
      title: 'Slides',
      description: 'Up to five banners. Drag one to move it; the first is seen first.',
      max: 5,
    }),
  ],
})
