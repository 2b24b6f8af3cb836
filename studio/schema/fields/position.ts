import { defineField, type InitialValueResolverContext } from 'sanity'
import { numberProblem } from '../rules/unique.ts'

/** The number after the highest that documents of a type have: a new document stands last. */
export const nextNumber =
  (type: string) =>
  async (_: unknown, { getClient }: Pick<InitialValueResolverContext, 'getClient'>): Promise<number> => {
    const client = getClient({ apiVersion: '2025-02-19' }).withConfig({ perspective: 'raw' })
    const highest = await client.fetch<number | null>(
      '*[_type == $type && defined(number)] | order(number desc)[0].number',
      { type },
    )
    return (highest ?? 0) + 1
  }

/** The number by which documents of one type are ordered, and by which some addresses name them. */
export const positionField = (
  type: string,
  description = 'Its place among the others: 1 comes first. Dragging the lines of the list sets it.',
) =>
  defineField({
    name: 'number',
    title: 'Number',
    type: 'number',
    description,
    initialValue: nextNumber(type),
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
