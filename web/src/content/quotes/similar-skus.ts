import SearchableMap from 'minisearch/SearchableMap'

/** More are no help. */
const maxNear = 3
/** Longer texts are no article numbers. */
const maxLength = 40
const maxDistance = 2
/** Letter by letter: a program can store tens of thousands near to one. */
const maxCompared = 500

/** Article numbers by how they are compared: in capitals, without signs. A tree, because a shop may have tens of thousands. */
export type SkuIndex = SearchableMap<string[]>

const withoutSigns = (sku: string) => sku.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Numbers as the Studio takes them: a program can store others, and a tree of tens of thousands of different letters takes seconds. */
const comparable = new RegExp(`^[A-Z0-9]{1,${maxLength}}$`)

export function indexSkus(skus: Iterable<string>): SkuIndex {
  const index: SkuIndex = new SearchableMap()
  for (const sku of skus) {
    const compared = withoutSigns(sku)
    if (!comparable.test(compared)) continue
    const known = index.get(compared)
    if (!known) index.set(compared, [sku])
    // a program can store tens of thousands that differ in signs only
    else if (known.length < maxNear) known.push(sku)
  }
  return index
}

/**
 * The article numbers that resemble an unknown one, the nearest first: written without signs, with letters exchanged,
 * missing or wrong.
 * @param max of these errors
 */
export function similarSkus(unknown: string, index: SkuIndex, max = maxDistance): string[] {
  const wanted = withoutSigns(unknown)
  if (wanted === '' || wanted.length > maxLength) return []
  // Here two letters in each other's place count as two errors.
  return [...index.fuzzyGet(wanted, maxDistance)]
    .toSorted(([, [, a]], [, [, b]]) => a - b)
    .slice(0, maxCompared)
    .map(([compared, [skus]]) => ({ skus, distance: distanceOf(wanted, compared) }))
    .filter(({ distance }) => distance <= Math.min(max, Math.floor(wanted.length / 2)))
    .toSorted((a, b) => a.distance - b.distance)
    .flatMap(({ skus }) => skus)
    .slice(0, maxNear)
}

/** How many letters must be exchanged, put in, left out or replaced (Damerau and Levenshtein, restricted). */
function distanceOf(a: string, b: string): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, column) => column)]
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const isExchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (isSame ? 0 : 1),
          isExchanged ? (before[j - 2] ?? 0) + 1 : Infinity,
        ),
      )
    }
    ;[before, row] = [row, next]
  }
  return row[b.length] ?? Infinity
}
