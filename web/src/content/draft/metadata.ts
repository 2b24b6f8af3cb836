import type { Metadata } from 'next'
import { stegaClean as clean } from 'next-sanity'
import { isDraftMode } from './mode'

/** Removes the invisible characters of draft mode (stega): for attributes and comparisons. */
export const stegaClean: <Value>(value: Value) => Value = (value) => clean(value) as typeof value

const invisible = /[\u200B-\u200D\u2060-\u2064\uFEFF\u{1D173}-\u{1D17A}]/u

/** Characters of a text without those of draft mode. */
export const visibleLength = (text: string): number => (invisible.test(text) ? stegaClean(text) : text).length

/**
 * Prepares what a `generateMetadata` returns: in draft mode it removes stega and adds `noindex`, otherwise it changes
 * nothing. Every `generateMetadata` of the site must use it.
 */
export async function pageMetadata(metadata: Metadata): Promise<Metadata> {
  if (!(await isDraftMode())) return metadata
  return { ...cleanDeep(metadata), robots: { index: false, follow: false } }
}

/** Also removes a truncated stega sequence at the end, which a shortened description can have. */
function cleanDeep<Value>(value: Value): Value {
  if (typeof value === 'string')
    return stegaClean(value).replace(/[\u200B-\u200D\u2060-\u2064\uFEFF\u{1D173}-\u{1D17A}]+$/u, '') as Value
  if (Array.isArray(value)) return value.map(cleanDeep) as Value
  if (value === null || typeof value !== 'object' || value instanceof URL) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cleanDeep(part)])) as Value
}
