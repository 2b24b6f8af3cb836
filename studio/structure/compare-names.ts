const names = new Intl.Collator()

/** Characters of a name that decide where it comes. */
const maxCompared = 200
/** Names whose compared texts are kept; the desk shows all of them again after each change. */
const maxKnown = 20_000

/** Compares two names as a reader expects them in a list. */
export const compareNames = (a: string, b: string): number => names.compare(comparedOf(a), comparedOf(b))

const known = new Map<string, string>()

/**
 * What is compared of a name: without the marks of a letter, such as accents, that are more than two. The comparison takes the square
 * of their number.
 */
function comparedOf(name: string): string {
  const found = known.get(name)
  if (found !== undefined) return found
  if (known.size >= maxKnown) known.clear()
  const compared = name.slice(0, maxCompared).replaceAll(/(\p{M}{2})\p{M}+/gu, '$1')
  known.set(name, compared)
  return compared
}
