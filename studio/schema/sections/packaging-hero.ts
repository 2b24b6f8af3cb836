import { StarIcon } from '@sanity/icons/Star'
import { defineField } from 'sanity'
import { pictureProblem } from '../rules/picture.ts'
import { defineSection } from './define-section.ts'

/** The first screen of the packaging home. */
export const packagingHero = defineSection({
  name: 'packagingHero',
  title: 'Opening screen',
  icon: StarIcon,
  description: 'The first thing a visitor sees: one heading, one sentence, one picture, one or two buttons.',
  preview: { picture: 'picture' },
  fields: [
    defineField({
      name: 'eyebrow',
      title: 'Small text over the heading',
      type: 'string',
      description: 'A few words in small letters, for example “Paper and food packaging”. Optional.',
    }),
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'The main heading of the page. Say what you do for the visitor, in fewer than ten words.',
      validation: (rule) => rule.required().error('Write a heading: it is the first thing visitors read.'),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      description: 'One or two sentences under the heading.',
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'picture',
      description:
        'A wide picture, at least 1600 pixels. Set the crop so that the subject stays visible on a phone.',
      validation: (rule) => rule.custom(pictureProblem).error(),
    }),
    defineField({
      name: 'callToAction',
      title: 'Main button',
      type: 'link',
      description: 'The one thing a visitor should do next.',
    }),
    defineField({
      name: 'secondCallToAction',
      title: 'Second button',
      type: 'link',
      description: 'A secondary button beside the main one. Optional.',
    }),
  ],
})
