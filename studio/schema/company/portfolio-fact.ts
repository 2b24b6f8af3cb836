import { TagIcon } from '@sanity/icons/Tag'
import { defineArrayMember, defineField } from 'sanity'

/** A fact about a work of the portfolio: what it is and how much. */
export const portfolioFact = defineArrayMember({
  name: 'portfolioFact',
  title: 'Fact',
  type: 'object',
  icon: TagIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Name',
      type: 'string',
      description: 'What the fact is about, for example “Size”.',
      validation: (rule) => rule.required().error('Name the fact.'),
    }),
    defineField({
      name: 'value',
      title: 'Value',
      type: 'string',
      description: 'For example “15 × 18 ft”.',
      validation: (rule) => rule.required().error('Write the fact itself.'),
    }),
  ],
  preview: { select: { title: 'value', subtitle: 'label' } },
})
