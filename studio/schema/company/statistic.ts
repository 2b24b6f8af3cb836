import { BarChartIcon } from '@sanity/icons/BarChart'
import { defineField, defineType } from 'sanity'
import { byOrder, orderField } from '../fields/order.ts'

/** A figure about the shop, such as its number of customers. */
export const statistic = defineType({
  name: 'statistic',
  title: 'Figure',
  type: 'document',
  icon: BarChartIcon,
  description: 'A figure such as “300+ orders fulfilled”.',
  orderings: byOrder,
  fields: [
    defineField({
      name: 'value',
      title: 'Figure',
      type: 'string',
      description: 'As visitors read it, for example “300+”.',
      validation: (rule) => rule.required().error('Write the figure.'),
    }),
    defineField({
      name: 'title',
      title: 'What it counts',
      type: 'string',
      description: 'For example “Orders Fulfilled”.',
      validation: (rule) => rule.required().error('Say what the figure counts.'),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 2,
      description: 'One sentence below the figure.',
    }),
    orderField('statistic'),
  ],
  preview: {
    select: { value: 'value', title: 'title', subtitle: 'text' },
    prepare: ({ value, title, subtitle }) => ({
      title: [value, title].filter(Boolean).join(' '),
      subtitle,
      media: BarChartIcon,
    }),
  },
})
