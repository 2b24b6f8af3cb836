import type { ValidationContext } from 'sanity'
import { shortText } from '../../short-text.ts'

const API_VERSION = '2025-02-19'

type Named = { _id: string; name?: string; title?: string }

/**
 * Finds another document of the same type that already holds a value.
 * `condition` is a GROQ condition over that document with `$value`; drafts and versions of the document
 * being checked do not count as others.
 */
export async function findOther(
  context: ValidationContext,
  condition: string,
  value: string | number,
): Promise<Named | null> {
  const { document, getClient } = context
  if (!document) return null
  const published = publishedId(document._id)
  return getClient({ apiVersion: API_VERSION }).fetch<Named | null>(
    `*[_type == $type && !(_id in [$published, $draft]) && !(_id in path("versions.**")) && ${condition}][0]{_id, name, title}`,
    { type: document._type, published, draft: `drafts.${published}`, value },
    { perspective: 'raw', tag: 'validation.unique' },
  )
}

/** The id that a document has once it is published. */
export function publishedId(id: string): string {
  return id.replace(/^drafts\./, '').replace(/^versions\.[^.]+\./, '')
}

/** What an editor calls the document. */
export const nameOf = (document: Named): string =>
  shortText(String(document.name ?? document.title ?? 'another document'))

/** No two documents of one type have the same number. */
export async function numberProblem(
  value: number | undefined,
  context: ValidationContext,
): Promise<true | string> {
  if (value === undefined) return true
  const other = await findOther(context, 'number == $value', value)
  return other ? `“${nameOf(other)}” already has the number ${value}. Choose a number that is free.` : true
}
