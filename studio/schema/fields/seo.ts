import { SearchIcon } from '@sanity/icons/Search'
import { defineField, defineType } from 'sanity'

/** The metadata of a page for search engines and shared links. */
export const seo = defineType({
  name: 'seo',
  title: 'Search engines',
  type: 'object',
  icon: SearchIcon,
  description: 'How the page appears in search results and when its link is shared.',
  options: { collapsible: true, collapsed: false },
  fields: [
    defineField({
      name: 'title',
      title: 'Title in search results',
      type: 'string',
      description: 'Up to 60 characters. Optional: without it, the title of the page is used.',
      validation: (rule) =>
        rule.max(60).warning('Search engines cut titles after about 60 characters. Shorten it.'),
    }),
    defineField({
      name: 'description',
      title: 'Description in search results',
      type: 'text',
      rows: 3,
      description: 'One or two sentences, up to 160 characters, that invite people to open the page.',
      validation: (rule) =>
        rule.max(160).warning('Search engines cut descriptions after about 160 characters. Shorten it.'),
    }),
    defineField({
      name: 'picture',
      title: 'Picture of shared links',
      type: 'picture',
      description:
        'Shown when someone shares the page, at least 1200 pixels wide. Optional: without it, the first picture of the page is used.',
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'description' } },
})
