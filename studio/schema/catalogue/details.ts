import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { pictureProblem } from '../rules/picture.ts'

const MAX_PICTURES = 4
const MAX_FEATURES = 4

/** Everything a product page says and shows. */
export const details = defineType({
  name: 'details',
  title: 'Details',
  type: 'document',
  icon: DocumentTextIcon,
  description: 'The product page of a sub-category: text, pictures, features and sizes.',
  orderings: [{ name: 'title', title: 'Title', by: [{ field: 'title', direction: 'asc' }] }],
  fieldsets: [
    { name: 'more', title: 'Second part of the page', options: { collapsible: true, collapsed: false } },
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'The heading of the product page, for example “Brown Kraft Paper Bags”.',
      validation: (rule) => rule.required().error('Give the page a title: it is its heading.'),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 6,
      description:
        'What it is made of, what it is good for, what a buyer must know: material, grammage, food contact.',
      validation: (rule) => rule.required().error('Describe the product: buyers decide by this text.'),
    }),
    defineField({
      name: 'pictures',
      title: 'Pictures',
      type: 'array',
      description: 'Up to four pictures. The first is the large one; drag to change the order.',
      of: [defineArrayMember({ type: 'picture', validation: (rule) => rule.custom(pictureProblem).error() })],
      options: { layout: 'grid' },
      validation: (rule) => [
        rule.max(MAX_PICTURES).error('The page has room for four pictures. Remove the others.'),
        rule.min(1).warning('Add at least one picture: a product page without one looks unfinished.'),
      ],
    }),
    defineField({
      name: 'featuresIntroduction',
      title: 'Introduction to the features',
      type: 'text',
      rows: 3,
      description: 'One or two sentences before the list “Main features of our product”.',
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
      description: 'Type a size and press Enter, for example “2 LB”. Each becomes a button on the page.',
      of: [defineArrayMember({ type: 'string', title: 'Size', description: 'One size, as buyers say it.' })],
      options: { layout: 'tags' },
      validation: (rule) => rule.unique().error('A size is in the list twice. Remove one of the two.'),
    }),
    defineField({
      name: 'quote',
      title: 'Quote',
      type: 'text',
      rows: 3,
      description: 'A sentence that stands out between the parts of the page. May stay empty.',
    }),
    defineField({
      name: 'secondTitle',
      title: 'Second title',
      type: 'string',
      description: 'A heading for a second text, for example “How it is packed”. May stay empty.',
      fieldset: 'more',
    }),
    defineField({
      name: 'secondDescription',
      title: 'Second description',
      type: 'text',
      rows: 5,
      description: 'The text under the second title. May stay empty.',
      fieldset: 'more',
      validation: (rule) =>
        rule.custom((text, context) =>
          context.document?.secondTitle && !text
            ? 'The second title has no text below it. Write one, or empty the title.'
            : true,
        ),
    }),
  ],
  preview: {
    select: {
      title: 'title',
      media: 'pictures.0',
      pictures: 'pictures',
      features: 'features',
      sizes: 'sizesAvailable',
    },
    prepare: ({ title, media, pictures, features, sizes }) => ({
      title,
      media,
      subtitle: [count(pictures, 'picture'), count(features, 'feature'), count(sizes, 'size')]
        .filter(Boolean)
        .join(' · '),
    }),
  },
})

function count(list: unknown, word: string): string {
  const length = list && typeof list === 'object' ? Object.keys(list).length : 0
  return length === 0 ? '' : `${length} ${word}${length === 1 ? '' : 's'}`
}
