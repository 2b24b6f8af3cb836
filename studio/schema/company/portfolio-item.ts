import { ImagesIcon } from '@sanity/icons/Images'
import { defineField, defineType } from 'sanity'
import { byNumber, numberField } from '../fields/number.ts'
import { pictureProblem } from '../rules/picture.ts'

/** A finished work with a page of its own. */
export const portfolioItem = defineType({
  name: 'portfolioItem',
  title: 'Portfolio item',
  type: 'document',
  icon: ImagesIcon,
  description: 'A work that the portfolio pages show.',
  orderings: byNumber,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description: 'What the work is called.',
      validation: (rule) => rule.required().error('Name the work.'),
    }),
    defineField({
      name: 'tag',
      title: 'Tag',
      type: 'string',
      description: 'Two or three words above the name, for example “Classic Interior”.',
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'picture',
      description: 'A wide picture of the work, at least 1600 pixels.',
      validation: (rule) => rule.custom(pictureProblem).error(),
    }),
    defineField({ name: 'body', title: 'Text', type: 'prose', description: 'The story of the work.' }),
    numberField('portfolioItem', {
      title: 'Number in the address',
      description:
        'Such as 2 in /portfolio-details-v1/2. The portfolio lists its works in the order of this number.',
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'tag', media: 'picture' } },
})
