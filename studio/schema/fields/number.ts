import { defineField, type InitialValueResolverContext } from 'sanity'
import { wholeNumber } from './count.ts'
import { numberProblem } from '../rules/unique.ts'

/** Types with a number, and the highest that the site knows in their addresses. A comment has none; its number orders a list. */
const maxNumbers = {
  product: 999_999,
  portfolioItem: 999_999,
  post: 999_999_999,
  comment: Number.MAX_SAFE_INTEGER,
}

type NumberedType = keyof typeof maxNumbers

/** One more than the highest number of a type. One beyond those that can be counted on does not count. */
export const nextNumber =
  (type: NumberedType) =>
  async (_: unknown, { getClient }: Pick<InitialValueResolverContext, 'getClient'>): Promise<number> => {
    const client = getClient({ apiVersion: '2025-02-19' }).withConfig({ perspective: 'raw' })
    const highest = await client.fetch<number | null>(
      '*[_type == $type && number < $max] | order(number desc)[0].number',
      { type, max: maxNumbers[type] },
    )
    return (highest ?? 0) + 1
  }

type NumberField = { title: string; description: string }

/** A number that no other document of the type has: for the address of a page, or for the order of a list. */
export const numberField = (type: NumberedType, { title, description }: NumberField) =>
  defineField({
    name: 'number',
    title,
    type: 'number',
    description,
    initialValue: nextNumber(type),
    validation: (rule) => [
      rule.required().error('Enter a number.'),
      wholeNumber(rule, { max: maxNumbers[type] }),
      rule.custom(numberProblem).error(),
    ],
  })

/** Sorts lists of documents by their number. */
export const byNumber = [
  { name: 'number', title: 'Number', by: [{ field: 'number', direction: 'asc' as const }] },
]
