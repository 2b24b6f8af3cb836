/** A preview hands over null for a field without a value. */
type Facts = { number?: number | null; products?: unknown; details?: unknown; slug?: string | null }

/** The line under a name in a catalogue list: position, what it holds, address. */
export function secondLine({ number, products, details, slug }: Facts): string {
  // A preview hands over the list itself, or an object of its items once it has followed references inside it.
  const count = products && typeof products === 'object' ? Object.keys(products).length : 0
  const holds =
    count > 0 ? `${count} ${count === 1 ? 'sub-category' : 'sub-categories'}` : details ? 'details' : ''
  return [typeof number === 'number' ? `No. ${number}` : '', holds, slug].filter(Boolean).join(' · ')
}
