type Pictured = { alt?: unknown; asset?: { _ref?: unknown } | null }

/** Characters of a description that is offered for another picture; a program can store any number. */
const maxDescription = 300

/** Whether a text can describe a picture. */
export const isUsable = (text: string): boolean => text.trim() !== '' && text.length <= maxDescription

/** The descriptions that documents give pictures, at any depth, by the id of the picture. */
export function descriptionsIn(
  value: unknown,
  found = new Map<string, Set<string>>(),
): Map<string, Set<string>> {
  if (typeof value !== 'object' || value === null) return found
  const { alt, asset } = value as Pictured
  if (typeof asset?._ref === 'string' && typeof alt === 'string' && isUsable(alt)) {
    found.set(asset._ref, (found.get(asset._ref) ?? new Set()).add(alt))
  }
  for (const child of Object.values(value)) descriptionsIn(child, found)
  return found
}
