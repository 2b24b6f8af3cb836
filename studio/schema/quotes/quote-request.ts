import { ComposeIcon } from '@sanity/icons/Compose'
import { defineField, defineType } from 'sanity'
import { HANDLINGS } from '../../quotes/handling.ts'
import { offerField } from './offer-fields.ts'
import { requestFields } from './request-fields.ts'

/**
 * A request for a quote, and the offer that answers it. The site writes the request; an editor's draft of the offer is a
 * working copy, and publishing sends it. The id has a dot, so that it is private.
 */
export const quoteRequest = defineType({
  name: 'quoteRequest',
  title: 'Quote request',
  type: 'document',
  icon: ComposeIcon,
  description: 'What a buyer wants an offer for. Fill in the offer and send it.',
  orderings: [
    { name: 'newest', title: 'Newest first', by: [{ field: 'sentAt', direction: 'desc' }] },
    { name: 'email', title: 'Email', by: [{ field: 'contact.email', direction: 'asc' }] },
  ],
  fields: [
    // The pane “Request” beside the form shows them, with the messages.
    ...requestFields.map((field) => ({ ...field, hidden: true })),
    offerField,
    defineField({
      name: 'handling',
      title: 'Handling',
      type: 'string',
      description: 'How far you have come with it. The buttons set it.',
      options: { list: [...HANDLINGS] },
      readOnly: true,
      hidden: true,
    }),
    defineField({
      name: 'handledUntil',
      title: 'Handled until',
      type: 'datetime',
      description: 'When the buyer sent the last message that you have handled. The buttons set it.',
      readOnly: true,
      hidden: true,
    }),
  ],
  preview: {
    select: {
      number: 'number',
      name: 'contact.name',
      company: 'contact.company',
      email: 'contact.email',
      at: 'sentAt',
    },
    // Without the state: it depends on the replies, and a preview cannot read them.
    prepare: ({ number, name, company, email, at }) => ({
      title: [number, company ?? name].filter(Boolean).join(' · '),
      subtitle: [email, typeof at === 'string' && at.slice(0, 10)].filter(Boolean).join(' · '),
      media: ComposeIcon,
    }),
  },
})
