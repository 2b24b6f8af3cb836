import { ColorWheelIcon } from '@sanity/icons/ColorWheel'
import { CommentIcon } from '@sanity/icons/Comment'
import { PackageIcon } from '@sanity/icons/Package'
import { defineArrayMember, defineField } from 'sanity'
import { ratingField } from '../fields/rating.ts'

const line = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    type: 'string',
    description,
    validation: (rule) => [
      rule.required().error('Do not leave this empty.'),
      // carts in browsers hold no longer names of colours
      rule.max(200).error('Use 200 characters at most.'),
    ],
  })

/** A colour that a buyer can choose. */
export const colour = defineArrayMember({
  name: 'colour',
  title: 'Colour',
  type: 'object',
  icon: ColorWheelIcon,
  fields: [
    line(
      'name',
      'Name',
      'What the colour is called, for example “Sage”. It is read aloud to visitors who cannot see it.',
    ),
    defineField({
      name: 'value',
      title: 'Value',
      type: 'string',
      description: 'The colour as “#” and six digits or letters from a to f, for example “#7d5a31”.',
      validation: (rule) =>
        rule
          .required()
          .regex(/^#[0-9a-fA-F]{6}$/)
          .error('Write “#” and six digits or letters from a to f: “#7d5a31”.'),
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'value' } },
})

/** A buyer's review of a product. */
export const review = defineArrayMember({
  name: 'review',
  title: 'Review',
  type: 'object',
  icon: CommentIcon,
  fields: [
    line('name', 'Name', 'Who wrote it.'),
    defineField({
      name: 'text',
      title: 'Words',
      type: 'text',
      rows: 3,
      description: 'What the buyer says.',
      validation: (rule) => rule.required().error('Write what the buyer says.'),
    }),
    ratingField(),
  ],
  preview: { select: { title: 'name', subtitle: 'text' } },
})

/** A paragraph of the tab “Shipping”. */
export const shippingNote = defineArrayMember({
  name: 'shippingNote',
  title: 'Paragraph',
  type: 'object',
  icon: PackageIcon,
  fields: [
    line('title', 'Title', 'A few words over the paragraph.'),
    defineField({ name: 'text', title: 'Text', type: 'text', rows: 3, description: 'One or two sentences.' }),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
})

/** Who sells a product. */
export const vendorFields = [
  line('name', 'Contact', 'Whom a buyer can ask.'),
  line('vendor', 'Vendor', 'The company that sells the product.'),
  line('shop', 'Shop', 'The shop’s name.'),
  line('email', 'Email address', 'Where a buyer can write.'),
  line('phone', 'Phone number', 'Where a buyer can call.'),
]
