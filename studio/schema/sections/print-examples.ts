import { ColorWheelIcon } from '@sanity/icons/ColorWheel'
import { defineArrayMember, defineField } from 'sanity'
import { countField } from '../fields/count.ts'
import { headFields, textField } from '../fields/head.ts'
import { atMost, maxExamples } from '../rules/bounds.ts'
import { pictureProblem } from '../rules/picture.ts'
import { defineSection } from './define-section.ts'

const example = defineArrayMember({
  name: 'printExample',
  title: 'Example',
  type: 'object',
  icon: ColorWheelIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'What was printed, for example “Bakery bags in one colour”.',
      validation: (rule) => rule.required().error('Say what was printed.'),
    }),
    textField('One sentence: the item, the colours, the shortest run. Optional.'),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'picture',
      description: 'At least 800 pixels wide.',
      validation: (rule) => rule.custom(pictureProblem).error(),
    }),
    defineField({
      name: 'item',
      title: 'Item',
      type: 'reference',
      to: [{ type: 'category' }, { type: 'subCategory' }],
      description:
        'The item that was printed; the title leads to its page, and the page names what printing it costs. Optional.',
    }),
    countField({
      name: 'colours',
      title: 'Colours',
      description: 'How many colours the example has: its prices are those of so many. Empty = 1.',
      max: 8,
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'item.name', media: 'picture' } },
})

/** Printed work, each with a caption and the item that was printed. */
export const printExamples = defineSection({
  name: 'printExamples',
  title: 'Printed work',
  icon: ColorWheelIcon,
  description: 'Pictures of printed work, each with a caption and a link to the item that was printed.',
  fields: [
    ...headFields({ example: 'What Others Had Printed' }),
    defineField({
      name: 'examples',
      title: 'Examples',
      type: 'array',
      description: 'The most convincing first. Drag one to move it.',
      of: [example],
      validation: (rule) => [
        rule.required().min(1).error('Add at least one example: without one, the section is empty.'),
        atMost(rule, maxExamples, 'examples'),
      ],
    }),
  ],
})
