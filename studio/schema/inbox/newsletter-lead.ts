import { UserIcon } from '@sanity/icons/User'
import { defineField, defineType } from 'sanity'
import { sentEmail, sentLine, sentOrderings, sentSubtitle, stateField } from './sent-fields.ts'

const flag = (name: string, title: string, description: string) =>
  defineField({ name, title, type: 'boolean', description, readOnly: true })

/** A newsletter subscriber. The site writes it; editors change only its state. */
export const newsletterLead = defineType({
  name: 'newsletterLead',
  title: 'Newsletter subscription',
  type: 'document',
  icon: UserIcon,
  liveEdit: true,
  description: 'An email address that a visitor left. Visitors never see it.',
  orderings: sentOrderings,
  fields: [
    stateField,
    sentEmail('The address that the visitor left.'),
    sentLine('firstName', 'First name', 'Empty: the form asks for the address only.'),
    sentLine('lastName', 'Last name', 'Empty: the form asks for the address only.'),
    flag('subscribed', 'Confirmed', 'Whether the visitor has confirmed the subscription.'),
    flag(
      'doubleOptIn',
      'Confirmation requested',
      'Whether the newsletter service asks the visitor to confirm.',
    ),
    flag(
      'overrideExisting',
      'Replaces an earlier one',
      'Whether it replaces an earlier subscription of this address.',
    ),
    sentLine('message', 'Message', 'Empty: the form asks for the address only.'),
  ],
  preview: {
    select: { title: 'email', state: 'state', at: '_createdAt' },
    prepare: ({ title, state, at }) => ({ title, subtitle: sentSubtitle(state, at), media: UserIcon }),
  },
})
