import { CommentIcon } from '@sanity/icons/Comment'
import { defineField } from 'sanity'
import { headingField, textField } from '../fields/head.ts'
import { defineSection } from './define-section.ts'

/** One short message in the middle of a page, with an icon and a button. */
export const message = defineSection({
  name: 'message',
  title: 'Message',
  icon: CommentIcon,
  description: 'One short message in the middle of a page, with an icon and a button.',
  fields: [
    defineField({
      name: 'icon',
      title: 'Sign',
      type: 'string',
      description: 'The icon above the message.',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'Envelope', value: 'mail' },
          { title: 'Tick', value: 'done' },
          { title: 'Lost page', value: 'lost' },
        ],
      },
      initialValue: 'done',
      validation: (rule) => rule.required().error('Choose one.'),
    }),
    headingField({ example: 'Thank You' }),
    textField(),
    defineField({
      name: 'callToAction',
      title: 'Button',
      type: 'link',
      description: 'What a visitor should do next.',
    }),
    defineField({
      name: 'link',
      title: 'Quiet link',
      type: 'link',
      description: 'A second link, below the button. Optional.',
    }),
  ],
})
