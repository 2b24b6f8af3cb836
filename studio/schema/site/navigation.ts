import { MenuIcon } from '@sanity/icons/Menu'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { atMost, maxLinks } from '../rules/bounds.ts'
import { menus } from './menus.ts'

/** A menu of the site. The set of menus is fixed; their entries are not. */
export const navigation = defineType({
  name: 'navigation',
  title: 'Menu',
  type: 'document',
  icon: MenuIcon,
  description: 'The entries of one of the site’s menus.',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description:
        'In the footer and under “Pages” the heading over the links; under “Home” the label of the menu. Elsewhere visitors do not see it.',
      validation: (rule) => rule.required().error('Give the menu a title, so that you find it again.'),
    }),
    defineField({
      name: 'items',
      title: 'Entries',
      type: 'array',
      description: 'The entries from first to last. Drag one to move it.',
      of: [defineArrayMember({ type: 'navigationItem' })],
      validation: (rule) => [
        rule.required().min(1).error('Add at least one entry: an empty menu leaves a gap on the page.'),
        atMost(rule, maxLinks, 'entries'),
      ],
    }),
    defineField({
      name: 'callToAction',
      title: 'Button',
      type: 'link',
      description: 'The button beside the menu, for example “Get A Quote”. Optional.',
      // No other header has a button, and the one of the footer is in the site settings.
      hidden: ({ document }) => document?._id.replace(/^drafts\./, '') !== 'navigation-packaging',
    }),
  ],
  preview: {
    select: { id: '_id', title: 'title', items: 'items' },
    // By its name in the desk: under its own title, an editor would not recognize it elsewhere in the Studio.
    prepare: ({ id, title, items }) => {
      const count = items && typeof items === 'object' ? Object.keys(items).length : 0
      const entries = count === 1 ? '1 entry' : `${count} entries`
      const menu = menus.find((each) => each.id === String(id).replace(/^drafts\./, ''))
      return menu
        ? { title: menu.title, subtitle: [title, entries].filter(Boolean).join(' · '), media: MenuIcon }
        : { title, subtitle: entries, media: MenuIcon }
    },
  },
})
