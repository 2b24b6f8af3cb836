import { LinkIcon } from '@sanity/icons/Link'
import { defineField, defineType } from 'sanity'
import type { LinkValue } from '../rules/link.ts'
import { linkTargetFields, targetPreview, targetSubtitle } from './link-target.ts'

/** A link: a label and a target. */
export const link = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  icon: LinkIcon,
  description: 'A button or a text with a link.',
  fields: [
    defineField({
      name: 'label',
      title: 'Label',
      type: 'string',
      description: 'The label of the button, for example “Get A Quote”.',
      validation: (rule) =>
        rule.custom((label, context) => {
          const { to, url } = (context.parent ?? {}) as LinkValue
          return (to?._ref || url) && !label?.trim()
            ? 'Write the words that visitors click on, or remove the page or address below.'
            : true
        }),
    }),
    ...linkTargetFields({ isRequired: ({ label }) => Boolean(label?.trim()), isOptional: true }),
  ],
  preview: {
    select: { title: 'label', ...targetPreview },
    prepare: ({ title, ...target }) => ({ title, subtitle: targetSubtitle(target) }),
  },
})
