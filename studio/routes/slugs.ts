/** Aliases of slugs (decisions, "Slugs"). */
const slugAliases: Record<string, string> = {
  'cake-boxes': 'bakery-cakes',
  'clear-hinged-containers': 'clear-hinged-boxes',
}

/** Resolves an alias, in any letter case, to its slug; returns every other slug unchanged. */
export function resolveSlugAlias(slug: string): string {
  const alias = slug.toLowerCase()
  return Object.hasOwn(slugAliases, alias) ? (slugAliases[alias] ?? slug) : slug
}

/** A slug in an address: letters in any case, digits and hyphens. */
export const slugPattern = '[A-Za-z0-9][A-Za-z0-9-]{0,95}'

const wholeSlug = new RegExp(`^${slugPattern}$`)

/** Whether a text has the form of a slug. Other texts are answered without a query. */
export const isSlug = (text: string) => wholeSlug.test(text)
