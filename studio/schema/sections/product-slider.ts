import { BasketIcon } from '@sanity/icons/Basket'
import { defineArrayMember, defineField } from 'sanity'
import { eyebrowField, textField } from '../fields/head.ts'
import { defineSection } from './define-section.ts'

const slide = defineArrayMember({
  name: 'productSlide',
  title: 'Product',
  type: 'object',
  icon: BasketIcon,
  fields: [
    defineField({
      name: 'product',
      title: 'Product',
      type: 'reference',
      to: [{ type: 'product' }],
      description: 'Name, price and address come from here.',
      validation: (rule) => rule.required().error('Choose a product.'),
    }),
    eyebrowField(),
    textField('One sentence about the product.'),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'picture',
      description: 'Shown in place of the product’s first picture. Optional.',
    }),
  ],
  preview: { select: { title: 'product.name', subtitle: 'text', media: 'product.pictures.0' } },
})

/** A carousel of products with their prices, for the top of a page. */
export const productSlider = defineSection({
  name: 'productSlider',
  title: 'Opening products',
  icon: BasketIcon,
  description: 'A carousel of products with their prices, for the top of a page.',
  preview: { title: 'slides.0.product.name', text: 'slides.0.text', picture: 'slides.0.product.pictures.0' },
  fields: [
    defineField({
      name: 'slides',
      title: 'Products',
      type: 'array',
      description:
        'Up to six products. Drag one to move it; the first is seen first. Names and prices come from the products.',
      of: [slide],
      validation: (rule) => [
        rule.required().min(1).error('Add at least one product: without one, the page is empty.'),
        rule.max(6).error('There is room for six. Remove the others.'),
      ],
    }),
    defineField({
      name: 'buttonLabel',
      title: 'Words on the button',
      type: 'string',
      description: 'The button beside the price links to the product.',
      initialValue: 'Buy Now',
      validation: (rule) => rule.required().error('Write the label of the button, for example “Buy Now”.'),
    }),
  ],
})
