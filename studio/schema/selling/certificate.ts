import { DocumentPdfIcon } from '@sanity/icons/DocumentPdf'
import { defineField, defineType } from 'sanity'

/** A declaration or a certificate; items name those that cover them. */
export const certificate = defineType({
  name: 'certificate',
  title: 'Certificate',
  type: 'document',
  icon: DocumentPdfIcon,
  description: 'A declaration or certificate with its validity. Product pages and “Certificates” show it.',
  orderings: [
    { name: 'validUntil', title: 'Expires first', by: [{ field: 'validUntil', direction: 'asc' }] },
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'For example “Declaration of compliance: paper for dry food”.',
      validation: (rule) => rule.required().error('Write the title: buyers search for it.'),
    }),
    defineField({
      name: 'number',
      title: 'Number',
      type: 'string',
      description: 'As printed on the document, for example “DC-2026-014”.',
      validation: (rule) => rule.required().error('Write the number: auditors ask for it.'),
    }),
    defineField({
      name: 'issuer',
      title: 'Issued by',
      type: 'string',
      description: 'The company or laboratory that signed it.',
      validation: (rule) => rule.required().error('Write who issued it.'),
    }),
    defineField({
      name: 'standard',
      title: 'Rule or standard',
      type: 'string',
      description: 'What it was examined against, for example “21 CFR 176.170”.',
    }),
    defineField({
      name: 'summary',
      title: 'What it says',
      type: 'text',
      rows: 3,
      description: 'One or two sentences: which foods, which temperatures, which parts.',
    }),
    defineField({
      name: 'validFrom',
      title: 'Valid from',
      type: 'date',
      description: 'The first day.',
    }),
    defineField({
      name: 'validUntil',
      title: 'Valid until',
      type: 'date',
      description:
        'The last day. Content health warns 60 days before. Afterwards the site says that it has expired.',
      validation: (rule) => [
        rule.required().error('Enter the last day: buyers must not rely on an expired document.'),
        rule
          .custom<string>((until, { document }) =>
            !until || typeof document?.validFrom !== 'string' || until >= document.validFrom
              ? true
              : 'Choose a day after “Valid from”.',
          )
          .error(),
      ],
    }),
  ],
  preview: {
    select: { title: 'title', number: 'number', validUntil: 'validUntil' },
    prepare: ({ title, number, validUntil }) => ({
      title,
      subtitle: [number, validUntil && `until ${validUntil}`].filter(Boolean).join(' · '),
      media: DocumentPdfIcon,
    }),
  },
})
