import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { countField } from '../fields/count.ts'
import { dollars, moneyField } from '../fields/money.ts'
import { byOrder, orderField } from '../fields/order.ts'

/** A price plan. */
export const pricingPlan = defineType({
  name: 'pricingPlan',
  title: 'Price plan',
  type: 'document',
  icon: CreditCardIcon,
  description: 'A column of the page “Price Plan”.',
  orderings: byOrder,
  fields: [
    defineField({
      name: 'title',
      title: 'Name',
      type: 'string',
      description: 'For example “Standard”.',
      validation: (rule) => rule.required().error('Name the plan.'),
    }),
    moneyField({ name: 'monthlyPrice', title: 'Price a month', description: 'In dollars.' }),
    moneyField({ name: 'yearlyPrice', title: 'Price a year', description: 'In dollars, for a whole year.' }),
    countField({
      name: 'people',
      title: 'People',
      description: 'The number of people that the plan is for.',
      isRequired: true,
    }),
    defineField({
      name: 'features',
      title: 'What it holds',
      type: 'array',
      description: 'Short lines, the strongest first.',
      of: [
        defineArrayMember({
          type: 'string',
          validation: (rule) => rule.required().error('Write the line, or remove it.'),
        }),
      ],
      validation: (rule) => rule.required().min(1).error('List what the plan includes.'),
    }),
    orderField('pricingPlan'),
  ],
  preview: {
    select: { title: 'title', month: 'monthlyPrice', year: 'yearlyPrice' },
    prepare: ({ title, month, year }) => ({
      title,
      subtitle: [month && `${dollars(month)} a month`, year && `${dollars(year)} a year`]
        .filter(Boolean)
        .join(' · '),
      media: CreditCardIcon,
    }),
  },
})
