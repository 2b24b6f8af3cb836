import { BarChartIcon } from '@sanity/icons/BarChart'
import { PackageIcon } from '@sanity/icons/Package'
import { defineArrayMember, defineField } from 'sanity'
import { countField, wholeNumber } from '../fields/count.ts'
import {
  UNIT_KEYS,
  type SellingDraft,
  multipleProblem,
  orderUnitProblem,
  unitsProblem,
} from '../rules/selling.ts'

const UNIT_TITLES = { piece: 'Single piece', pack: 'Pack', case: 'Case', pallet: 'Pallet' }
const units = UNIT_KEYS.map((value) => ({ value, title: UNIT_TITLES[value] }))

const word = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    type: 'string',
    description,
    validation: (rule) => rule.required().error('Write the word: buyers read it beside every price.'),
  })

const unit = defineArrayMember({
  name: 'sellingUnit',
  title: 'Unit',
  type: 'object',
  icon: PackageIcon,
  fields: [
    defineField({
      name: 'key',
      title: 'Kind',
      type: 'string',
      description: 'Which step of the ladder this is.',
      options: { list: units, layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.required().error('Choose the kind of unit.'),
    }),
    word('singular', 'Word for one', 'As buyers call it, for example “bundle”.'),
    word('plural', 'Word for several', 'For example “bundles”.'),
    countField({
      name: 'holds',
      title: 'Holds',
      description: 'How many of the unit above it in this list. 1 for the single piece.',
      isRequired: true,
    }),
  ],
  preview: {
    select: { title: 'singular', holds: 'holds' },
    prepare: ({ title, holds }) => ({ title, subtitle: holds ? `holds ${holds}` : '' }),
  },
})

/** A quantity from which the price falls. */
export const priceBreak = defineArrayMember({
  name: 'priceBreak',
  title: 'Price break',
  type: 'object',
  icon: BarChartIcon,
  fields: [
    countField({
      name: 'from',
      title: 'From',
      description: 'In order units, for example 12 for twelve cases.',
      isRequired: true,
      min: 2,
    }),
    defineField({
      name: 'reduction',
      title: 'Percent off',
      type: 'number',
      description: 'Taken off the price of every size, for example 4.',
      validation: (rule) =>
        rule
          .required()
          .positive()
          .lessThan(100)
          .precision(1)
          .error('Use a percentage above 0 and below 100, with at most one digit after the point.'),
    }),
  ],
  preview: {
    select: { from: 'from', reduction: 'reduction' },
    prepare: ({ from, reduction }) => ({
      title: from ? `From ${from}` : 'New price break',
      subtitle: reduction ? `−${reduction} %` : '',
    }),
  },
})

type OrderBound = { name: string; title: string; description: string; bound: 'smallest' | 'largest' }

/** The smallest or the largest order, a multiple of the step in which the item is ordered. */
const orderBound = ({ bound, ...field }: OrderBound) =>
  defineField({
    ...field,
    type: 'number',
    group: 'ordering',
    validation: (rule) => [
      wholeNumber(rule),
      rule
        .custom<number>((amount, { parent }) => multipleProblem(amount, bound, parent as SellingDraft))
        .error(),
    ],
  })

/** How an item is packed, ordered and delivered. */
export const orderingFields = [
  defineField({
    name: 'units',
    title: 'Units',
    type: 'array',
    description:
      'How the goods are packed, from the single piece to the pallet. Each holds a number of the unit above it.',
    group: 'ordering',
    of: [unit],
    validation: (rule) => [
      rule.required().min(1).error('Add at least the single piece.'),
      rule.custom<NonNullable<SellingDraft['units']>>(unitsProblem).error(),
    ],
  }),
  defineField({
    name: 'orderUnit',
    title: 'Ordered by the',
    type: 'string',
    description: 'Price breaks and the smallest order count in this unit.',
    group: 'ordering',
    options: { list: units, layout: 'radio', direction: 'horizontal' },
    validation: (rule) => [
      rule.required().error('Choose the unit that buyers order.'),
      rule.custom<string>((key, { parent }) => orderUnitProblem(key, parent as SellingDraft)).error(),
    ],
  }),
  orderBound({
    name: 'minimumOrder',
    title: 'Smallest order',
    description: 'In order units. Empty = 1.',
    bound: 'smallest',
  }),
  countField({
    name: 'increment',
    title: 'Ordered in steps of',
    description: 'In order units. Empty = 1.',
    group: 'ordering',
  }),
  orderBound({
    name: 'maximumOrder',
    title: 'Largest order',
    description: 'In order units. Empty = no limit; larger orders are quoted.',
    bound: 'largest',
  }),
  defineField({
    name: 'leadTime',
    title: 'Lead time',
    type: 'object',
    description: 'Working days from the order to the delivery of plain goods.',
    group: 'ordering',
    options: { columns: 2 },
    fields: [
      countField({
        name: 'minDays',
        title: 'From (days)',
        description: 'The shortest time, in working days.',
      }),
      countField({ name: 'maxDays', title: 'To (days)', description: 'The longest time, in working days.' }),
      countField({
        name: 'largeFrom',
        title: 'Large order from',
        description: 'In order units. Empty = all orders take the same time.',
      }),
      countField({
        name: 'largeMinDays',
        title: 'Large order: from (days)',
        description: 'The shortest time of a large order.',
      }),
      countField({
        name: 'largeMaxDays',
        title: 'Large order: to (days)',
        description: 'The longest time of a large order.',
      }),
    ],
    validation: (rule) => rule.custom(leadTimeProblem).error(),
  }),
  defineField({
    name: 'sample',
    title: 'Samples',
    type: 'object',
    description: 'Whether buyers can order a free sample.',
    group: 'ordering',
    options: { columns: 2 },
    fields: [
      defineField({
        name: 'isAvailable',
        title: 'Samples are sent',
        type: 'boolean',
        description: 'On: the page says that a sample is free.',
      }),
      countField({
        name: 'maxPerRequest',
        title: 'Sizes per request',
        description: 'How many sizes of this item one request may hold.',
      }),
    ],
  }),
]

type LeadTime = { minDays?: number; maxDays?: number; largeMinDays?: number; largeMaxDays?: number }

/** A time does not end before it begins. */
function leadTimeProblem(leadTime: LeadTime | undefined): true | string {
  const { minDays, maxDays, largeMinDays, largeMaxDays } = leadTime ?? {}
  const isReversed = (from?: number, to?: number) => from !== undefined && to !== undefined && to < from
  return (
    !(isReversed(minDays, maxDays) || isReversed(largeMinDays, largeMaxDays)) ||
    'The longest time is below the shortest. Swap the two.'
  )
}
