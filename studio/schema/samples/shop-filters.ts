import { FilterIcon } from '@sanity/icons/Filter'
import { defineArrayMember, defineField } from 'sanity'
import { CATEGORIES } from '../catalogue/product.ts'
import { atMost, maxKinds } from '../rules/bounds.ts'
import { defineSample, sampleCount, sampleItem, sampleList, sampleText } from './define-sample.ts'

/** What the shop's filters offer. */
export const shopFilters = defineSample({
  name: 'shopFilters',
  title: 'Shop filters',
  icon: FilterIcon,
  description: 'What visitors can choose from in the shop.',
  fields: [
    defineField({
      name: 'categories',
      title: 'Kinds',
      type: 'array',
      description: 'The boxes of the filter panel.',
      of: [
        sampleItem({
          name: 'filterCategory',
          title: 'Kind',
          icon: FilterIcon,
          preview: { title: 'name', subtitle: 'count' },
          fields: [
            sampleText('name', 'Name', 'For example “Chair”.'),
            defineField({
              name: 'count',
              title: 'Sample count',
              type: 'string',
              description:
                'A sample, shown while “Show samples” of the site settings is on and nothing is filtered; otherwise the products are counted. “08” keeps its zero.',
              validation: (rule) => rule.required().regex(/^\d+$/).error('Use digits only.'),
            }),
            defineField({
              name: 'kinds',
              title: 'Products',
              type: 'array',
              description: 'Which kinds of products this box finds.',
              of: [defineArrayMember({ type: 'string' })],
              options: { list: CATEGORIES, layout: 'grid' },
              validation: (rule) =>
                rule.required().min(1).error('Tick at least one kind: the box would find nothing.'),
            }),
          ],
        }),
      ],
      validation: (rule) => [
        rule.required().min(1).error('Add at least one kind.'),
        atMost(rule, maxKinds, 'kinds'),
      ],
    }),
    sampleList('itemTypes', 'Item types', 'For example “Regular”, “Premium”.'),
    sampleList(
      'brands',
      'Brands',
      'In this order visitors choose from them. A brand is the vendor of a product.',
    ),
    defineField({
      name: 'sortOptions',
      title: 'Orders',
      type: 'array',
      description: 'The names of the five orders: latest first, by name, by number, by price, oldest first.',
      of: [defineArrayMember({ type: 'string', validation: (rule) => rule.required().error('Name it.') })],
      validation: (rule) => rule.length(5).error('Name all five orders.'),
    }),
    sampleCount('priceMinimum', 'Lowest price', 'Where the price range begins, in dollars.'),
    sampleCount(
      'priceMaximum',
      'Highest price',
      'Where the price range ends, in dollars. At its end the range is open: it also finds what costs more.',
      1,
    ),
    sampleCount('sliderStep', 'Step of the slider', 'By how many dollars the slider moves.', 1),
    sampleCount('sliderFrom', 'Slider from', 'Where the left knob is at first.'),
    sampleCount('sliderTo', 'Slider to', 'Where the right knob is at first.', 1),
    defineField({
      name: 'promotion',
      title: 'Promotion',
      type: 'picture',
      description: 'The picture below the filter panel. It leads to “Shop with Categories”.',
    }),
    sampleList('shopCategories', 'Buttons of the shop', 'The buttons over the products.'),
    defineField({
      name: 'productSizes',
      title: 'Sizes',
      type: 'array',
      description: 'The sizes that a product page offers.',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: ['S', 'M', 'L', 'XL'], layout: 'grid' },
      validation: (rule) => rule.required().min(1).error('Tick at least one size.'),
    }),
  ],
})
