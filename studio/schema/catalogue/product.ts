import { BasketIcon } from '@sanity/icons/Basket'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { dollars, moneyField } from '../fields/money.ts'
import { byNumber, numberField } from '../fields/number.ts'
import { pictureProblem } from '../rules/picture.ts'
import { badgeProblem, isSaleOver, saleEndsProblem, salePriceProblem } from '../rules/price.ts'
import { ratingProblem } from '../rules/rating.ts'
import { colour, review, shippingNote, vendorFields } from './product-parts.ts'
import { noRepeats } from '../rules/no-repeats.ts'

/** Kinds of pieces, in the order in which lists offer them. */
export const CATEGORIES = [
  'Chair',
  'Table',
  'Sofa',
  'Vase',
  'Lamp',
  'Mirror',
  'Almirah',
  'Dressing Table',
  'Watch',
  'Art',
]
/** Ranges of the shop, in the order in which filters offer them. */
export const ITEM_TYPES = ['Regular', 'Premium', 'Vintage']
/** Badges of a card other than a percentage. */
export const BADGES = ['Hot Sale', 'NEW']
const SIZES = ['S', 'M', 'L', 'XL']
const MAX_PICTURES = 4

/** A product of the home & decor shop. */
export const product = defineType({
  name: 'product',
  title: 'Home & decor product',
  type: 'document',
  icon: BasketIcon,
  description: 'A piece of the home & decor shop, with price, sizes and colours.',
  orderings: byNumber,
  groups: [
    { name: 'product', title: 'Product', default: true },
    { name: 'price', title: 'Price' },
    { name: 'choice', title: 'Sizes and colours' },
    { name: 'tabs', title: 'Reviews, vendor, shipping' },
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description: 'What the product is called, for example “Classic Relaxable Chair”.',
      group: 'product',
      validation: (rule) => [
        rule.required().error('Name the product.'),
        // carts in browsers hold no longer ones
        rule.max(200).error('Use 200 characters at most.'),
      ],
    }),
    {
      ...numberField('product', {
        title: 'Number in the address',
        description: 'Such as 3 in /product-details/3. The shop lists the newest products first.',
      }),
      group: 'product',
    },
    defineField({
      name: 'pictures',
      title: 'Pictures',
      type: 'array',
      description:
        'Up to four pictures. The first is shown on cards; drag one by the dots at its top left to move it.',
      group: 'product',
      of: [defineArrayMember({ type: 'picture', validation: (rule) => rule.custom(pictureProblem).error() })],
      options: { layout: 'grid' },
      validation: (rule) => [
        rule.required().min(1).error('Add at least one picture.'),
        rule.max(MAX_PICTURES).error('The page has room for four pictures. Remove the others.'),
      ],
    }),
    defineField({
      name: 'category',
      title: 'Kind',
      type: 'string',
      description: 'The kind of product. Visitors filter the shop by it.',
      group: 'product',
      // The Studio would write “Dressing table”.
      options: { list: CATEGORIES.map((value) => ({ value, title: value })) },
      validation: (rule) => rule.required().error('Choose the kind of product.'),
    }),
    defineField({
      name: 'itemType',
      title: 'Item type',
      type: 'string',
      description: 'The range that it belongs to. Visitors filter the shop by it.',
      group: 'product',
      options: { list: ITEM_TYPES, layout: 'radio', direction: 'horizontal' },
      initialValue: 'Regular',
      validation: (rule) => rule.required().error('Choose an item type.'),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'prose',
      description: 'The text of the tab “Description”: material, measures, care.',
      group: 'product',
    }),
    defineField({
      name: 'sku',
      title: 'Article number',
      type: 'string',
      description: 'Two capital letters, an underscore and four digits, for example “CH_0015”.',
      group: 'product',
      validation: (rule) =>
        rule
          .regex(/^[A-Z]{2}_\d{4}$/)
          .error('Write two capital letters, an underscore and four digits: “CH_0015”.'),
    }),
    defineField({
      name: 'tags',
      title: 'Tags',
      type: 'array',
      description: 'Words by which visitors find the product, one to a line.',
      group: 'product',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.custom(noRepeats('A tag is in the list twice. Remove one of the two.')),
    }),
    moneyField({
      name: 'price',
      title: 'Price',
      description: 'In dollars, before any sale.',
      group: 'price',
    }),
    defineField({
      name: 'salePrice',
      title: 'Sale price',
      type: 'number',
      description:
        'What the product costs during a sale. The price is then struck through. Leave empty for no sale.',
      group: 'price',
      validation: (rule) => [
        rule
          .min(0)
          .precision(2)
          .error('Use an amount of 0 or more, with at most two digits after the point.'),
        rule.custom((salePrice, context) => salePriceProblem(salePrice, context.document?.price)).error(),
      ],
    }),
    defineField({
      name: 'saleEnds',
      title: 'Sale ends',
      type: 'datetime',
      description:
        'At this moment the price goes back up by itself. The product page counts down to it. Empty = the sale runs until you remove the sale price.',
      group: 'price',
      hidden: ({ document }) => typeof document?.salePrice !== 'number',
      validation: (rule) =>
        rule
          .custom((saleEnds, { document }) => document?.salePrice == null || saleEndsProblem(saleEnds))
          .warning(),
    }),
    defineField({
      name: 'badge',
      title: 'Badge on cards',
      type: 'string',
      description:
        'Optional. “Hot Sale” shows only while the product is on sale. Without a choice, a sale shows its percentage, such as “10% OFF”.',
      group: 'price',
      options: {
        list: BADGES.map((badge) => ({ title: badge, value: badge })),
        layout: 'radio',
        direction: 'horizontal',
      },
      validation: (rule) =>
        rule.custom((badge, context) => badgeProblem(badge, context.document?.salePrice)).warning(),
    }),
    defineField({
      name: 'saleBadge',
      title: 'Badge on the product page',
      type: 'string',
      description:
        'Optional. Replaces the percentage beside the sale price, which is computed from both prices.',
      group: 'price',
      hidden: ({ document }) => typeof document?.salePrice !== 'number',
    }),
    defineField({
      name: 'sizes',
      title: 'Sizes',
      type: 'array',
      description: 'Which sizes a buyer can choose.',
      group: 'choice',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: SIZES, layout: 'grid' },
    }),
    defineField({
      name: 'colours',
      title: 'Colours',
      type: 'array',
      description: 'Which colours a buyer can choose.',
      group: 'choice',
      of: [colour],
    }),
    defineField({
      name: 'rating',
      title: 'Stars',
      type: 'number',
      description: 'How many of five stars the product has. Shown only with a number of reviews.',
      group: 'tabs',
      validation: (rule) => [
        rule.min(0).max(5).error('Use a number from 0 to 5.'),
        rule.custom<number>((rating, { document }) => ratingProblem(rating, document?.reviewCount)).error(),
      ],
    }),
    defineField({
      name: 'reviewCount',
      title: 'Number of reviews',
      type: 'number',
      description: 'The number of reviews, in brackets beside the stars.',
      group: 'tabs',
      validation: (rule) => rule.integer().min(0).error('Use a whole number, 0 or more.'),
    }),
    defineField({
      name: 'reviews',
      title: 'Reviews',
      type: 'array',
      description: 'What the tab “Review” shows.',
      group: 'tabs',
      of: [review],
    }),
    defineField({
      name: 'vendor',
      title: 'Vendor',
      type: 'object',
      description: 'What the tab “Vendor Info” shows.',
      group: 'tabs',
      fields: vendorFields,
    }),
    defineField({
      name: 'shipping',
      title: 'Shipping',
      type: 'array',
      description: 'What the tab “Shipping” shows.',
      group: 'tabs',
      of: [shippingNote],
    }),
  ],
  preview: {
    select: {
      title: 'name',
      media: 'pictures.0',
      category: 'category',
      price: 'price',
      salePrice: 'salePrice',
      saleEnds: 'saleEnds',
    },
    prepare: ({ title, media, category, price, salePrice, saleEnds }) => ({
      title,
      media,
      subtitle: [
        category,
        typeof salePrice === 'number' && !isSaleOver(saleEnds)
          ? `${dollars(salePrice)} (was ${dollars(price)})`
          : dollars(price),
      ]
        .filter(Boolean)
        .join(' · '),
    }),
  },
})
