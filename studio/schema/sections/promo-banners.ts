import { TagsIcon } from '@sanity/icons/Tags'
import { bannersField } from '../fields/banner.ts'
import { defineSection } from './define-section.ts'

/** Banners side by side, without a heading. */
export const promoBanners = defineSection({
  name: 'promoBanners',
  title: 'Promotions',
  icon: TagsIcon,
  description: 'Banners side by side, without a heading.',
  preview: { title: 'banners.0.heading', text: 'banners.0.text', picture: 'banners.0.picture' },
  fields: [
    bannersField({
      name: 'banners',
      title: 'Banners',
      description: 'Up to three, side by side. Drag one to move it.',
      max: 3,
    }),
  ],
})
