import { CalendarIcon } from '@sanity/icons/Calendar'
import { defineField } from 'sanity'
import { headFields } from '../fields/head.ts'
import { defineSection } from './define-section.ts'

/** A large countdown to a day, with a field for the mail address. */
export const countdown = defineSection({
  name: 'countdown',
  title: 'Countdown',
  icon: CalendarIcon,
  description: 'A large countdown to a day, with a field for the mail address.',
  preview: { picture: 'picture' },
  fields: [
    ...headFields({ example: 'Coming Soon' }),
    defineField({
      name: 'date',
      title: 'Moment',
      type: 'datetime',
      description: 'The page counts down to this moment. Once it has passed, the countdown rests at zero.',
      validation: (rule) => rule.required().error('Choose the moment to count down to.'),
    }),
    defineField({
      name: 'placeholder',
      title: 'Words in the empty field',
      type: 'string',
      description: 'Shown until a visitor writes a mail address.',
      initialValue: 'Your email address',
      validation: (rule) => rule.required().error('Write what the empty field says.'),
    }),
    defineField({
      name: 'buttonLabel',
      title: 'Words on the button',
      type: 'string',
      description: 'For example “Notify Me”.',
      initialValue: 'Subscribe',
      validation: (rule) => rule.required().error('Write the words on the button.'),
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'picture',
      description: 'Stands behind or beside the countdown. May stay empty.',
    }),
  ],
})
