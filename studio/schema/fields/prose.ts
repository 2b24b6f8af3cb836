import { LinkIcon } from '@sanity/icons/Link'
import { defineArrayMember, defineType } from 'sanity'
import { atMost, fitsOnPage, maxBlocks } from '../rules/bounds.ts'
import { pictureProblem } from '../rules/picture.ts'
import { linkTargetFields } from './link-target.ts'

/** Long text with headings, lists, quotes, links, and pictures and tables between the paragraphs. */
export const prose = defineType({
  name: 'prose',
  title: 'Text',
  type: 'array',
  description: 'Long text. Select text to make it a heading, a list, a quote or a link.',
  of: [
    defineArrayMember({
      type: 'block',
      styles: [
        { title: 'Text', value: 'normal' },
        { title: 'Heading', value: 'h2' },
        { title: 'Smaller heading', value: 'h3' },
        { title: 'Quote', value: 'blockquote' },
      ],
      lists: [
        { title: 'Points', value: 'bullet' },
        { title: 'Numbers', value: 'number' },
      ],
      marks: {
        decorators: [
          { title: 'Strong', value: 'strong' },
          { title: 'Emphasis', value: 'em' },
        ],
        annotations: [
          {
            name: 'link',
            title: 'Link',
            type: 'object',
            icon: LinkIcon,
            fields: linkTargetFields({ isRequired: () => true }),
          },
        ],
      },
    }),
    defineArrayMember({ type: 'picture', validation: (rule) => rule.custom(pictureProblem).error() }),
    defineArrayMember({ type: 'table' }),
  ],
  validation: (rule) => [
    atMost(rule, maxBlocks, 'paragraphs'),
    rule.custom(fitsOnPage('Shorten the text, or continue it in another one.')).error(),
  ],
})
