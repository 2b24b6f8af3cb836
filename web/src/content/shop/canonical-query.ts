import { listingKeys } from './keys'

/**
 * The canonical form of a listing's query, as far as it can be told without the products: known keys in one order,
 * each once, its values sorted and joined by commas; no empty value, no first page. A form without script needs it: it
 * sends a key for each checkbox and every empty field.
 * @param keys those that the listing has
 * @returns the query without `?`, or undefined when the given one has that form already
 */
export function canonicalQuery(
  given: URLSearchParams,
  keys: readonly string[] = listingKeys,
): string | undefined {
  const pairs = keys.toSorted().flatMap((key): [string, string][] => {
    const values = new Set(given.getAll(key).flatMap((value) => value.split(',')))
    const kept = [...values].filter((value) => value && isPossible(key, value)).toSorted()
    return kept.length > 0 ? [[key, kept.join(',')]] : []
  })
  if (JSON.stringify(pairs) === JSON.stringify([...given])) return undefined
  return pairs.map(([key, value]) => `${key}=${value.split(',').map(encodeURIComponent).join(',')}`).join('&')
}

const isPossible = (key: string, value: string) => key !== 'page' || /^([2-9]|[1-9]\d{1,4})$/.test(value)
