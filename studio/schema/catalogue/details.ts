import { defineArrayMember, defineField, defineType } from 'sanity'
import { hasContent } from '../rules/details.ts'
import { pictureProblem } from '../rules/picture.ts'
import { noRepeats } from '../rules/no-repeats.ts'

const MAX_PICTURES = 4
const MAX_FEATURES = 4

/** Everything a product page says and shows; a part of its category or item. */
export const details = defineType({
  name: 'details',
  title: 'Product page',
  type: 'object',
  description: 'The page of a category or an item: text, pictures, features and sizes.',
  fieldsets: [
    { name: 'more', title: 'Second part of the page', options: { collapsible: true, collapsed: false } },
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description:
        'The heading of the product page, for example “Brown Kraft Paper Bags”. Leave empty to use the name.',
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 6,
      description:
        'What it is made of, what it is good for, what a buyer must know: material, grammage, food contact.',
      validation: (rule) =>
        rule.custom((text, { parent }) =>
          text?.trim() || !hasContent(parent) ? true : 'Describe the product: buyers decide by this text.',
        ),
    }),
    defineField({
      name: 'pictures',
      title: 'Pictures on the product page',
      type: 'array',
      description:
        'Up to four. The first is the large one; drag one by the dots at its top left to move it. Leave empty to show the picture above.',
      of: [defineArrayMember({ type: 'picture', validation: (rule) => rule.custom(pictureProblem).error() })],
      options: { layout: 'grid' },
      validation: (rule) =>
        rule.max(MAX_PICTURES).error('The page has room for four pictures. Remove the others.'),
    }),
    defineField({
      name: 'featuresIntroduction',
      title: 'Introduction to the features',
      type: 'text',
      rows: 3,
      description: 'Optional. One or two sentences before the list “Main features of our product”.',
    }),
    defineField({
      name: 'features',
      title: 'Main features',
      type: 'array',
      description: 'Up to four short points, the strongest first.',
      of: [
        defineArrayMember({
          type: 'string',
          title: 'Feature',
          description: 'One short sentence.',
          validation: (rule) => rule.required().error('Write the feature, or remove the empty line.'),
        }),
      ],
      validation: (rule) =>
        rule.max(MAX_FEATURES).error('The page has room for four features. Remove the others.'),
    }),
    defineField({
      name: 'sizesAvailable',
      title: 'Sizes available',
      type: 'array',
      description: 'One size to a line, for example “2 LB”. Each becomes a button on the page.',
      of: [
        defineArrayMember({ type: 'string', title: 'Size', description: 'One size, as buyers write it.' }),
      ],
      validation: (rule) => rule.custom(noRepeats('A size is in the list twice. Remove one of the two.')),
    }),
    defineField({
      name: 'quote',
      title: 'Quote',
      type: 'text',
      rows: 3,
      description: 'Optional. A sentence set in large type between the parts of the page.',
    }),
    defineField({
      name: 'secondTitle',
      title: 'Second title',
      type: 'string',
      description: 'Optional. A heading for a second text, for example “How it is packed”.',
      fieldset: 'more',
    }),
    defineField({
      name: 'secondDescription',
      title: 'Second description',
      type: 'text',
      rows: 5,
      description: 'Optional. The text under the second title.',
      fieldset: 'more',
      validation: (rule) =>
        rule.custom((text, { parent }) =>
          (parent as { secondTitle?: string } | undefined)?.secondTitle && !text
            ? 'The second title has no text below it. Write one, or clear the title.'
            : true,
        ),
    }),
  ],
  // The breadcrumb over a picture that is open; “Title” is usually empty.
  preview: { prepare: () => ({ title: 'Product page' }) },
})
