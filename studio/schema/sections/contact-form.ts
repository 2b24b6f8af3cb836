import { FeedbackIcon } from '@sanity/icons/Feedback'
import { defineArrayMember, defineField } from 'sanity'
import { headFields } from '../fields/head.ts'
import { defineSection } from './define-section.ts'

/** A form for questions and requests. */
export const contactForm = defineSection({
  name: 'contactForm',
  title: 'Contact form',
  icon: FeedbackIcon,
  description: 'A form for questions and requests.',
  fields: [
    ...headFields({ example: 'Get in Touch' }),
    defineField({
      name: 'subjects',
      title: 'Subjects',
      type: 'array',
      description: 'What a visitor can choose from. Drag one to move it.',
      of: [
        defineArrayMember({
          type: 'string',
          validation: (rule) => rule.required().error('Write the subject, or remove the empty line.'),
        }),
      ],
      validation: (rule) => [
        rule.min(1).error('Add at least one subject.'),
        rule.unique().error('A subject is in the list twice. Remove one of the two.'),
      ],
    }),
    defineField({
      name: 'subjectPlaceholder',
      title: 'Words before a choice is made',
      type: 'string',
      description: 'The first line of the list of subjects.',
      initialValue: 'Choose',
      validation: (rule) => rule.required().error('Write the text that is shown before a choice is made.'),
    }),
    defineField({
      name: 'buttonLabel',
      title: 'Words on the button',
      type: 'string',
      description: 'For example “Submit”.',
      initialValue: 'Submit',
      validation: (rule) => rule.required().error('Write the label of the button.'),
    }),
  ],
})
