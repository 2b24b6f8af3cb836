import { CogIcon } from '@sanity/icons/Cog'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { atMost, maxLinks } from '../rules/bounds.ts'
import { messagingNumberProblem } from '../rules/contact.ts'

/** A word of the footer, which is never empty. */
const word = (name: string, title: string, initial: string) =>
  defineField({ name, title, type: 'string', description: `Without it, visitors read “${initial}”.` })

/** What every page shares: name, contacts, chat link, footer. There is exactly one. */
export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Site settings',
  type: 'document',
  icon: CogIcon,
  description: 'The name of the shop, how to reach it, and the footer of every page.',
  groups: [
    { name: 'brand', title: 'Brand', default: true },
    { name: 'contact', title: 'Contact' },
    { name: 'footer', title: 'Footer' },
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Name of the shop',
      type: 'string',
      description: 'Shown in the header, in the footer and in every browser tab.',
      group: 'brand',
      validation: (rule) => rule.required().error('Write the name of the shop: every page shows it.'),
    }),
    defineField({
      name: 'tagline',
      title: 'Tagline',
      type: 'string',
      description:
        'A few words that say what the shop sells. They follow the name in search results and close the footer.',
      group: 'brand',
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 3,
      description:
        'One or two sentences about the shop for search engines, used where a page has none of its own.',
      group: 'brand',
      validation: (rule) =>
        rule.max(160).warning('Search engines cut descriptions after about 160 characters. Shorten it.'),
    }),
    defineField({
      name: 'showSamples',
      title: 'Show sample figures',
      type: 'boolean',
      description:
        'Sample figures replace real ones, such as the 13 over the comments. Turn this off before the shop opens.',
      group: 'brand',
      initialValue: true,
    }),
    defineField({
      name: 'contacts',
      title: 'Contact entries',
      type: 'array',
      description: 'Office, phone and email address, in the order in which the footer shows them.',
      group: 'contact',
      of: [defineArrayMember({ type: 'contact' })],
      validation: (rule) => [
        atMost(rule, maxLinks, 'entries'),
        rule
          .custom(
            (entries: { kind?: string }[] | undefined) =>
              (entries ?? []).some(({ kind }) => kind === 'email') || 'x',
          )
          .warning('Add an email address: without one, nobody gets an email about orders and messages.'),
      ],
    }),
    defineField({
      name: 'messaging',
      title: 'Chat link',
      type: 'object',
      description:
        'The round button on every page that opens a chat with you in the visitor’s messaging app.',
      group: 'contact',
      fields: [
        defineField({
          name: 'isShown',
          title: 'Show the button',
          type: 'boolean',
          description: 'The chat reaches the phone number above, which has to begin with the country code.',
          initialValue: false,
        }),
        defineField({
          name: 'phone',
          title: 'Another number for chats',
          type: 'string',
          description:
            'Only if you do not chat on the phone number above. Digits only, country code first, for example 12015550123.',
          validation: (rule) => rule.custom(messagingNumberProblem),
        }),
        defineField({
          name: 'text',
          title: 'First message',
          type: 'string',
          description: 'The prefilled text of the visitor’s message, for example “Hello!”.',
        }),
      ],
    }),
    defineField({
      name: 'footer',
      title: 'Footer',
      type: 'object',
      description:
        'The footer of every page. Its links are edited in “Links (footer)”; it lists the categories by itself.',
      group: 'footer',
      fields: [
        defineField({
          name: 'about',
          title: 'About the shop',
          type: 'text',
          rows: 3,
          description: 'Two or three sentences beside the shop’s name.',
        }),
        word('contactHeading', 'Heading over the contacts', 'Contact'),
        word('categoriesHeading', 'Heading over the categories', 'Categories'),
        defineField({
          name: 'newsletterHeading',
          title: 'Newsletter heading',
          type: 'string',
          description: 'Shown above the field in which visitors enter their email address.',
        }),
        defineField({
          name: 'newsletterText',
          title: 'Newsletter text',
          type: 'text',
          rows: 2,
          description: 'What subscribers get, and how often.',
        }),
        word('newsletterPlaceholder', 'Words in the email field', 'Your email address'),
        word('newsletterButton', 'Label of the button', 'Subscribe'),
      ],
    }),
  ],
  preview: {
    select: { title: 'title', subtitle: 'tagline' },
    prepare: ({ title, subtitle }) => ({ title: title || 'Site settings', subtitle, media: CogIcon }),
  },
})
