import { ClipboardImageIcon } from '@sanity/icons/ClipboardImage'
import { defineField } from 'sanity'
import { limitField } from '../fields/choice.ts'
import { galleryTab } from '../fields/gallery-tab.ts'
import { headFields } from '../fields/head.ts'
import { defineSection } from './define-section.ts'

/** Pictures of the gallery, with buttons to filter them. */
export const galleryTabs = defineSection({
  name: 'galleryTabs',
  title: 'Gallery',
  icon: ClipboardImageIcon,
  description: 'Pictures of the gallery, with buttons to filter them.',
  fields: [
    ...headFields({ example: 'Our Gallery' }),
    defineField({
      name: 'tabs',
      title: 'Buttons',
      type: 'array',
      description: 'The first is chosen when the page opens. Drag one to move it.',
      of: [galleryTab],
      validation: (rule) => rule.required().min(1).error('Add at least one button, for example “All”.'),
    }),
    limitField(18),
  ],
})
