import { LinkIcon } from '@sanity/icons/Link'
import { MenuIcon } from '@sanity/icons/Menu'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { linkTargetFields, targetPreview, targetSubtitle } from '../fields/link-target.ts'
import { RadioInput } from '../fields/radio-input.tsx'
import { atMost, maxLinks } from '../rules/bounds.ts'
import { publishedId } from '../rules/unique.ts'

const SUBTITLES: Record<string, string> = { categories: 'All categories', list: 'List of links' }

/** Only the menu of the packaging header opens lists; the others have their places for links. */
const mayHoldLists = (document: { _id?: string } | undefined) =>
  document?._id !== undefined && publishedId(document._id) === 'navigation-packaging'

/** One entry of a menu: a link, a list of links, or the list of all categories. */
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
        'A link leads to one page. “List of links” opens several under one label. “All categories” opens the list of categories, which keeps itself up to date.',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'Link', value: 'link' },
          { title: 'List of links', value: 'list' },
          { title: 'All categories', value: 'categories' },
        ],
      },
      initialValue: 'link',
      components: { input: RadioInput },
      hidden: ({ document, value }) => !mayHoldLists(document) && (value === undefined || value === 'link'),
      validation: (rule) => [
        rule.required().error('Choose what the entry does.'),
        rule.custom((kind, { document }) =>
          mayHoldLists(document) || kind === 'link' || kind === undefined
            ? true
            : 'Choose “Link”: only the menu of the packaging header shows lists.',
        ),
      ],
    }),
    ...linkTargetFields<{ kind?: string }>({
      isRequired: ({ kind }) => kind !== 'categories' && kind !== 'list',
      isHidden: (parent) => parent?.kind === 'categories' || parent?.kind === 'list',
    }),
    defineField({
      name: 'links',
      title: 'Links',
      type: 'array',
      description: 'The links that open under the label, from first to last.',
      of: [defineArrayMember({ type: 'link' })],
      hidden: ({ parent }) => (parent as { kind?: string } | undefined)?.kind !== 'list',
      validation: (rule) => [
        rule.custom<unknown[]>((links, { parent }) =>
          (parent as { kind?: string } | undefined)?.kind !== 'list' || links?.length
            ? true
            : 'Add at least one link.',
        ),
        atMost(rule, maxLinks, 'links'),
      ],
    }),
  ],
  preview: {
    select: { title: 'label', kind: 'kind', ...targetPreview },
    prepare: ({ title, kind, ...target }) => ({
      title,
      subtitle: SUBTITLES[String(kind)] ?? targetSubtitle(target),
      media: kind === 'link' ? LinkIcon : MenuIcon,
    }),
  },
})
