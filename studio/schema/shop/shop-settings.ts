import { PackageIcon } from '@sanity/icons/Package'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { dollars, moneyField } from '../fields/money.ts'

const shippingChoice = defineArrayMember({
  name: 'shippingChoice',
  title: 'Choice',
  type: 'object',
  icon: PackageIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description: 'For example “Local Pickup”.',
      validation: (rule) => rule.required().error('Name the choice: customers read it.'),
    }),
    moneyField({ name: 'price', title: 'Price', description: 'In dollars, 0 if it is free.' }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'string',
      description: 'A few words below, for example “3 working days”. Optional.',
    }),
  ],
  preview: {
    select: { title: 'name', price: 'price' },
    prepare: ({ title, price }) => ({ title, subtitle: price === 0 ? 'Free' : dollars(price) }),
  },
})

/** What an order costs in addition to its goods. There is exactly one such document. */
export const shopSettings = defineType({
  name: 'shopSettings',
  title: 'Delivery and tax',
  type: 'document',
  icon: PackageIcon,
  description: 'What cart and checkout add to the goods: delivery and tax.',
  fields: [
    defineField({
      name: 'shippingChoices',
      title: 'Delivery choices',
      type: 'array',
      description:
        'What a customer can choose from in the cart and at the checkout. The first is preselected.',
      of: [shippingChoice],
      validation: (rule) =>
        rule.required().min(1).error('Add at least one choice: an order needs a delivery.'),
    }),
    defineField({
      name: 'taxName',
      title: 'Name of the tax',
      type: 'string',
      description: 'As shown on the invoice, for example “VAT” or “Sales tax”.',
      validation: (rule) => rule.required().error('Name the tax: every invoice shows it.'),
    }),
    defineField({
      name: 'taxRate',
      title: 'Tax rate',
      type: 'number',
      description: 'In percent, for example 6.625. It applies to goods and delivery.',
      validation: (rule) =>
        rule
          .required()
          .min(0)
          .max(50)
          .precision(3)
          .error('Enter a percentage from 0 to 50, with at most three digits after the point.'),
    }),
    defineField({
      name: 'isTaxIncluded',
      title: 'Prices contain the tax',
      type: 'boolean',
      description:
        'On: the invoice says how much tax the prices contain. Off: the tax is added to the total.',
      initialValue: true,
    }),
    defineField({
      name: 'offerTerms',
      title: 'Terms of offers',
      type: 'text',
      rows: 3,
      description: 'Proposed for each offer that you make: payment, delivery and whatever else applies.',
    }),
    defineField({
      name: 'orderPrefix',
      title: 'Order numbers begin with',
      type: 'string',
      description:
        'One to four capital letters, for example “PH”. Numbers of earlier orders stay as they are.',
      validation: (rule) =>
        rule
          .required()
          .regex(/^[A-Z]{1,4}$/)
          .error('Use one to four capital letters: “PH”.'),
    }),
  ],
  preview: { prepare: () => ({ title: 'Delivery and tax', media: PackageIcon }) },
})
