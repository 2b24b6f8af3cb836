import { defineField } from 'sanity'
import { numberProblem } from '../rules/unique.ts'

/** The number by which documents of one type are ordered, and by which some addresses name them. */
export const positionField = (
  description = 'Documents of this kind stand in the order of this number: 1 comes first.',
) =>
  defineField({
    name: 'number',
    title: 'Number',
    type: 'number',
    description,
    validation: (rule) => [
      rule.required().error('Give it a number: 1 stands first.'),
      rule.integer().min(1).error('Use a whole number from 1 upwards.'),
      rule.custom(numberProblem).error(),
    ],
  })

/** How lists of such documents are ordered. */
export const byNumber = [
  { name: 'number', title: 'Number', by: [{ field: 'number', direction: 'asc' as const }] },
]
