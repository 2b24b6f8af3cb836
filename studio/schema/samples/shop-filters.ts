import { FilterIcon } from '@sanity/icons/Filter'
import { defineArrayMember, defineField } from 'sanity'
import { defineSample, sampleCount, sampleItem, sampleList, sampleText } from './define-sample.ts'

/** What the shop's filters offer. */
export const shopFilters = defineSample({
  name: 'shopFilters',
  title: 'Shop filters',
  icon: FilterIcon,
  description: 'What visitors can choose from in the shop and beside the articles.',
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
              title: 'Count',
              type: 'string',
              description: 'The number beside it, as written: “08” keeps its zero.',
              validation: (rule) => rule.required().regex(/^\d+$/).error('Use digits only.'),
            }),
          ],
        }),
      ],
      validation: (rule) => rule.min(1).error('Add at least one kind.'),
    }),
    sampleList('itemTypes', 'Item types', 'For example “Regular”, “Premium”.'),
    sampleList('brands', 'Brands', 'What a visitor can choose from; the first is chosen at first.'),
    sampleList('sortOptions', 'Orders', 'How products can be sorted, for example “Sort by Latest”.'),
    sampleCount('priceMinimum', 'Lowest price', 'The left end of the price range, in dollars.'),
    sampleCount('priceMaximum', 'Highest price', 'The right end of the price range, in dollars.', 1),
    sampleCount('sliderStep', 'Step of the slider', 'By how many dollars the slider moves.', 1),
    sampleCount('sliderFrom', 'Slider from', 'Where the left knob stands at first.'),
    sampleCount('sliderTo', 'Slider to', 'Where the right knob stands at first.', 1),
    sampleList('shopCategories', 'Buttons of the shop', 'The buttons over the products.'),
    sampleList('articleCategories', 'Categories beside an article', 'The list in the sidebar of an article.'),
    sampleList('popularTags', 'Popular tags', 'The tags in the sidebar of an article.'),
    defineField({
      name: 'productSizes',
      title: 'Sizes',
      type: 'array',
      description: 'The sizes that a product page offers.',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: ['S', 'M', 'L', 'XL'], layout: 'grid' },
      validation: (rule) => rule.min(1).error('Tick at least one size.'),
    }),
  ],
})
