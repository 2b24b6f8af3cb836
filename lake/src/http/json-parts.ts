/** Characters of a part, about. Text in one piece is a part of its own, whatever its length. */
const partLength = 65_536

/**
 * The JSON of a value in parts, so that other requests can have their turn between two. `JSON.stringify` writes all of a value at
 * once, which takes a tenth of a second for an answer of the largest size.
 */
export function* jsonParts(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null || isSmall(value)) {
    yield JSON.stringify(value) ?? 'null'
    return
  }
  let before = ''
  if (Array.isArray(value)) {
    yield '['
    for (const item of value as unknown[]) {
      yield before
      yield* jsonParts(item)
      before = ','
    }
    yield ']'
    return
  }
  yield '{'
  for (const [name, field] of Object.entries(value)) {
    if (field === undefined) continue
    yield `${before}${JSON.stringify(name)}:`
    yield* jsonParts(field)
    before = ','
  }
  yield '}'
}

/** Whether a value fits in one part. The count ends as soon as it does not. */
function isSmall(value: object): boolean {
  let left = partLength
  const visit = (part: unknown): boolean => {
    left -= typeof part === 'string' ? part.length : 1
    if (left < 0) return false
    if (typeof part !== 'object' || part === null) return true
    // the names of a long list would all be made before the first is visited
    if (Array.isArray(part)) return part.every(visit)
    for (const name in part) {
      left -= name.length
      if (!visit((part as Record<string, unknown>)[name])) return false
    }
    return true
  }
  return visit(value)
}
