import { FolderIcon } from '@sanity/icons/Folder'
import { defineField, defineType } from 'sanity'
import { nextNumber } from '../fields/position.ts'
import { slugField } from '../fields/slug.ts'
import { pictureProblem } from '../rules/picture.ts'
import { numberProblem } from '../rules/unique.ts'
import { childrenField } from './children.ts'
import { detailsField } from './details-field.ts'
import { secondLine } from './second-line.ts'

/** The outermost level of the catalogue. */
export const category = defineType({
  name: 'category',
  title: 'Category',
  type: 'document',
  icon: FolderIcon,
  description:
    'A group of the catalogue, such as “Paper Bags”. It has a tile on the home page and a page of its own.',
  orderings: [{ name: 'catalogue', title: 'Catalogue order', by: [{ field: 'number', direction: 'asc' }] }],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description: 'What visitors read on the tile, in the menu and over the page, for example “Paper Bags”.',
      validation: (rule) => rule.required().error('Give the category a name: visitors read it in the menu.'),
    }),
    slugField({
      source: 'name',
      description:
        'The end of the page’s address: /product-category?category=… Links and bookmarks use it, so change it only with a good reason.',
    }),
    defineField({
      name: 'number',
      title: 'Position in the catalogue',
      type: 'number',
      description:
        'Categories stand in the order of this number, on the site and in this Studio. Dragging them under “Order of the categories” sets it.',
      initialValue: nextNumber('category'),
      validation: (rule) => [
        rule.required().error('Give the category a number: 1 stands first.'),
        rule.integer().min(1).error('Use a whole number from 1 upwards.'),
        rule.custom(numberProblem),
      ],
    }),
    defineField({
      name: 'tag',
      title: 'Small text over the name',
      type: 'string',
      description:
        'Two or three words that stand over the name on the tile, for example “For bakeries”. May stay empty.',
      validation: (rule) =>
        rule.max(40).warning('More than 40 characters will not fit on one line of the tile.'),
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'picture',
      description: 'Shown on the tile and over the page. At least 800 pixels wide, one clear subject.',
      validation: (rule) => rule.custom(pictureProblem).error(),
    }),
    childrenField(
      'What the category holds, in the order in which visitors see it. Drag a line to move it. Leave the list empty when the category itself is the product.',
    ),
    detailsField({
      description:
        'Only for a category without sub-categories: the text, pictures and sizes that its product page shows.',
      warning: 'Add sub-categories or choose details: as it is, visitors who open the category find nothing.',
      isHiddenFromGroups: true,
    }),
  ],
  preview: {
    select: {
      title: 'name',
      media: 'picture',
      number: 'number',
      tag: 'tag',
      slug: 'slug.current',
      products: 'products',
    },
    prepare: ({ title, media, number, slug, products }) => ({
      title,
      media,
      subtitle: secondLine({ number, products, slug }),
    }),
  },
})
