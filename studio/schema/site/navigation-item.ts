import { LinkIcon } from '@sanity/icons/Link'
import { MenuIcon } from '@sanity/icons/Menu'
import { defineField, defineType } from 'sanity'
import { linkTargetFields, targetPreview, targetSubtitle } from '../fields/link-target.ts'

/** One entry of a menu: a link, or the list of all categories. */
export const navigationItem = defineType({
  name: 'navigationItem',
  title: 'Menu entry',
  type: 'object',
  icon: LinkIcon,
  description: 'A link in a menu.',
  fields: [
    defineField({
      name: 'label',
      title: 'Label',
      type: 'string',
      description: 'The label in the menu, for example “About Us”.',
      validation: (rule) => rule.required().error('Write the label in the menu.'),
    }),
    defineField({
      name: 'kind',
      title: 'Kind',
      type: 'string',
      description:
        'A link leads to one page. “All categories” opens the list of categories, which keeps itself up to date.',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'Link', value: 'link' },
          { title: 'All categories', value: 'categories' },
        ],
      },
      initialValue: 'link',
      validation: (rule) => rule.required().error('Choose what the entry does.'),
    }),
    ...linkTargetFields<{ kind?: string }>({
      isRequired: ({ kind }) => kind !== 'categories',
      isHidden: (parent) => parent?.kind === 'categories',
    }),
  ],
  preview: {
    select: { title: 'label', kind: 'kind', ...targetPreview },
    prepare: ({ title, kind, ...target }) => ({
      title,
      subtitle: kind === 'categories' ? 'All categories' : targetSubtitle(target),
      media: kind === 'categories' ? MenuIcon : LinkIcon,
    }),
  },
})
