import type { Metadata } from 'next'
import { stegaClean } from 'next-sanity'
import { isDraftMode } from './mode'

/** Text without the hidden characters of draft mode: for attributes, JSON-LD, comparisons. */
export const plain: <Value>(value: Value) => Value = (value) => stegaClean(value) as typeof value

/**
 * What `generateMetadata` answers: in draft mode without hidden characters and not for search engines, else as given.
 * Every `generateMetadata` of the site passes through here.
 */
export async function pageMetadata(metadata: Metadata): Promise<Metadata> {
  if (!(await isDraftMode())) return metadata
  return { ...readable(metadata), robots: { index: false, follow: false } }
}

/** Also rids texts of hidden characters that were cut in two, as a shortened description has them. */
function readable<Value>(value: Value): Value {
  if (typeof value === 'string')
    return plain(value).replace(/[\u200B-\u200D\u2060-\u2064\uFEFF\u{1D173}-\u{1D17A}]+$/u, '') as Value
  if (Array.isArray(value)) return value.map(readable) as Value
  if (value === null || typeof value !== 'object' || value instanceof URL) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, readable(part)])) as Value
}
