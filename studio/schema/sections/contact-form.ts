import { FeedbackIcon } from '@sanity/icons/Feedback'
import { defineArrayMember, defineField } from 'sanity'
import { headFields } from '../fields/head.ts'
import { defineSection } from './define-section.ts'
import { noRepeats } from '../rules/no-repeats.ts'

/** A text of the form that visitors read, with its initial value. */
const label = (name: string, title: string, initialValue: string) =>
  defineField({
    name,
    title,
    type: 'string',
    description: `Stands above the field, for example “${initialValue}”.`,
    initialValue,
  })

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
          validation: (rule) => [
            rule.required().error('Write the subject, or remove the empty line.'),
            // the form takes no longer ones
            rule.max(200).error('Use 200 characters at most.'),
          ],
        }),
      ],
      validation: (rule) => [
        rule.required().min(1).error('Add at least one subject.'),
        rule.custom(noRepeats('A subject is in the list twice. Remove one of the two.')),
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
    defineField({
      name: 'labels',
      title: 'Names of the fields',
      type: 'object',
      description: 'The text above each field of the form.',
      options: { collapsible: true, collapsed: true },
      fields: [
        label('name', 'Name', 'Full Name'),
        label('email', 'Email', 'Email'),
        label('telephone', 'Phone number', 'Phone No.'),
        label('subject', 'Subject', 'Subject'),
        label('message', 'Message', 'Your Message'),
      ],
    }),
    defineField({
      name: 'receipt',
      title: 'After it was sent',
      type: 'object',
      description: 'What takes the place of the form once a visitor has sent it.',
      options: { collapsible: true, collapsed: true },
      fields: [
        defineField({
          name: 'heading',
          title: 'Heading',
          type: 'string',
          description: 'For example “Thank you”.',
          initialValue: 'Thank you',
        }),
        defineField({
          name: 'next',
          title: 'What happens next',
          type: 'text',
          rows: 3,
          description: 'When and how you will answer. The number of the enquiry is shown above it.',
        }),
      ],
    }),
  ],
})
