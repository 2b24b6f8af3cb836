import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { defineField } from 'sanity'
import { defineSample, sampleList } from './define-sample.ts'

/** What the checkout offers. */
export const checkoutSample = defineSample({
  name: 'checkoutSample',
  title: 'Checkout',
  icon: CheckmarkCircleIcon,
  description: 'What the form of the page “Checkout” offers.',
  fields: [
    sampleList('cities', 'Cities', 'What a customer can choose from as town or city.'),
    defineField({
      name: 'termsText',
      title: 'Words beside the box',
      type: 'text',
      rows: 2,
      description: 'What a customer agrees to before ordering.',
      validation: (rule) => rule.required().error('Do not leave this empty: the page shows it.'),
    }),
  ],
})
