import { LinkIcon } from '@sanity/icons/Link'
import { defineField, defineType } from 'sanity'
import { linkProblem } from '../rules/link.ts'

/** A label and where it leads. */
export const link = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  icon: LinkIcon,
  description: 'A button or a text that leads somewhere.',
  fields: [
    defineField({
      name: 'label',
      title: 'Label',
      type: 'string',
      description: 'The words on the button, for example "Get A Quote".',
      validation: (rule) =>
        rule.custom((label, context) => {
          const { href } = (context.parent ?? {}) as { href?: string }
          return href && !label?.trim()
            ? 'Write the words that visitors click on, or empty the address.'
            : true
        }),
    }),
    defineField({
      name: 'href',
      title: 'Address',
      type: 'string',
      description:
        'Where the link leads: "/contact" for a page of this site, "https://…" for another site, "mailto:…" or "tel:…" for a mail or a call.',
      validation: (rule) =>
        rule.custom((href, context) => {
          const { label } = (context.parent ?? {}) as { label?: string }
          return label && !href ? 'Say where the link leads, for example "/contact".' : linkProblem(href)
        }),
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'href' } },
})
