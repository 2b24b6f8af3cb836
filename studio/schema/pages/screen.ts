import { LockIcon } from '@sanity/icons/Lock'
import { defineField, defineType } from 'sanity'
import { screenId, screenOfId, type ScreenKey } from '../../routes/index.ts'
import { galleryTab } from '../fields/gallery-tab.ts'
import { ScreenAddress } from './screen-address.ts'

/** Hides a field on every fixed page but one. */
const isNot =
  (key: ScreenKey) =>
  ({ document }: { document?: { _id?: string } }) =>
    document?._id?.replace(/^drafts\./, '') !== screenId(key)

/** A fixed page of the site: its address comes from the routes, its document says what visitors read. */
export const screen = defineType({
  name: 'screen',
  title: 'Fixed page',
  type: 'document',
  icon: LockIcon,
  description: 'A page that the site always has, such as the cart or the search. Links can lead to it.',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'The name of the page: in the browser’s tab and in search results.',
      validation: (rule) => rule.required().error('Give the page a title: visitors read it in the tab.'),
    }),
    defineField({
      name: 'address',
      title: 'Address',
      type: 'string',
      description: 'Fixed: the site always has this page here.',
      readOnly: true,
      components: { input: ScreenAddress },
    }),
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'The heading at the top of the page. Optional: without it, the title is shown.',
    }),
    defineField({
      name: 'text',
      title: 'Introduction',
      type: 'text',
      rows: 3,
      description: 'One or two sentences under the heading. Optional.',
    }),
    defineField({
      name: 'categoriesHeading',
      title: 'Heading over the categories',
      type: 'string',
      description: 'Stands over the row of packaging categories.',
      hidden: isNot('shop-v3'),
    }),
    defineField({
      name: 'tabs',
      title: 'Buttons',
      type: 'array',
      description:
        'Which pictures the gallery shows. The first is chosen when the page opens. Drag one to move it.',
      of: [galleryTab],
      hidden: isNot('gallery'),
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'picture',
      description: 'A wide picture beside the introduction. Optional.',
      hidden: isNot('samples'),
    }),
    defineField({
      name: 'next',
      title: 'What happens next',
      type: 'text',
      rows: 3,
      description: 'What visitors read after they have sent the form of this page.',
      hidden: isNot('samples'),
    }),
    defineField({
      name: 'seo',
      title: 'Search engines',
      type: 'seo',
      description: 'How the page appears in search results and when its link is shared.',
    }),
  ],
  preview: {
    select: { title: 'title', id: '_id' },
    prepare: ({ title, id }) => ({ title, subtitle: screenOfId(String(id))?.path, media: LockIcon }),
  },
})
