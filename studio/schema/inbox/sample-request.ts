import { PackageIcon } from '@sanity/icons/Package'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { ItemLink } from './item-link.tsx'
import { SAMPLE_STATES, sampleStateTitle } from './sample-states.ts'
import { momentOf } from '../moment.ts'
import { sentEmail, sentLine, sentText } from './sent-fields.ts'

const sampleLine = defineArrayMember({
  name: 'sampleLine',
  title: 'Sample',
  type: 'object',
  icon: PackageIcon,
  readOnly: true,
  fields: [
    sentLine('sku', 'Article number', 'For the warehouse.'),
    sentLine('name', 'Name', 'As the item was called when it was requested.'),
    sentLine('size', 'Size', 'What the visitor chose.'),
    defineField({
      name: 'itemId',
      title: 'Item',
      type: 'string',
      description: 'Opens the item of the catalogue.',
      readOnly: true,
      components: { input: ItemLink },
    }),
  ],
  preview: {
    select: { sku: 'sku', name: 'name', size: 'size' },
    prepare: ({ sku, name, size }) => ({
      title: [sku, name].filter(Boolean).join(' · '),
      subtitle: size ?? '',
      media: PackageIcon,
    }),
  },
})

/**
 * Samples that a visitor asked for. The site writes the request under a private id. Editors change only its handling, so
 * `liveEdit` is enough: it needs no draft.
 */
export const sampleRequest = defineType({
  name: 'sampleRequest',
  title: 'Sample request',
  type: 'document',
  icon: PackageIcon,
  liveEdit: true,
  description: 'Free samples that a visitor asked for, and where they go. Visitors never see it.',
  orderings: [
    { name: 'newest', title: 'Newest first', by: [{ field: 'sentAt', direction: 'desc' }] },
    { name: 'company', title: 'Company', by: [{ field: 'contact.company', direction: 'asc' }] },
  ],
  fields: [
    defineField({
      name: 'handling',
      title: 'Handling',
      type: 'string',
      description:
        'How far you have come with it. Changes are saved immediately. Approved and Sent each email the visitor, once.',
      initialValue: 'new',
      options: { list: [...SAMPLE_STATES], layout: 'radio', direction: 'horizontal' },
    }),
    defineField({
      name: 'notes',
      title: 'Notes',
      type: 'text',
      rows: 3,
      description: 'For editors only; the visitor never sees them.',
    }),
    sentLine('number', 'Number', 'The visitor has it, too, and mentions it when they write or call.'),
    defineField({
      name: 'sentAt',
      title: 'Requested at',
      type: 'datetime',
      description: 'When the visitor sent the request.',
      readOnly: true,
    }),
    defineField({
      name: 'lines',
      title: 'Samples',
      type: 'array',
      description: 'What to pack, one of each.',
      readOnly: true,
      of: [sampleLine],
    }),
    sentText('use', 'Intended use', 'What the visitor wants to pack.'),
    defineField({
      name: 'contact',
      title: 'Contact',
      type: 'object',
      description: 'Who asked.',
      readOnly: true,
      fields: [
        sentLine('name', 'Name', 'As the visitor entered it.'),
        sentLine('company', 'Company', 'Empty when the visitor named none.'),
        sentEmail('Where the confirmation went.'),
        sentLine('phone', 'Phone', 'Empty when the visitor left none.'),
      ],
    }),
    defineField({
      name: 'address',
      title: 'Address',
      type: 'object',
      description: 'Where the samples go.',
      readOnly: true,
      fields: [
        sentLine('address1', 'Address line 1', 'Street and number.'),
        sentLine('address2', 'Address line 2', 'Optional.'),
        sentLine('city', 'Town / city', 'As the visitor entered it.'),
        sentLine('zip', 'Zip code', 'As the visitor entered it.'),
      ],
    }),
  ],
  preview: {
    select: {
      name: 'contact.name',
      company: 'contact.company',
      // Selected so that the list's search finds a request by its address, too.
      email: 'contact.email',
      number: 'number',
      handling: 'handling',
      at: 'sentAt',
    },
    prepare: ({ name, company, number, handling, at }) => ({
      title: [name, company].filter(Boolean).join(', '),
      subtitle: [sampleStateTitle(handling), momentOf(at), number].filter(Boolean).join(' · '),
      media: PackageIcon,
    }),
  },
})
