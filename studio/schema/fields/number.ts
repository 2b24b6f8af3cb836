import { defineField, type InitialValueResolverContext } from 'sanity'
import { wholeNumber } from './count.ts'
import { numberProblem } from '../rules/unique.ts'

/** The highest number that the site knows in an address. */
const maxNumber = 999_999

/** One more than the highest number of a type. A number of another type, or beyond those that can be counted on, does not count. */
export const nextNumber =
  (type: string) =>
  async (_: unknown, { getClient }: Pick<InitialValueResolverContext, 'getClient'>): Promise<number> => {
    const client = getClient({ apiVersion: '2025-02-19' }).withConfig({ perspective: 'raw' })
    const highest = await client.fetch<number | null>(
      '*[_type == $type && number < $max] | order(number desc)[0].number',
      { type, max: maxNumber },
    )
    return (highest ?? 0) + 1
  }

type NumberField = { title: string; description: string }

/** A number that no other document of the type has: for the address of a page, or for the order of a list. */
export const numberField = (type: string, { title, description }: NumberField) =>
  defineField({
    name: 'number',
    title,
    type: 'number',
    description,
    initialValue: nextNumber(type),
    validation: (rule) => [
      rule.required().error('Enter a number.'),
      wholeNumber(rule, { max: maxNumber }),
      rule.custom(numberProblem).error(),
    ],
  })

/** Sorts lists of documents by their number. */
export const byNumber = [
  { name: 'number', title: 'Number', by: [{ field: 'number', direction: 'asc' as const }] },
]
