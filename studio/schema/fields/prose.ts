import { LinkIcon } from '@sanity/icons/Link'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { linkProblem } from '../rules/link.ts'
import { pictureProblem } from '../rules/picture.ts'

/** Long text with headings, lists, quotes, links and pictures between the paragraphs. */
export const prose = defineType({
  name: 'prose',
  title: 'Text',
  type: 'array',
  description: 'Long text. Mark words to make them a heading, a list, a quote or a link.',
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
            fields: [
              defineField({
                name: 'href',
                title: 'Address',
                type: 'string',
                description:
                  'Where the words lead: “/contact” for a page of this site, “https://…” for another one.',
                validation: (rule) =>
                  rule.custom((href) =>
                    href ? linkProblem(href) : 'Say where the words lead, for example “/contact”.',
                  ),
              }),
            ],
          },
        ],
      },
    }),
    defineArrayMember({ type: 'picture', validation: (rule) => rule.custom(pictureProblem).error() }),
  ],
})
