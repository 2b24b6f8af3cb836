import { ImageIcon } from '@sanity/icons/Image'
import { defineField, defineType } from 'sanity'
import { altProblem, smallPictureProblem } from '../rules/picture.ts'

/** An image with a required description. */
export const picture = defineType({
  name: 'picture',
  title: 'Picture',
  type: 'image',
  icon: ImageIcon,
  description: 'Drop a file here or press Upload. The crop button sets which part always stays visible.',
  options: { hotspot: true, accept: 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml' },
  fields: [
    defineField({
      name: 'alt',
      title: 'Description of the picture',
      type: 'string',
      description:
        'Say in one short sentence what can be seen. It is read aloud to visitors who cannot see the picture, and search engines use it.',
      validation: (rule) => [
        rule.custom((alt, context) => altProblem(alt, context.parent)).error(),
        rule
          .custom((_, { parent, document, path: [field] = [] }) =>
            smallPictureProblem(parent, document?._type, typeof field === 'string' ? field : undefined),
          )
          .warning(),
      ],
    }),
  ],
  preview: { select: { title: 'alt', media: 'asset' } },
})
