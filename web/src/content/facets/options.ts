import { stegaClean } from '../draft/metadata'
import { shortText } from '../lake/short-text'
import type { FacetOption } from './listing'

/** Options of one facet, and characters of each: a page that lists thousands of products with a brand each had 29 MB. */
const [maxOptions, maxLabel] = [100, 100]

/** The key of an option in an address: “Meat, fish and cheese” becomes `meat-fish-and-cheese`. */
export const optionKey = (label: string): string =>
  stegaClean(shortText(label, maxLabel))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** The options with these labels, in their order, each once. A label without a letter or a number has no key and is no option. */
export function toOptions(labels: readonly string[]): FacetOption[] {
  const options = new Map<string, FacetOption>()
  for (const label of labels) {
    if (options.size >= maxOptions) break
    const key = optionKey(label)
    if (key && !options.has(key)) options.set(key, { key, label: shortText(label, maxLabel) })
  }
  return [...options.values()]
}
