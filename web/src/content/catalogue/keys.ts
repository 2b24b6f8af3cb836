/** Keys of an address that filter or sort a category of packaging; such addresses are not for search engines. */
export const catalogueFilterKeys = ['food', 'material', 'print', 'size', 'sort'] as const

/** Keys of an address that choose what a category shows. */
export const catalogueListingKeys = [...catalogueFilterKeys, 'page'] as const

/** Every key that the address of a category can have. */
export const catalogueKeys = ['category', ...catalogueListingKeys] as const

/** The query of a request, as Next.js parses it. */
export type SearchParams = Record<string, string | string[] | undefined>

/** The listing's part of a query; the rewrite of the address adds parameters of its own. */
export function listingQueryOf(values: SearchParams, keys: readonly string[] = catalogueListingKeys): string {
  const pairs = keys.flatMap((key) => [values[key] ?? []].flat().map((value) => [key, value]))
  return String(new URLSearchParams(pairs))
}
