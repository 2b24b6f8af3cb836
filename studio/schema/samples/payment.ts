import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { defineField } from 'sanity'
import { moneyField } from '../fields/money.ts'
import { defineSample, sampleItem, sampleText } from './define-sample.ts'

const MARKS = ['visa', 'mastercard', 'paypal', 'cash', 'skrill', 'payoneer', 'card']

/** What the payment confirmation shows. */
export const paymentSample = defineSample({
  name: 'paymentSample',
  title: 'Payment confirmation',
  icon: CreditCardIcon,
  description: 'What the page “Payment Confirmation” shows.',
  fields: [
    defineField({ name: 'date', title: 'Date', type: 'date', description: 'The day of the payment.' }),
    sampleText('cardHolder', 'Card holder', 'The name on the card. Invent one.'),
    sampleText('cardType', 'Card type', 'For example “Visa”.'),
    defineField({
      name: 'cardNumber',
      title: 'Card number',
      type: 'string',
      description: 'The last four digits only: “**** **** **** 1234”.',
      validation: (rule) =>
        rule.regex(/^(\*{4} ){3}\d{4}$/).error('Show the last four digits only: “**** **** **** 1234”.'),
    }),
    sampleText('email', 'Email address', 'An invented address.'),
    sampleText('phone', 'Phone number', 'An invented number.'),
    moneyField({ name: 'subtotal', title: 'Subtotal', description: 'In dollars.' }),
  ],
})

/** How a customer can pay. */
export const paymentMethods = defineSample({
  name: 'paymentMethods',
  title: 'Payment methods',
  icon: CreditCardIcon,
  description: 'What the page “Payment Method” and the checkout offer.',
  fields: [
    defineField({
      name: 'methods',
      title: 'Accepted methods',
      type: 'array',
      description: 'The list with check marks.',
      of: [
        sampleItem({
          name: 'paymentMethod',
          title: 'Method',
          icon: CreditCardIcon,
          preview: { title: 'name', subtitle: 'icon' },
          fields: [
            sampleText('name', 'Name', 'For example “PayPal”.'),
            defineField({
              name: 'icon',
              title: 'Mark',
              type: 'string',
              description: 'The logo beside the name.',
              options: { list: MARKS },
              validation: (rule) => rule.required().error('Choose a logo.'),
            }),
          ],
        }),
      ],
      validation: (rule) => rule.required().min(1).error('Add at least one method.'),
    }),
    defineField({
      name: 'checkout',
      title: 'Choices at the checkout',
      type: 'array',
      description: 'How a customer can pay at the checkout.',
      of: [
        sampleItem({
          name: 'checkoutMethod',
          title: 'Choice',
          icon: CreditCardIcon,
          preview: { title: 'name', subtitle: 'text' },
          fields: [
            sampleText('name', 'Name', 'For example “Cash On Delivery”.'),
            sampleText('text', 'Text', 'A line below, for example “7 to 10 days delivery”.'),
            defineField({
              name: 'kind',
              title: 'How it is paid',
              type: 'string',
              description: 'The shop takes no cards yet: a card is listed only while the samples are shown.',
              options: {
                list: [
                  { title: 'Cash on delivery', value: 'cash' },
                  { title: 'By invoice', value: 'invoice' },
                  { title: 'Card', value: 'card' },
                ],
                layout: 'radio',
                direction: 'horizontal',
              },
              validation: (rule) => rule.required().error('Choose how it is paid.'),
            }),
          ],
        }),
      ],
      validation: (rule) => [
        rule.required().min(1).error('Add at least one choice.'),
        rule
          .custom((choices: { kind?: string }[] | undefined) => {
            const kinds = (choices ?? []).flatMap(({ kind }) => kind ?? [])
            return new Set(kinds).size === kinds.length || 'x'
          })
          .error(
            'Two choices are paid in the same way: an order would name the first of them. Keep one of each kind.',
          ),
      ],
    }),
  ],
})
