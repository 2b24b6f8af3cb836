import { BillIcon } from '@sanity/icons/Bill'
import { defineField } from 'sanity'
import { moneyField } from '../fields/money.ts'
import { defineSample, sampleCount, sampleItem, sampleText } from './define-sample.ts'
import { totals } from './totals.ts'

/** The invoice that every visitor sees. */
export const invoiceSample = defineSample({
  name: 'invoiceSample',
  title: 'Invoice',
  icon: BillIcon,
  description: 'What the page “Invoice” shows.',
  fields: [
    sampleText('number', 'Invoice number', 'As shown on the invoice.'),
    defineField({ name: 'date', title: 'Date', type: 'date', description: 'The day of the invoice.' }),
    defineField({
      name: 'customer',
      title: 'Customer',
      type: 'object',
      description: 'Who gets it. Who sends it comes from “Site settings”.',
      fields: [
        sampleText('name', 'Name', 'The company or person.'),
        defineField({
          name: 'address',
          title: 'Postal address',
          type: 'text',
          rows: 2,
          description: 'Street, town and state.',
        }),
        sampleText('email', 'Email address', 'As shown on the invoice.'),
        sampleText('phone', 'Phone number', 'As shown on the invoice.'),
      ],
    }),
    sampleText('paymentType', 'Paid with', 'For example “Debit / Credit Card”.'),
    defineField({
      name: 'lines',
      title: 'Lines',
      type: 'array',
      description: 'What was bought.',
      of: [
        sampleItem({
          name: 'invoiceLine',
          title: 'Line',
          icon: BillIcon,
          preview: { title: 'name', subtitle: 'text' },
          fields: [
            sampleText('name', 'Name', 'What was bought.'),
            sampleText('text', 'Text', 'A short line below the name.'),
            sampleCount('quantity', 'Quantity', 'How many.', 1),
            moneyField({ name: 'price', title: 'Price of one', description: 'In dollars.' }),
            moneyField({ name: 'total', title: 'Total', description: 'In dollars, for the whole line.' }),
          ],
        }),
      ],
    }),
    ...totals,
  ],
})
