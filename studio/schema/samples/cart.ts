import { BasketIcon } from '@sanity/icons/Basket'
import { defineField } from 'sanity'
import { moneyField } from '../fields/money.ts'
import {
  defineSample,
  sampleCount,
  sampleItem,
  samplePicture,
  sampleProduct,
  sampleText,
} from './define-sample.ts'
import { totals } from './totals.ts'

/** The cart of a new visitor while the samples are shown. */
export const cartSample = defineSample({
  name: 'cartSample',
  title: 'Cart',
  icon: BasketIcon,
  description: 'What a new visitor finds in the cart while the samples are shown.',
  fields: [
    sampleCount('badge', 'Number on the icon', 'The number beside the cart in the header.'),
    defineField({
      name: 'lines',
      title: 'Lines',
      type: 'array',
      description: 'The products in the cart.',
      of: [
        sampleItem({
          name: 'cartLine',
          title: 'Line',
          icon: BasketIcon,
          preview: { title: 'name', subtitle: 'category', media: 'picture' },
          fields: [
            sampleText('category', 'Kind', 'Stands over the name, for example “Sofa”.'),
            sampleText('name', 'Name', 'What the product is called.'),
            sampleText('text', 'Text', 'A short line below the name.'),
            samplePicture('A small picture of the product.'),
            moneyField({ name: 'unitPrice', title: 'Price of one', description: 'In dollars.' }),
            sampleCount('quantity', 'Quantity', 'How many are in the cart at first.'),
            defineField({
              name: 'size',
              title: 'Size',
              type: 'string',
              description: 'A size of the product, for example “M”. Optional.',
            }),
            defineField({
              name: 'colour',
              title: 'Colour',
              type: 'string',
              description: 'The name of a colour of the product, for example “Oat”. Optional.',
            }),
            sampleProduct('A line without a product is left out of the cart.'),
          ],
        }),
      ],
    }),
    defineField({
      name: 'couponCode',
      title: 'Promo code',
      type: 'string',
      description: 'The code from “Promo codes” that applies the coupon when a visitor orders the sample.',
    }),
    moneyField({
      name: 'couponMinimum',
      title: 'Smallest order for the code',
      description: 'In dollars, as in “Promo codes”. Below it the coupon is not taken off. Optional.',
      optional: true,
    }),
    ...totals,
  ],
})
