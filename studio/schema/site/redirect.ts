import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { defineField, defineType } from 'sanity'
import { linkableTypes } from '../../routes/index.ts'
import { oldAddressProblem } from '../rules/redirect.ts'

/** An address that moved. The Studio writes one when a document with another address is published. */
export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  icon: ArrowRightIcon,
  description: 'Leads visitors who come by an old address to where the page is now.',
  orderings: [{ name: 'from', title: 'Old address', by: [{ field: 'from', direction: 'asc' }] }],
  fields: [
    defineField({
      name: 'from',
      title: 'Old address',
      type: 'string',
      description:
        'What visitors and search engines still use, for example “/our-story”. Nothing else may be there.',
      validation: (rule) => rule.custom(oldAddressProblem).error(),
    }),
    defineField({
      name: 'to',
      title: 'Leads to',
      type: 'reference',
      to: linkableTypes.map((type) => ({ type })),
      // The page can be deleted; the redirect then leads nowhere, and content health lists it.
      weak: true,
      description: 'Search by name. When the page moves again, visitors are led to its newest address.',
      options: { disableNew: true },
      validation: (rule) => rule.required().error('Choose the page that visitors should see.'),
    }),
  ],
  preview: {
    select: { from: 'from', toName: 'to.name', toTitle: 'to.title' },
    prepare: ({ from, toName, toTitle }) => ({
      title: from || 'No old address yet',
      subtitle: toName || toTitle ? `leads to ${toName || toTitle}` : 'Leads nowhere',
      media: ArrowRightIcon,
    }),
  },
})
