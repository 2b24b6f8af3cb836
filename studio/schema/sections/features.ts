import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { defineArrayMember, defineField } from 'sanity'
import { headFields, textField } from '../fields/head.ts'
import { defineSection } from './define-section.ts'

const SIGNS = [
  { title: 'Van', value: 'delivery' },
  { title: 'Card', value: 'payment' },
  { title: 'Speech bubble', value: 'support' },
  { title: 'Arrow back', value: 'return' },
  { title: 'Leaf', value: 'leaf' },
  { title: 'Paper', value: 'paper' },
  { title: 'Tick', value: 'quality' },
  { title: 'People', value: 'people' },
]

const feature = defineArrayMember({
  name: 'feature',
  title: 'Point',
  type: 'object',
  icon: CheckmarkCircleIcon,
  fields: [
    defineField({
      name: 'icon',
      title: 'Sign',
      type: 'string',
      description: 'The icon above the point.',
      options: { list: SIGNS },
      validation: (rule) => rule.required().error('Choose an icon.'),
    }),
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'Two to four words.',
      validation: (rule) => rule.required().error('Give the point a title.'),
    }),
    textField('One sentence.'),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
})

/** Up to four short points, each with an icon. */
export const features = defineSection({
  name: 'features',
  title: 'Strong points',
  icon: CheckmarkCircleIcon,
  preview: { text: 'items.0.title' },
  description: 'Up to four short points, each with an icon.',
  fields: [
    ...headFields({ example: 'How We Work', optional: true }),
    defineField({
      name: 'items',
      title: 'Points',
      type: 'array',
      description: 'Up to four. Drag one to move it.',
      of: [feature],
      validation: (rule) => [
        rule.required().min(1).error('Add at least one point: without one, the section is empty.'),
        rule.max(4).error('There is room for four. Remove the others.'),
      ],
    }),
  ],
})
