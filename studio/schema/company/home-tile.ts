import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { defineField, defineType } from 'sanity'
import { countField } from '../fields/count.ts'
import { linkTargetFields } from '../fields/link-target.ts'
import { byOrder, orderField } from '../fields/order.ts'
import { pictureProblem } from '../rules/picture.ts'

/** A tile of the furniture homes: a group of the shop with its count of products. */
export const homeTile = defineType({
  name: 'homeTile',
  title: 'Home tile',
  type: 'document',
  icon: ThLargeIcon,
  description: 'A tile on the furniture home pages, linked to a group of products.',
  orderings: byOrder,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description: 'What the tile shows.',
      validation: (rule) => rule.required().error('Name the tile.'),
    }),
    defineField({
      name: 'tag',
      title: 'Tag',
      type: 'string',
      description: 'Two or three words above the name.',
    }),
    countField({
      name: 'count',
      title: 'Number of products',
      description: 'The number of products on the tile, for example 26.',
      isRequired: true,
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'picture',
      description: 'At least 800 pixels wide.',
      validation: (rule) => rule.custom(pictureProblem).error(),
    }),
    ...linkTargetFields({ isRequired: () => true }),
    orderField('homeTile'),
  ],
  preview: {
    select: { title: 'name', count: 'count', media: 'picture' },
    prepare: ({ title, count, media }) => ({ title, subtitle: `${count ?? 'No'} products`, media }),
  },
})
