import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { MobileDeviceIcon } from '@sanity/icons/MobileDevice'
import { defineField, defineType } from 'sanity'
import { contactProblem } from '../rules/contact.ts'

const ICONS = { address: EarthGlobeIcon, phone: MobileDeviceIcon, email: EnvelopeIcon }

/** A contact of the company, shown in the footer. */
export const contact = defineType({
  name: 'contact',
  title: 'Contact entry',
  type: 'object',
  icon: EnvelopeIcon,
  description: 'A postal address, a phone number or an email address.',
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description: 'The label before it, for example “Office” or “Phone”.',
      validation: (rule) => rule.required().error('Name the entry, for example “Office”.'),
    }),
    defineField({
      name: 'kind',
      title: 'Kind',
      type: 'string',
      description: 'Visitors can tap a phone number to call, and an email address to write.',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'Postal address', value: 'address' },
          { title: 'Phone number', value: 'phone' },
          { title: 'Email address', value: 'email' },
        ],
      },
      initialValue: 'address',
      validation: (rule) => rule.required().error('Choose what kind of entry this is.'),
    }),
    defineField({
      name: 'value',
      title: 'Address or number',
      type: 'text',
      rows: 2,
      description: 'As visitors should read it.',
      validation: (rule) =>
        rule.custom((value, context) =>
          contactProblem((context.parent as { kind?: string } | undefined)?.kind, value),
        ),
    }),
  ],
  preview: {
    select: { title: 'name', subtitle: 'value', kind: 'kind' },
    prepare: ({ title, subtitle, kind }) => ({
      title,
      subtitle,
      media: ICONS[kind as keyof typeof ICONS] ?? EnvelopeIcon,
    }),
  },
})
