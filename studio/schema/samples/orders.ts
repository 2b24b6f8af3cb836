import { PackageIcon } from '@sanity/icons/Package'
import { defineField } from 'sanity'
import { moneyField } from '../fields/money.ts'
import { ORDER_STATES } from '../shop/order.ts'
import { defineSample, sampleItem, samplePicture, sampleText } from './define-sample.ts'

/** The orders that every visitor sees. */
export const orderSample = defineSample({
  name: 'orderSample',
  title: 'Orders',
  icon: PackageIcon,
  description: 'What “My Account” and “Order History” show.',
  fields: [
    defineField({
      name: 'orders',
      title: 'Orders',
      type: 'array',
      description: 'The newest first.',
      of: [
        sampleItem({
          name: 'orderRow',
          title: 'Order',
          icon: PackageIcon,
          preview: { title: 'name', subtitle: 'status', media: 'picture' },
          fields: [
            sampleText('name', 'Name', 'What was ordered.'),
            sampleText('tag', 'Kind', 'Stands over the name, for example “Chair”.'),
            moneyField({ name: 'price', title: 'Price', description: 'In dollars.' }),
            defineField({
              name: 'status',
              title: 'Status',
              type: 'string',
              description: 'Completed is shown in green, Pending in amber, Cancelled in red.',
              options: { list: ORDER_STATES, layout: 'radio', direction: 'horizontal' },
              validation: (rule) => rule.required().error('Choose the status of the order.'),
            }),
            samplePicture('A small picture of what was ordered.'),
            defineField({ name: 'date', title: 'Date', type: 'date', description: 'The day of the order.' }),
          ],
        }),
      ],
    }),
  ],
})
