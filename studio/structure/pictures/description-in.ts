type Pictured = { alt?: unknown; asset?: { _ref?: unknown } | null }

/** The descriptions that documents give pictures, at any depth, by the id of the picture. */
export function descriptionsIn(value: unknown, found = new Map<string, string[]>()): Map<string, string[]> {
  if (typeof value !== 'object' || value === null) return found
  const { alt, asset } = value as Pictured
  if (typeof asset?._ref === 'string' && typeof alt === 'string' && alt.trim()) {
    const known = found.get(asset._ref) ?? []
    if (!known.includes(alt)) found.set(asset._ref, [...known, alt])
  }
  for (const child of Object.values(value)) descriptionsIn(child, found)
  return found
}
