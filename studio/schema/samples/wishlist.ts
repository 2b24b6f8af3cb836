import { HeartIcon } from '@sanity/icons/Heart'
import { defineField } from 'sanity'
import { moneyField } from '../fields/money.ts'
import { ratingField } from '../fields/rating.ts'
import {
  defineSample,
  sampleCount,
  sampleItem,
  samplePicture,
  sampleProduct,
  sampleText,
} from './define-sample.ts'

const MAX_ITEMS = 6

/** The wishlist that every visitor sees. */
export const wishlistSample = defineSample({
  name: 'wishlistSample',
  title: 'Wishlist',
  icon: HeartIcon,
  description: 'What the wishlist and its popup show.',
  fields: [
    sampleCount('badge', 'Number on the icon', 'The number beside the heart in the header.'),
    defineField({
      name: 'items',
      title: 'Items',
      type: 'array',
      description: 'Up to six products.',
      of: [
        sampleItem({
          name: 'wishlistItem',
          title: 'Item',
          icon: HeartIcon,
          preview: { title: 'name', subtitle: 'text', media: 'picture' },
          fields: [
            sampleText('name', 'Name', 'What the product is called.'),
            moneyField({ name: 'price', title: 'Price', description: 'In dollars.' }),
            sampleText('text', 'Text', 'A short line below the name.'),
            samplePicture('A picture of the product.'),
            sampleProduct('An item without a product is left out of the wishlist.'),
          ],
        }),
      ],
      validation: (rule) => rule.max(MAX_ITEMS).error('The page has room for six items. Remove the others.'),
    }),
    ratingField('How many of five stars every item shows.'),
    sampleCount('ratingCount', 'Number of reviews', 'The number beside the stars.'),
  ],
})
