import { defineArrayMember, defineField, defineType, type ValidationContext } from 'sanity'
import { HiddenInGroups } from '../catalogue/details-field.ts'
import { articlesProblem, breaksProblem, jumpProblem, type SellingDraft } from '../rules/selling.ts'
import { factFields } from './facts.ts'
import { publishedId } from '../rules/unique.ts'
import { maxBreaks, maxSizes } from '../../pricing/index.ts'
import { orderingFields, priceBreak } from './ordering.ts'

const PRICE_UNITS = [
  { value: 1, title: '1 piece' },
  { value: 100, title: '100 pieces' },
  { value: 1000, title: '1,000 pieces' },
]

/** Everything that a buyer needs to order an item: sizes with prices, units, delivery, facts. */
export const selling = defineType({
  name: 'selling',
  title: 'Prices and facts',
  type: 'object',
  description: 'What it costs, how it is packed and ordered, and the facts that buyers compare.',
  groups: [
    { name: 'prices', title: 'Sizes and prices', default: true },
    { name: 'ordering', title: 'Units and delivery' },
    { name: 'facts', title: 'Facts and certificates' },
  ],
  fields: [
    defineField({
      name: 'articles',
      title: 'Sizes and prices',
      type: 'array',
      description: 'Each size with its article number and its price, from the smallest to the largest.',
      group: 'prices',
      of: [defineArrayMember({ type: 'sellingArticle' })],
      validation: (rule) => [
        rule.required().min(1).error('Add at least one size: an order names its article number.'),
        rule.max(maxSizes).error(`The site shows ${maxSizes} sizes at most. Divide the item into several.`),
        rule.custom<NonNullable<SellingDraft['articles']>>(articlesProblem).error(),
      ],
    }),
    defineField({
      name: 'pricePer',
      title: 'Prices are for',
      type: 'number',
      description: 'Prices have whole cents: goods below a cent each need 100 or 1,000.',
      group: 'prices',
      options: { list: PRICE_UNITS, layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.required().error('Choose how many pieces the prices are for.'),
    }),
    defineField({
      name: 'priceBreaks',
      title: 'Price breaks',
      type: 'array',
      description:
        'From which quantity how much is taken off, the smallest quantity first. They apply to every size, so a new price needs to be entered once only. What is left of a price is rounded to the cent.',
      group: 'prices',
      of: [priceBreak],
      validation: (rule) => [
        rule.max(maxBreaks).error(`The site shows ${maxBreaks} price breaks at most. Remove some.`),
        rule
          .custom<NonNullable<SellingDraft['priceBreaks']>>((breaks, { parent }) =>
            breaksProblem(breaks, parent as SellingDraft),
          )
          .error(),
        rule
          .custom<NonNullable<SellingDraft['priceBreaks']>>((breaks, { parent }) =>
            jumpProblem(breaks, parent as SellingDraft),
          )
          .warning(),
      ],
    }),
    ...orderingFields,
    defineField({
      name: 'replacedBy',
      title: 'Replaced by',
      type: 'reference',
      description:
        'The item that takes the place of this one, once it is no longer made. Buyers who order this one again are shown the other one.',
      group: 'ordering',
      to: [{ type: 'subCategory' }, { type: 'category' }],
      options: {
        disableNew: true,
        filter: ({ document }) => ({
          filter: 'defined(selling) && defined(details) && _id != $self',
          params: { self: publishedId(document._id) },
        }),
      },
      validation: (rule) => rule.custom(replacementProblem).error(),
    }),
    ...factFields,
  ],
  // Heads the dialog of each size; without it the Studio takes the first text in the object, such as “Case”.
  preview: { prepare: () => ({ title: 'Prices and facts' }) },
})

/** An item cannot take its own place. */
const replacementProblem = (value: { _ref?: string } | undefined, { document }: ValidationContext) =>
  value?._ref === undefined ||
  !document ||
  value._ref !== publishedId(document._id) ||
  'Choose another item: this one cannot take its own place.'

/** Prices and facts of a category or an item; a group has none, its items do. */
export const sellingField = () =>
  defineField({
    name: 'selling',
    title: 'Prices and facts',
    type: 'selling',
    description:
      'What it costs, how it is packed and ordered, and the facts that buyers compare. Leave empty to sell by quote only.',
    options: { collapsible: true, collapsed: true },
    components: { field: HiddenInGroups },
  })
