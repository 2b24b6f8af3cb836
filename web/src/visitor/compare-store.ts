import { parseCompared, toggled } from '@/content/compare/compared-list'
import { browserStore } from '@/ui/browser-store'

/** The slugs of the items that the visitor compares. */
export const compareStore = browserStore<string[]>({ key: 'compare', version: 1, parse: parseCompared })

/** Adds an item, or removes it. @returns whether there was room for it */
export function toggleCompared(slug: string): boolean {
  const slugs = toggled(compareStore.get() ?? [], slug)
  if (slugs) compareStore.set(slugs.length > 0 ? slugs : null)
  return slugs !== undefined
}
