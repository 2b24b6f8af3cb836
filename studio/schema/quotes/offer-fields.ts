import { TagIcon } from '@sanity/icons/Tag'
import { defineArrayMember, defineField } from 'sanity'
import { dollars, moneyField } from '../fields/money.ts'
import { type OfferDraft, offerLinesProblem, validUntilProblem } from '../rules/offer.ts'
import { OfferInput } from './offer-input.tsx'
import { pricePers } from '../../quotes/index.ts'
import { UnitInput } from './unit-input.tsx'
import { countedUnits, unitOptions, unitWordsField } from './unit-words.ts'

const text = (name: string, title: string, description: string) =>
  defineField({ name, title, type: 'string', description })

const offerLine = defineArrayMember({
  name: 'offerLine',
  title: 'Line',
  type: 'object',
  icon: TagIcon,
  options: { columns: 2 },
  fields: [
    defineField({
      ...text('name', 'Name', 'As shown in the offer.'),
      validation: (rule) => [
        rule.required().error('Name what you offer.'),
        rule.max(300).error('Use 300 characters at most, and the note for the rest.'),
      ],
    }),
    text('size', 'Size', 'For example “6 × 4 × 12 in”. Empty for goods without sizes.'),
    text('sku', 'Article number (SKU)', 'For the warehouse. Empty for goods that are made for this buyer.'),
    defineField({
      name: 'unit',
      title: 'Unit',
      type: 'string',
      description: 'What the price is for.',
      options: { list: unitOptions() },
      components: { input: UnitInput },
      validation: (rule) => rule.required().error('Choose the unit that the price is for.'),
    }),
    defineField({
      name: 'quantity',
      title: 'Quantity',
      type: 'number',
      description: 'How many of this unit. It may be below the smallest order.',
      validation: (rule) => rule.required().integer().min(1).error('Use a whole number from 1 upwards.'),
    }),
    defineField({
      name: 'unitPrice',
      title: 'Price',
      type: 'number',
      description: 'In dollars, for one unit or as many as chosen under “Price is for”.',
      validation: (rule) => [
        rule.required().error('Enter a price: an offer needs one in every line.'),
        rule
          .min(0)
          .precision(2)
          .error('Use an amount of 0 or more, with at most two digits after the point.'),
      ],
    }),
    defineField({
      name: 'per',
      title: 'Price is for',
      type: 'number',
      description:
        'For prices below a dollar: 100 pieces at $1.23 instead of one at $0.0123. Empty for one unit.',
      options: {
        list: pricePers.map((value) => ({
          value,
          title: value === 1 ? 'One unit' : `${value.toLocaleString('en')} units`,
        })),
      },
      validation: (rule) =>
        rule.custom(
          (per) => per === undefined || pricePers.some((each) => each === per) || 'Choose one of the list.',
        ),
    }),
    text('note', 'Note', 'The buyer reads it below the line. Optional.'),
    unitWordsField,
  ],
  preview: {
    select: {
      name: 'name',
      size: 'size',
      unit: 'unit',
      units: 'units',
      quantity: 'quantity',
      price: 'unitPrice',
      per: 'per',
    },
    prepare: ({ name, size, unit, units, quantity, price, per }) => ({
      title: [name, size].filter(Boolean).join(', ') || 'New line',
      subtitle: [
        countedUnits(quantity, unit, units),
        typeof price === 'number'
          ? [dollars(price), per > 1 && `per ${per}`].filter(Boolean).join(' ')
          : 'no price yet',
      ]
        .filter(Boolean)
        .join(' · '),
      media: TagIcon,
    }),
  },
})

/** What the editor offers. Until it is published only editors see it. */
export const offerField = defineField({
  name: 'offer',
  title: 'Your offer',
  type: 'object',
  description: 'The buyer sees it when you send it. Change and send it again to replace it.',
  components: { input: OfferInput },
  fields: [
    defineField({
      name: 'lines',
      title: 'Lines',
      type: 'array',
      description: 'What you offer. “Suggest prices” fills it from the request and the price list.',
      of: [offerLine],
      validation: (rule) => rule.custom<NonNullable<OfferDraft['lines']>>(offerLinesProblem).error(),
    }),
    moneyField({
      name: 'shipping',
      title: 'Delivery',
      description: 'In dollars for the whole offer, 0 when it is included.',
      missing: 'Enter what delivery costs, or 0 when it is included.',
    }),
    defineField({
      name: 'validUntil',
      title: 'Valid until',
      type: 'date',
      description:
        'The last day on which the buyer can accept. Afterwards the page says that it has expired.',
      validation: (rule) => rule.custom<string>((day) => validUntilProblem(day)).error(),
    }),
    defineField({
      name: 'terms',
      title: 'Terms',
      type: 'text',
      rows: 3,
      description: 'Payment, delivery and whatever else applies. Shown below the total.',
    }),
    defineField({
      name: 'message',
      title: 'Message',
      type: 'text',
      rows: 3,
      description: 'A few words to the buyer, above the offer and in the email. Optional.',
    }),
    defineField({
      name: 'sentAt',
      title: 'Sent at',
      type: 'datetime',
      description: 'Set when you send the offer.',
      readOnly: true,
      hidden: true,
    }),
  ],
  // Heads the dialog of each line; without it the Studio prints the whole object.
  preview: { prepare: () => ({ title: 'Your offer' }) },
})
