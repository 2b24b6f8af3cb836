import type { ValidationContext } from 'sanity'
import { publishedId } from './unique.ts'

/** Whether a product page has any content: an object whose fields were all cleared keeps its type only. */
export const hasContent = (details: unknown): boolean =>
  typeof details === 'object' && details !== null && Object.keys(details).some((key) => key !== '_type')

/** A category or an item needs a product page unless it is a group, which lists its items instead. */
export async function detailsProblem(
  details: unknown,
  { document, getClient }: ValidationContext,
): Promise<true | string> {
  if (!document || hasContent(details)) return true
  const childCount = await getClient({ apiVersion: '2025-02-19' }).fetch<number>(
    'count(*[_type == "subCategory" && parent._ref == $id])',
    { id: publishedId(document._id) },
    { perspective: 'drafts', tag: 'validation.details' },
  )
  return childCount > 0
    ? true
    : 'Fill in the product page, or add items below. Until then, visitors read “Nothing here yet”.'
}
