import { HeartIcon } from '@sanity/icons/Heart'
import { defineField, defineType } from 'sanity'
import { byOrder, orderField } from '../fields/order.ts'
import { pictureProblem } from '../rules/picture.ts'

/** Why customers choose the shop. */
export const reason = defineType({
  name: 'reason',
  title: 'Reason',
  type: 'document',
  icon: HeartIcon,
  description: 'A point of “Why you choose us”. The home page shows the first four.',
  orderings: byOrder,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'Three or four words.',
      validation: (rule) => rule.required().error('Give the reason a title.'),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      description: 'One or two sentences.',
      validation: (rule) => rule.required().error('Say in a sentence why.'),
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'picture',
      description: 'A simple emblem, square.',
      validation: (rule) => rule.custom(pictureProblem).error(),
    }),
    orderField('reason'),
  ],
  preview: { select: { title: 'title', subtitle: 'text', media: 'picture' } },
})
