import { ImageIcon } from '@sanity/icons/Image'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { GALLERY_CATEGORIES } from '../fields/gallery-tab.ts'
import { byOrder, orderField } from '../fields/order.ts'
import { pictureProblem } from '../rules/picture.ts'

/** A picture of the gallery. */
export const galleryItem = defineType({
  name: 'galleryItem',
  title: 'Gallery picture',
  type: 'document',
  icon: ImageIcon,
  description: 'A picture on the page “Our Gallery”.',
  orderings: byOrder,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description: 'Shown over the picture.',
      validation: (rule) => rule.required().error('Name the picture.'),
    }),
    defineField({
      name: 'tag',
      title: 'Tag',
      type: 'string',
      description: 'Two or three words above the name.',
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'picture',
      description: 'At least 1000 pixels wide.',
      validation: (rule) => rule.custom(pictureProblem).error(),
    }),
    defineField({
      name: 'categories',
      title: 'Shown under',
      type: 'array',
      description: 'The buttons of the gallery under which the picture appears. “All” shows every picture.',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: GALLERY_CATEGORIES, layout: 'grid' },
      validation: (rule) =>
        rule.required().min(1).error('Tick at least one, or the picture appears under “All” only.'),
    }),
    orderField('galleryItem'),
  ],
  preview: {
    select: { title: 'name', tag: 'tag', media: 'picture' },
    prepare: ({ title, tag, media }) => ({ title, subtitle: tag, media }),
  },
})
