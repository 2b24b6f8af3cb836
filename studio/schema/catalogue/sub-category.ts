import { PackageIcon } from '@sanity/icons/Package'
import { defineField, defineType } from 'sanity'
import { slugField } from '../fields/slug.ts'
import { pictureProblem } from '../rules/picture.ts'
import { numberProblem } from '../rules/unique.ts'
import { childrenField } from './children.ts'
import { detailsField } from './details-field.ts'
import { secondLine } from './second-line.ts'

/** A level below a category: a product, or a group of further sub-categories. */
export const subCategory = defineType({
  name: 'subCategory',
  title: 'Sub-category',
  type: 'document',
  icon: PackageIcon,
  description:
    'A product such as “Window Bags”, or a group such as “Kraft Bags” that holds products of its own.',
  orderings: [{ name: 'name', title: 'Name', by: [{ field: 'name', direction: 'asc' }] }],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description: 'What visitors read on the card, for example “Kraft Bags, Brown”.',
      validation: (rule) =>
        rule.required().error('Give the sub-category a name: visitors read it on the card.'),
    }),
    slugField({
      source: 'name',
      description:
        'The end of the page’s address: /product-details?category=… It may repeat its category’s address, but no other sub-category’s.',
    }),
    defineField({
      name: 'number',
      title: 'Number',
      type: 'number',
      description: 'The number under which your own lists keep this sub-category. Visitors do not see it.',
      validation: (rule) => [
        rule.integer().min(1).error('Use a whole number from 1 upwards.'),
        rule.custom(numberProblem),
      ],
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'picture',
      description: 'Shown on the card. At least 800 pixels wide, the product filling most of it.',
      validation: (rule) => rule.custom(pictureProblem).error(),
    }),
    childrenField(
      'Only for a group: the products it holds, in the order in which visitors see them. Drag a line to move it. A sub-category cannot hold itself.',
    ),
    detailsField({
      description:
        'The text, pictures, features and sizes of the product page. Choose them, or press “Create” to write them.',
      warning:
        'Choose or create details: without them visitors read “Nothing here yet” and can only ask for a quote.',
    }),
  ],
  preview: {
    select: {
      title: 'name',
      media: 'picture',
      slug: 'slug.current',
      products: 'products',
      details: 'details',
    },
    prepare: ({ title, media, slug, products, details }) => ({
      title,
      media,
      subtitle: secondLine({ products, details, slug }),
    }),
  },
})
