import { PackageIcon } from '@sanity/icons/Package'
import { defineField } from 'sanity'
import { moneyField } from '../fields/money.ts'
import { defineSample, sampleItem, sampleText } from './define-sample.ts'

/** How an order travels. */
export const shippingOptions = defineSample({
  name: 'shippingOptions',
  title: 'Shipping methods',
  icon: PackageIcon,
  description: 'What the page “Shipping Method” shows.',
  fields: [
    defineField({
      name: 'options',
      title: 'Methods',
      type: 'array',
      description: 'The lines of the table.',
      of: [
        sampleItem({
          name: 'shippingOption',
          title: 'Method',
          icon: PackageIcon,
          preview: { title: 'name', subtitle: 'time' },
          fields: [
            sampleText('name', 'Name', 'For example “Standard Delivery”.'),
            sampleText('time', 'Time', 'For example “2 days”.'),
            moneyField({ name: 'price', title: 'Price', description: 'In dollars; 0 is shown as FREE.' }),
          ],
        }),
      ],
      validation: (rule) => rule.required().min(1).error('Add at least one method.'),
    }),
    defineField({ name: 'rules', title: 'Rules', type: 'prose', description: 'The text below the table.' }),
  ],
})
