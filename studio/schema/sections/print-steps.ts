import { OlistIcon } from '@sanity/icons/Olist'
import { defineArrayMember, defineField } from 'sanity'
import { headFields, textField } from '../fields/head.ts'
import { pictureProblem } from '../rules/picture.ts'
import { defineSection } from './define-section.ts'

const short = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    type: 'string',
    description,
    validation: (rule) => rule.max(40).warning('More than 40 characters will not fit beside the picture.'),
  })

const step = defineArrayMember({
  name: 'printStep',
  title: 'Step',
  type: 'object',
  icon: OlistIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'One or two words, for example “Proof”.',
      validation: (rule) => rule.required().error('Give the step a title.'),
    }),
    textField('What happens in this step, in one or two sentences.'),
    short('time', 'How long it takes', 'A short sentence, for example “A drawing in 2 working days.”'),
    short(
      'minimum',
      'From how much, or what it costs',
      'A short sentence, for example “We print from 3,000 pieces on.” or “Free of charge.” Optional.',
    ),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'picture',
      description: 'At least 800 pixels wide; it is cut to a square on phones.',
      validation: (rule) => rule.custom(pictureProblem).error(),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'time', media: 'picture' } },
})

/** How an order with the customer's own print runs, step by step. */
export const printSteps = defineSection({
  name: 'printSteps',
  title: 'How printing works',
  icon: OlistIcon,
  description: 'How an order with the customer’s own print runs: steps with picture, time and minimum.',
  fields: [
    ...headFields({ example: 'Printed with Your Mark' }),
    defineField({
      name: 'steps',
      title: 'Steps',
      type: 'array',
      description: 'From first to last, up to four. Drag one to move it.',
      of: [step],
      validation: (rule) => [
        rule.required().min(1).error('Add at least one step: without one, the section is empty.'),
        rule.max(4).error('There is room for four. Remove the others.'),
      ],
    }),
    defineField({
      name: 'callToAction',
      title: 'Button',
      type: 'link',
      description: 'A link below the steps. Optional.',
    }),
  ],
})
