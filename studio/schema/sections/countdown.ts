import { CalendarIcon } from '@sanity/icons/Calendar'
import { defineField } from 'sanity'
import { headFields } from '../fields/head.ts'
import { defineSection } from './define-section.ts'

/** A large countdown to a date, with a field for the email address. */
export const countdown = defineSection({
  name: 'countdown',
  title: 'Countdown',
  icon: CalendarIcon,
  description: 'A large countdown to a date, with a field for the email address.',
  preview: { picture: 'picture' },
  fields: [
    ...headFields({ example: 'Coming Soon' }),
    defineField({
      name: 'date',
      title: 'Moment',
      type: 'datetime',
      description: 'The page counts down to this moment. After that, the countdown stays at zero.',
      validation: (rule) => rule.required().error('Choose the moment to count down to.'),
    }),
    defineField({
      name: 'placeholder',
      title: 'Words in the empty field',
      type: 'string',
      description: 'Placeholder of the email field.',
      initialValue: 'Your email address',
      validation: (rule) => rule.required().error('Write the placeholder of the field.'),
    }),
    defineField({
      name: 'buttonLabel',
      title: 'Words on the button',
      type: 'string',
      description: 'For example “Notify Me”.',
      initialValue: 'Subscribe',
      validation: (rule) => rule.required().error('Write the label of the button.'),
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'picture',
      description: 'Shown behind or beside the countdown. Optional.',
    }),
  ],
})
