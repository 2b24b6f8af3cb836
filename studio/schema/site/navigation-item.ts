import { LinkIcon } from '@sanity/icons/Link'
import { MenuIcon } from '@sanity/icons/Menu'
import { defineField, defineType } from 'sanity'
import { linkProblem } from '../rules/link.ts'

/** One entry of a menu: a link, or the list of all categories. */
export const navigationItem = defineType({
  name: 'navigationItem',
  title: 'Menu entry',
  type: 'object',
  icon: LinkIcon,
  description: 'A word in a menu.',
  fields: [
    defineField({
      name: 'label',
      title: 'Label',
      type: 'string',
      description: 'The word in the menu, for example “About Us”.',
      validation: (rule) => rule.required().error('Write the word that stands in the menu.'),
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
    defineField({
      name: 'href',
      title: 'Address',
      type: 'string',
      description: 'Where the link leads: “/about” for a page of this site, “https://…” for another one.',
      hidden: ({ parent }) => (parent as { kind?: string } | undefined)?.kind === 'categories',
      validation: (rule) =>
        rule.custom((href, context) => {
          const { kind } = (context.parent ?? {}) as { kind?: string }
          if (kind === 'categories') return true
          return href ? linkProblem(href) : 'Say where the entry leads, for example “/about”.'
        }),
    }),
  ],
  preview: {
    select: { title: 'label', kind: 'kind', href: 'href' },
    prepare: ({ title, kind, href }) => ({
      title,
      subtitle: kind === 'categories' ? 'All categories' : href,
      media: kind === 'categories' ? MenuIcon : LinkIcon,
    }),
  },
})
