import { DashboardIcon } from '@sanity/icons/Dashboard'
import { defineField } from 'sanity'
import { choiceField } from '../fields/choice.ts'
import { headFields } from '../fields/head.ts'
import { defineSection } from './define-section.ts'

/** Tiles linked to groups of products in the shop, with the number of products. */
export const homeTiles = defineSection({
  name: 'homeTiles',
  title: 'Home tiles',
  icon: DashboardIcon,
  description: 'Tiles linked to groups of products in the shop, with the number of products.',
  fields: [
    ...headFields({ example: 'Find Your Corner' }),
    choiceField({
      name: 'tiles',
      title: 'Tiles',
      item: 'Tile',
      type: 'homeTile',
      otherwise: 'all of them in order',
    }),
    defineField({
      name: 'layout',
      title: 'Arrangement',
      type: 'string',
      description: 'Large tiles, or a narrow strip of them.',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'Tiles', value: 'tiles' },
          { title: 'Strip', value: 'strip' },
        ],
      },
      initialValue: 'tiles',
      validation: (rule) => rule.required().error('Choose one.'),
    }),
  ],
})
