import { defineArrayMember, defineField } from 'sanity'
import { loopProblem } from '../rules/tree.ts'

/** The ordered sub-categories below a category or a sub-category. */
export const childrenField = (description: string) =>
  defineField({
    name: 'products',
    title: 'Sub-categories',
    type: 'array',
    description,
    of: [
      defineArrayMember({
        type: 'reference',
        to: [{ type: 'subCategory' }],
        title: 'Sub-category',
        description: 'Choose one that exists, or press “Create” to write one here.',
      }),
    ],
    validation: (rule) => [
      rule.unique().error('The same sub-category is in the list twice. Remove one of the two.'),
      rule.custom((products, context) => loopProblem(products as { _ref?: string }[] | undefined, context)),
    ],
  })
