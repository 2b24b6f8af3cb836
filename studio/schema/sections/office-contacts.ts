import { PinIcon } from '@sanity/icons/Pin'
import { defineField } from 'sanity'
import { headFields } from '../fields/head.ts'
import { defineSection } from './define-section.ts'

/** Address, phone number and email address from the site settings. */
export const officeContacts = defineSection({
  name: 'officeContacts',
  title: 'Ways to reach us',
  icon: PinIcon,
  description: 'Address, phone number and email address from the site settings.',
  preview: { picture: 'picture' },
  fields: [
    ...headFields({ example: 'Visit or Call' }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'picture',
      description: 'Shown beside the entries. Optional.',
    }),
    defineField({
      name: 'showChat',
      title: 'Show the chat link',
      type: 'boolean',
      description:
        'Adds the link that opens a message to the shop. Its number and words are in the site settings.',
      initialValue: true,
    }),
  ],
})
