import { DocumentIcon } from '@sanity/icons/Document'
import { HomeIcon } from '@sanity/icons/Home'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { routeProblem } from '../rules/route.ts'
import { atMost, fitsOnPage, maxSections } from '../rules/bounds.ts'
import { sectionGroups, sections } from '../sections/index.ts'
import { SectionsInput } from './sections-input.ts'

/** The groups in which “Add item” offers the sections. */
const insertGroups = sectionGroups.map(({ name, title, sections: members }) => ({
  name,
  title,
  of: members.map((member) => member.name),
}))

/** What a kind of section looks like on the site; `scripts/docs/section-pictures.ts` takes the pictures. */
const previewImageUrl = (name: string) => `/static/sections/${name}.webp`

/** A page of the site: an address and a list of sections. */
export const page = defineType({
  name: 'page',
  title: 'Page',
  type: 'document',
  icon: DocumentIcon,
  description: 'A page of the site, built from sections that can be added, changed and put in another order.',
  orderings: [{ name: 'route', title: 'Address', by: [{ field: 'route', direction: 'asc' }] }],
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'settings', title: 'Address and search engines' },
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'The name of the page: in this Studio, in the browser’s tab, and in search results.',
      group: 'content',
      validation: (rule) => rule.required().error('Give the page a title: it is shown in the browser’s tab.'),
    }),
    defineField({
      name: 'sections',
      title: 'Sections',
      type: 'array',
      description:
        'The parts of the page from top to bottom. Drag one to move it; press “Add item” for another.',
      group: 'content',
      of: sections.map(({ name }) => defineArrayMember({ type: name })),
      components: { input: SectionsInput },
      options: {
        insertMenu: {
          filter: true,
          groups: insertGroups,
          views: [{ name: 'grid', previewImageUrl }, { name: 'list' }],
        },
      },
      validation: (rule) => [
        rule.required().min(1).warning('Add a section: without one, the page is empty.'),
        atMost(rule, maxSections, 'sections'),
        rule.custom(fitsOnPage('Move some sections to another page.')).error(),
      ],
    }),
    defineField({
      name: 'route',
      title: 'Address',
      type: 'string',
      description:
        'Where the page is found, for example “/about”; the home page is “/”. When it changes, links on this site follow, and the old address leads to the new one.',
      group: 'settings',
      validation: (rule) => rule.custom(routeProblem),
    }),
    defineField({
      name: 'header',
      title: 'Header',
      type: 'string',
      description:
        'Which menu stands over the page: the packaging one (Home, About Us, Category …) or the template one (Home, Pages, Shop …).',
      group: 'settings',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'Packaging', value: 'packaging' },
          { title: 'Template', value: 'template' },
        ],
      },
      initialValue: 'packaging',
      validation: (rule) => rule.required().error('Choose the header of the page.'),
    }),
    defineField({
      name: 'seo',
      title: 'Search engines',
      type: 'seo',
      description: 'How the page appears in search results and when its link is shared.',
      group: 'settings',
    }),
  ],
  preview: {
    select: { title: 'title', route: 'route', sections: 'sections' },
    prepare: ({ title, route, sections: parts }) => {
      const count = parts && typeof parts === 'object' ? Object.keys(parts).length : 0
      return {
        title,
        subtitle: [route, count === 1 ? '1 section' : `${count} sections`].filter(Boolean).join(' · '),
        media: route === '/' ? HomeIcon : DocumentIcon,
      }
    },
  },
})
