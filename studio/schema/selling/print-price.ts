import { ColorWheelIcon } from '@sanity/icons/ColorWheel'
import { defineArrayMember, defineField } from 'sanity'
import { countField } from '../fields/count.ts'
import { dollars, moneyField } from '../fields/money.ts'
import { type PrintDraft, printPricesProblem } from '../rules/selling.ts'

const printPrice = defineArrayMember({
  name: 'printPrice',
  title: 'Price from a quantity',
  type: 'object',
  icon: ColorWheelIcon,
  fields: [
    countField({
      name: 'from',
      title: 'From (pieces)',
      description: 'In single pieces. The first line begins with the shortest print run.',
      isRequired: true,
    }),
    moneyField({
      name: 'amount',
      title: 'Price for 1,000 pieces',
      description: 'In dollars, printed in one colour, in addition to the price of the goods.',
    }),
  ],
  preview: {
    select: { from: 'from', amount: 'amount' },
    prepare: ({ from, amount }) => ({
      title: typeof from === 'number' ? `From ${from.toLocaleString('en-US')} pieces` : 'New price',
      subtitle: typeof amount === 'number' ? `${dollars(amount)} for 1,000, in one colour` : '',
    }),
  },
})

/** What printing costs in addition to the goods. */
export const printPriceFields = [
  defineField({
    name: 'prices',
    title: 'Prices of printing',
    type: 'array',
    description:
      'What one colour costs, the smallest quantity first; a run just below a line never costs more than that line. Leave empty to print by quote only.',
    of: [printPrice],
    validation: (rule) =>
      rule
        .custom<NonNullable<PrintDraft['prices']>>((prices, { parent }) =>
          printPricesProblem(prices, parent as PrintDraft),
        )
        .error(),
  }),
  moneyField({
    name: 'extraColour',
    title: 'Each further colour',
    description: 'In dollars for 1,000 pieces. Leave empty to quote more than one colour.',
    optional: true,
  }),
  moneyField({
    name: 'plate',
    title: 'Printing plate',
    description: 'In dollars for each colour, charged once, with the first run. Leave empty if it is free.',
    optional: true,
  }),
]
