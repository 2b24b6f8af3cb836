import { ImagesIcon } from '@sanity/icons/Images'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { byNumber, numberField } from '../fields/number.ts'
import { referenceItem } from '../fields/reference-item.ts'
import { portfolioFact } from './portfolio-fact.ts'
import { pictureProblem } from '../rules/picture.ts'
import { noRepeats } from '../rules/no-repeats.ts'

/** A finished work with a page of its own. */
export const portfolioItem = defineType({
  name: 'portfolioItem',
  title: 'Portfolio item',
  type: 'document',
  icon: ImagesIcon,
  description: 'A project on the portfolio pages.',
  orderings: byNumber,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description: 'The name of the project.',
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
    defineField({
      name: 'description',
      title: 'Summary',
      type: 'text',
      rows: 3,
      description: 'One or two sentences for the cards that lead to the work and for search engines.',
      validation: (rule) => rule.required().error('Sum the work up in a sentence: its card shows it.'),
    }),
    defineField({
      name: 'body',
      title: 'Text',
      type: 'prose',
      description: 'The description of the project.',
    }),
    defineField({
      name: 'facts',
      title: 'Facts',
      type: 'array',
      description: 'Short facts beside the text, such as “Size” and “15 × 18 ft”. Drag one to move it.',
      of: [portfolioFact],
      validation: (rule) => rule.max(6).warning('Readers skip a list of more than six facts.'),
    }),
    defineField({
      name: 'pictures',
      title: 'More pictures',
      type: 'array',
      description:
        'Details of the same work. On its page with gallery, visitors leaf through them beside the large picture.',
      of: [
        defineArrayMember({
          type: 'picture',
          validation: (rule) => rule.custom(pictureProblem).error(),
        }),
      ],
    }),
    defineField({
      name: 'products',
      title: 'Products for a room like this',
      type: 'array',
      description: 'Shown below the text with their prices. The design has room for four. Optional.',
      of: [referenceItem({ title: 'Product', to: ['product'] })],
      validation: (rule) => [
        rule.custom(noRepeats('An entry is in the list twice. Remove one of the two.')),
        rule.max(4).error('Choose four at most: more do not fit in one row.'),
      ],
    }),
    numberField('portfolioItem', {
      title: 'Number in the address',
      description:
        'Such as 2 in /portfolio-details-v1/2. The portfolio lists its works in the order of this number.',
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'tag', media: 'picture' } },
})
