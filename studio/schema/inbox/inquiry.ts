import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineType } from 'sanity'
import { sentEmail, sentLine, sentOrderings, sentSubtitle, sentText, stateField } from './sent-fields.ts'

/** What a visitor wrote in the contact form. The site writes it; editors change its state alone. */
export const inquiry = defineType({
  name: 'inquiry',
  title: 'Enquiry',
  type: 'document',
  icon: EnvelopeIcon,
  liveEdit: true,
  description: 'A message from the contact form. Visitors never see it.',
  orderings: sentOrderings,
  fields: [
    stateField,
    sentLine('number', 'Number', 'The visitor has it, too, and mentions it when they write or call.'),
    sentLine('name', 'Name', 'Who wrote.'),
    sentEmail('Where to answer.'),
    sentLine('phone', 'Phone', 'Empty when the visitor left none.'),
    sentLine('subject', 'Subject', 'What the visitor chose from the list.'),
    sentText('message', 'Message', 'The visitor’s own words.'),
  ],
  preview: {
    select: { name: 'name', subject: 'subject', number: 'number', state: 'state', at: '_createdAt' },
    prepare: ({ name, subject, number, state, at }) => ({
      title: name,
      subtitle: sentSubtitle(state, at, subject ?? number),
      media: EnvelopeIcon,
    }),
  },
})
