import { FolderIcon } from '@sanity/icons/Folder'
import { defineField, defineType } from 'sanity'
import { byOrder, orderField } from '../fields/order.ts'
import { slugField } from '../fields/slug.ts'
import { pictureProblem } from '../rules/picture.ts'
import { sellingField } from '../selling/selling.ts'
import { detailsField } from './details-field.ts'
import { inheritedPictures } from './picture-fields.ts'

/** The top level of the packaging catalogue. */
export const category = defineType({
  name: 'category',
  title: 'Packaging category',
  type: 'document',
  icon: FolderIcon,
  description:
    'A group of packaging, such as “Paper Bags”. It has a tile on the home page and a page of its own.',
  orderings: byOrder,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description:
        'What visitors read on the tile, in the menu and above the page, for example “Paper Bags”.',
      validation: (rule) => [
        rule.required().error('Give the category a name: visitors read it in the menu.'),
        // lists in browsers hold no longer ones
        rule.max(200).error('Use 200 characters at most.'),
      ],
    }),
    slugField({
      source: 'name',
      description:
        'The end of the page’s address: /product-category?category=… Links and bookmarks use it, so change it only with a good reason.',
    }),
    defineField({
      name: 'tag',
      title: 'Small text above the name',
      type: 'string',
      description: 'Optional. Two or three words above the name on the tile, for example “For bakeries”.',
      validation: (rule) =>
        rule.max(40).warning('More than 40 characters will not fit on one line of the tile.'),
    }),
    defineField({
      name: 'picture',
      title: 'Picture on tiles',
      type: 'picture',
      description:
        'Shown where the category is listed, and on its page while it has no items. At least 800 pixels wide, one clear subject.',
      validation: (rule) => rule.custom(pictureProblem).error(),
    }),
    detailsField('Only for a category without items below it: what its product page says and shows.'),
    sellingField(),
    ...inheritedPictures(),
    orderField('category'),
  ],
  preview: {
    select: { title: 'name', media: 'picture', subtitle: 'slug.current' },
  },
})
