import { ImageIcon } from '@sanity/icons/Image'
import { bannerFields } from '../fields/banner.ts'
import { defineSection } from './define-section.ts'

/** The first thing a visitor sees: one picture with a heading, an offer and a button. */
export const heroBanner = defineSection({
  name: 'heroBanner',
  title: 'Opening banner',
  icon: ImageIcon,
  description: 'The first thing a visitor sees: one picture with a heading, an offer and a button.',
  preview: { picture: 'picture' },
  fields: [...bannerFields()],
})
