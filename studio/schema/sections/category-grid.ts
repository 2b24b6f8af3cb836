import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { defineField } from 'sanity'
import { referenceItem } from '../fields/reference-item.ts'
import { defineSection } from './define-section.ts'
import { noRepeats } from '../rules/no-repeats.ts'

/** Tiles of categories. */
export const categoryGrid = defineSection({
  name: 'categoryGrid',
  title: 'Category tiles',
  icon: ThLargeIcon,
  description: 'A tile for each category: picture, small text and name.',
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'The heading above the tiles, for example “Our Categories”.',
      validation: (rule) => rule.required().error('Write a heading for the tiles.'),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 2,
      description: 'A sentence beside the heading. Optional.',
    }),
    defineField({
      name: 'categories',
      title: 'Categories',
      type: 'array',
      description:
        'Which categories to show, in this order. Leave the list empty to show all of them in catalogue order.',
      of: [referenceItem({ title: 'Category', to: ['category'] })],
      validation: (rule) => rule.custom(noRepeats('A category is in the list twice. Remove one of the two.')),
    }),
  ],
})
