import { SplitVerticalIcon } from '@sanity/icons/SplitVertical'
import { defineArrayMember, defineField } from 'sanity'
import { eyebrowField, headingField } from '../fields/head.ts'
import { pictureProblem } from '../rules/picture.ts'
import { defineSection } from './define-section.ts'

/** A text with a picture beside it. */
export const textWithPicture = defineSection({
  name: 'textWithPicture',
  title: 'Text with a picture',
  icon: SplitVerticalIcon,
  description: 'A text with a picture beside it.',
  preview: { text: 'body', picture: 'picture' },
  fields: [
    eyebrowField(),
    headingField({ example: 'Forty Years of Paper' }),
    defineField({
      name: 'body',
      title: 'Text',
      type: 'prose',
      description: 'Two or three paragraphs fit well beside a picture.',
      validation: (rule) => rule.required().error('Write the text beside the picture.'),
    }),
    defineField({
      name: 'points',
      title: 'Points',
      type: 'array',
      description: 'Short lines with a check mark, below the text. Optional.',
      of: [
        defineArrayMember({
          type: 'string',
          validation: (rule) => rule.required().error('Write the point, or remove the empty line.'),
        }),
      ],
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'picture',
      description: 'At least 800 pixels wide, better 1200.',
      validation: (rule) => rule.custom(pictureProblem).error(),
    }),
    defineField({
      name: 'pictureSide',
      title: 'Side of the picture',
      type: 'string',
      description: 'Beside the text, on a wide screen.',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'Before the text', value: 'start' },
          { title: 'After the text', value: 'end' },
        ],
      },
      initialValue: 'end',
      validation: (rule) => rule.required().error('Choose one.'),
    }),
    defineField({
      name: 'callToAction',
      title: 'Button',
      type: 'link',
      description: 'A link below the section. Optional.',
    }),
  ],
})
