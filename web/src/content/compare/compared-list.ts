/* Which items a visitor compares: pure functions, for the browser and for the server. */
import { parseList, parseText } from '../parse'

/** Maximum number of items: more columns are not readable. */
export const maxCompared = 4

/** The list with an item, or without it when it is there already; undefined when the list is full. */
export function toggled(slugs: readonly string[], slug: string): string[] | undefined {
  if (slugs.includes(slug)) return slugs.filter((each) => each !== slug)
  return slugs.length < maxCompared ? [...slugs, slug] : undefined
}

/** The query of the page that compares items; without items, it overrides the list that the browser keeps. */
export const comparedQuery = (slugs: readonly string[]): string => `?items=${slugs.join(',')}`

/** The slugs in a stored value. */
export function parseCompared(stored: unknown): string[] | undefined {
  const slugs = parseList(stored, (slug) => parseText(slug, 100))
  return slugs && [...new Set(slugs)].slice(0, maxCompared)
}
