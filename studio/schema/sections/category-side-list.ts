import { PanelLeftIcon } from '@sanity/icons/PanelLeft'
import { defineArrayMember, defineField } from 'sanity'
import { headingField } from '../fields/head.ts'
import { defineSection } from './define-section.ts'

/** A list of links with a banner beside it, at the top of a page. */
export const categorySideList = defineSection({
  name: 'categorySideList',
  title: 'List beside a banner',
  icon: PanelLeftIcon,
  description: 'A list of links with a banner beside it, at the top of a page.',
  preview: { title: 'banner.heading', text: 'banner.text', picture: 'banner.picture' },
  fields: [
    headingField({ example: 'Browse' }),
    defineField({
      name: 'entries',
      title: 'Entries',
      type: 'array',
      description: 'The links from first to last. Drag one to move it.',
      of: [defineArrayMember({ type: 'link' })],
      validation: (rule) => rule.required().min(1).error('Add at least one entry.'),
    }),
    defineField({
      name: 'banner',
      title: 'Banner',
      type: 'banner',
      description: 'The picture with its offer beside the list.',
    }),
  ],
})
