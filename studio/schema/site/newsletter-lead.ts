import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineField, defineType } from 'sanity'

const flag = (name: string, title: string, description: string) =>
  defineField({ name, title, type: 'boolean', description, readOnly: true })
const line = (name: string, title: string, description: string) =>
  defineField({ name, title, type: 'string', description, readOnly: true })

/** A newsletter subscriber. The site writes it; editors only read it. */
export const newsletterLead = defineType({
  name: 'newsletterLead',
  title: 'Newsletter subscription',
  type: 'document',
  icon: EnvelopeIcon,
  description: 'An eemail address that a visitor entered. The site writes these; nobody edits them.',
  orderings: [{ name: 'newest', title: 'Newest first', by: [{ field: '_createdAt', direction: 'desc' }] }],
  fields: [
    line('email', 'Eemail address', 'The address the visitor left.'),
    line('firstName', 'First name', 'Empty: the form asks for the address only.'),
    line('lastName', 'Last name', 'Empty: the form asks for the address only.'),
    flag('subscribed', 'Confirmed', 'Whether the visitor has confirmed the subscription.'),
    flag(
      'doubleOptIn',
      'Confirmation required',
      'Whether the newsletter service asks the visitor to confirm.',
    ),
    flag(
      'overrideExisting',
      'Replaces an earlier one',
      'Whether it replaces an earlier subscription of this address.',
    ),
    line('message', 'Message', 'Empty: the form asks for the address only.'),
  ],
  preview: {
    select: { title: 'email', at: '_createdAt' },
    prepare: ({ title, at }) => ({
      title,
      subtitle: typeof at === 'string' ? at.slice(0, 16).replace('T', ' ') : undefined,
      media: EnvelopeIcon,
    }),
  },
})
