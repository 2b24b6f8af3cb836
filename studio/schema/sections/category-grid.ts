import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { defineArrayMember, defineField } from 'sanity'
import { defineSection } from './define-section.ts'

/** Tiles of categories. */
export const categoryGrid = defineSection({
  name: 'categoryGrid',
  title: 'Category tiles',
  icon: ThLargeIcon,
  description: 'A tile for each category, with its picture, its small text and its name.',
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'Stands over the tiles, for example “Our Categories”.',
      validation: (rule) => rule.required().error('Write a heading: it tells visitors what the tiles are.'),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 2,
      description: 'A sentence beside the heading. May stay empty.',
    }),
    defineField({
      name: 'categories',
      title: 'Categories',
      type: 'array',
      description:
        'Which categories to show, in this order. Leave the list empty to show all of them in catalogue order.',
      of: [
        defineArrayMember({
          type: 'reference',
          to: [{ type: 'category' }],
          title: 'Category',
          description: 'A category of the catalogue.',
        }),
      ],
      validation: (rule) => rule.unique().error('A category is in the list twice. Remove one of the two.'),
    }),
  ],
})
