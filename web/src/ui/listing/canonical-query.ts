/**
 * The canonical form of a listing's query, as far as it is known without the items: keys in one order, each once, its
 * values sorted and joined by commas; no empty value, no first page, the lower end of a range first. A form without
 * script needs it: it sends a key for each checkbox and every empty field.
 * @param keys those that the listing has; others are left out
 * @returns the query without `?`
 */
export function canonicalQuery(
  given: URLSearchParams,
  keys: readonly string[] = [...new Set(given.keys())],
): string {
  return inOrder(keys.toSorted().flatMap((key) => pairOf(key, given)))
    .map(([key, value]) => `${key}=${value.split(',').map(encodeURIComponent).join(',')}`)
    .join('&')
}

/** Whether a query has its canonical form, however its characters are encoded. */
export function isCanonical(given: URLSearchParams, canonical: string): boolean {
  return JSON.stringify([...given]) === JSON.stringify([...new URLSearchParams(canonical)])
}

type Pair = [key: string, value: string]

function pairOf(key: string, given: URLSearchParams): Pair[] {
  const values = new Set(given.getAll(key).flatMap((value) => value.split(',')))
  const kept = [...values].filter((value) => value && isPossible(key, value)).toSorted()
  // an end of a range is one number
  const used = isEnd(key) ? kept.slice(0, 1) : kept
  return used.length > 0 ? [[key, used.join(',')]] : []
}

const isEnd = (key: string) => /-(?:min|max)$/.test(key)

const isPossible = (key: string, value: string) =>
  (key !== 'page' || /^([2-9]|[1-9]\d{1,4})$/.test(value)) &&
  (!isEnd(key) || /^\d{1,7}(\.\d{1,2})?$/.test(value))

/** Swaps the ends of a range whose lower end is above the upper one. */
function inOrder(pairs: Pair[]): Pair[] {
  const amounts = new Map(pairs)
  return pairs.map(([key, value]) => {
    const [, range, end] = /^(.+)-(min|max)$/.exec(key) ?? []
    const [min, max] = [amounts.get(`${range}-min`), amounts.get(`${range}-max`)]
    if (!end || !min || !max || Number(min) <= Number(max)) return [key, value]
    return [key, end === 'min' ? max : min]
  })
}
