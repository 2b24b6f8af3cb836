import { maxEntries } from '@shop/studio/bounds'

/**
 * A section whose lists, also those inside of others, have at most `maxEntries`; the rest is left out. A document that was
 * written by API can have any number: 20,000 payment methods made a page of 22 MB, which no cache keeps.
 */
export function boundedLists<Value>(value: Value): Value
export function boundedLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, maxEntries).map((item) => boundedLists(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, boundedLists(inside)]))
}
