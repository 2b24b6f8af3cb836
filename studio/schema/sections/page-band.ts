import { BookmarkIcon } from '@sanity/icons/Bookmark'
import { headingField, textField } from '../fields/head.ts'
import { defineSection } from './define-section.ts'

/** The band at the top of a page: heading and breadcrumbs. */
export const pageBand = defineSection({
  name: 'pageBand',
  title: 'Page heading',
  icon: BookmarkIcon,
  description: 'The band at the top of a page: heading and breadcrumbs.',
  fields: [headingField({ example: 'About Us' }), textField()],
})
