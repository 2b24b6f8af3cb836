import { TiersIcon } from '@sanity/icons/Tiers'
import { choiceField } from '../fields/choice.ts'
import { headFields } from '../fields/head.ts'
import { defineSection } from './define-section.ts'

/** A carousel of packaging categories. */
export const categoryCarousel = defineSection({
  name: 'categoryCarousel',
  title: 'Categories in a row',
  icon: TiersIcon,
  description: 'A carousel of packaging categories.',
  fields: [
    ...headFields({ example: 'Shop by Category' }),
    choiceField({
      name: 'categories',
      title: 'Categories',
      item: 'Category',
      type: 'category',
      otherwise: 'all of them in catalogue order',
    }),
  ],
})
