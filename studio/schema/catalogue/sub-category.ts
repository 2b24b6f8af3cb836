import { PackageIcon } from '@sanity/icons/Package'
import { defineField, defineType } from 'sanity'
import { byOrder, orderField } from '../fields/order.ts'
import { slugField } from '../fields/slug.ts'
import { pictureProblem } from '../rules/picture.ts'
import { parentProblem } from '../rules/tree.ts'
import { publishedId } from '../rules/unique.ts'
import { sellingField } from '../selling/selling.ts'
import { detailsField } from './details-field.ts'
import { inheritedPictures } from './picture-fields.ts'

/** A level below a category: an item with a product page, or a group of further items. */
export const subCategory = defineType({
  name: 'subCategory',
  title: 'Packaging item',
  type: 'document',
  icon: PackageIcon,
  description: 'An item such as “Window Bags”, or a group such as “Kraft Bags” that other items are part of.',
  orderings: [{ name: 'name', title: 'Name', by: [{ field: 'name', direction: 'asc' }] }, ...byOrder],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description: 'What visitors read on the card, for example “Kraft Bags, Brown”.',
      validation: (rule) => [
        rule.required().error('Give the item a name: visitors read it on the card.'),
        // lists in browsers hold no longer ones
        rule.max(200).error('Use 200 characters at most.'),
      ],
    }),
    slugField({
      source: 'name',
      description:
        'The end of the page’s address: /product-details?category=…, or for a group /product-category?category=… It may be the same as its category’s, but not as another item’s.',
    }),
    defineField({
      name: 'parent',
      title: 'Part of',
      type: 'reference',
      to: [{ type: 'category' }, { type: 'subCategory' }],
      description: 'The category or group whose page lists this item.',
      options: {
        filter: ({ document }) => ({ filter: '_id != $self', params: { self: publishedId(document._id) } }),
      },
      validation: (rule) => [
        rule.required().error('Choose the category or group that this item is part of.'),
        rule.custom(parentProblem).error(),
      ],
    }),
    defineField({
      name: 'picture',
      title: 'Picture on cards',
      type: 'picture',
      description: 'Shown on the card in lists. At least 800 pixels wide, the product filling most of it.',
      validation: (rule) => rule.custom(pictureProblem).error(),
    }),
    detailsField(
      'The text, pictures, features and sizes that visitors see on this item’s own page. Without them, visitors who click its card read “Nothing here yet”.',
    ),
    sellingField(),
    ...inheritedPictures(),
    orderField('subCategory'),
  ],
  preview: {
    select: { title: 'name', media: 'picture', slug: 'slug.current', parent: 'parent.name' },
    prepare: ({ title, media, slug, parent }) => ({
      title,
      media,
      subtitle: [parent && `in ${parent}`, slug].filter(Boolean).join(' · '),
    }),
  },
})
