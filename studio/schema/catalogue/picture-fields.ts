import { defineArrayMember, defineField } from 'sanity'
import { pictureProblem } from '../rules/picture.ts'

const MAX_EXAMPLES = 3

/** Pictures that a product page takes from its item, else from its group, else from its category. */
export const inheritedPictures = () => [
  defineField({
    name: 'sizesPicture',
    title: 'Picture beside the sizes',
    type: 'picture',
    description:
      'Optional. The sizes side by side, with something for scale. Items without a picture of their own show that of their group or category.',
    options: { hotspot: true, collapsible: true, collapsed: true },
  }),
  defineField({
    name: 'printExamples',
    title: 'Examples of printed work',
    type: 'array',
    description:
      'Optional. Pages of goods with “Your own print” filled in show up to three. Items without examples of their own show those of their group or category.',
    of: [defineArrayMember({ type: 'picture', validation: (rule) => rule.custom(pictureProblem).error() })],
    options: { layout: 'grid' },
    validation: (rule) => rule.max(MAX_EXAMPLES).error('The page has room for three. Remove the others.'),
  }),
]
