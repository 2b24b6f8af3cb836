import { TrolleyIcon } from '@sanity/icons/Trolley'
import { defineField } from 'sanity'
import { choiceField, limitField } from '../fields/choice.ts'
import { headFields } from '../fields/head.ts'
import { defineSection } from './define-section.ts'

/** Cards of products with their prices. */
export const productCollection = defineSection({
  name: 'productCollection',
  title: 'Products',
  icon: TrolleyIcon,
  description: 'Cards of products with their prices.',
  fields: [
    ...headFields({ example: 'Latest Products' }),
    choiceField({
      name: 'products',
      title: 'Products',
      item: 'Product',
      type: 'product',
      otherwise: 'the first in order',
    }),
    limitField(10),
    defineField({
      name: 'callToAction',
      title: 'Button',
      type: 'link',
      description: 'For example “See All” with the address of the shop. Optional.',
    }),
  ],
})
