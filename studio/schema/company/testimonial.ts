import { BlockquoteIcon } from '@sanity/icons/Blockquote'
import { defineField, defineType } from 'sanity'
import { byOrder, orderField } from '../fields/order.ts'
import { ratingField } from '../fields/rating.ts'

/** A customer's testimonial. */
export const testimonial = defineType({
  name: 'testimonial',
  title: 'Testimonial',
  type: 'document',
  icon: BlockquoteIcon,
  description: 'A customer’s review, shown on the home pages.',
  orderings: byOrder,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description: 'Who says it.',
      validation: (rule) => rule.required().error('Write the customer’s name.'),
    }),
    defineField({
      name: 'location',
      title: 'Place',
      type: 'string',
      description: 'Town and state, for example “Portland, Oregon”.',
    }),
    defineField({
      name: 'text',
      title: 'Words',
      type: 'text',
      rows: 4,
      description: 'What the customer says: two or three sentences.',
      validation: (rule) => rule.required().error('Write what the customer says.'),
    }),
    ratingField(),
    orderField('testimonial'),
  ],
  preview: {
    select: { title: 'name', location: 'location', rating: 'rating' },
    prepare: ({ title, location, rating }) => ({
      title,
      subtitle: [location, typeof rating === 'number' ? `${rating} stars` : ''].filter(Boolean).join(' · '),
      media: BlockquoteIcon,
    }),
  },
})
