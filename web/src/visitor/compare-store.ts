import { comparedQuery, parseCompared, toggled } from '@/content/compare/compared-list'
import { browserStore } from '@/ui/browser-store'

/** The slugs of the items that the visitor compares. */
export const compareStore = browserStore<string[]>({ key: 'compare', version: 1, parse: parseCompared })

/** Adds an item, or removes it. @returns whether the list was not full */
export function toggleCompared(slug: string): boolean {
  const slugs = toggled(compareStore.get() ?? [], slug)
  if (slugs) compareStore.set(slugs.length > 0 ? slugs : null)
  return slugs !== undefined
}

/** The visitor's own comparison before its last change: its page stays open until the next one is loaded. */
let ownBefore: string | undefined

/** Whether these items are those that the visitor compares, in that order. */
export const isOwnComparison = (slugs: readonly string[]): boolean =>
  [comparedQuery(compareStore.get() ?? []), ownBefore].includes(comparedQuery(slugs))

/** Stores a change of the open comparison if that is the visitor's own; one from a shared link changes nothing here. */
export function changeCompared(open: readonly string[], next: readonly string[]): void {
  if (!isOwnComparison(open)) return
  if (open.length > 0) ownBefore = comparedQuery(open)
  compareStore.set(next.length > 0 ? [...next] : null)
}
