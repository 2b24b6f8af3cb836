/** The first description that documents give a picture, at any depth. */
export function descriptionIn(value: unknown, asset: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { alt, asset: own } = value as { alt?: unknown; asset?: { _ref?: unknown } | null }
  if (own?._ref === asset && typeof alt === 'string' && alt.trim()) return alt
  for (const child of Object.values(value)) {
    const found = descriptionIn(child, asset)
    if (found) return found
  }
  return undefined
}
