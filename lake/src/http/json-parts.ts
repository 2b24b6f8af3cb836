/** Characters of a part, about. Text in one piece is a part of its own, whatever its length. */
const partLength = 65_536

/**
 * The JSON of a value in parts, so that other requests can have their turn between two. `JSON.stringify` writes all of a value at
 * once, which takes a tenth of a second for an answer of the largest size.
 */
export function* jsonParts(value: unknown): Generator<string> {
  // Not a generator within a generator for each level: every part would pass through all of them.
  const open: Container[] = []
  const begin = (part: unknown, before: string): string => {
    if (typeof part !== 'object' || part === null || isSmall(part))
      return before + (JSON.stringify(part) ?? 'null')
    const container = containerOf(part)
    open.push(container)
    return before + container.first
  }
  yield begin(value, '')
  for (let container = open.at(-1); container; container = open.at(-1)) {
    const next = container.items.next()
    if (next.done) {
      open.pop()
      yield container.last
    } else yield begin(next.value.part, next.value.before)
  }
}

/** A list or an object that is written in parts: its items or fields, each with what stands before it. */
type Container = { first: string; last: string; items: Iterator<{ before: string; part: unknown }> }

const containerOf = (value: object): Container =>
  Array.isArray(value)
    ? { first: '[', last: ']', items: itemsOf(value) }
    : { first: '{', last: '}', items: fieldsOf(value) }

function* itemsOf(list: readonly unknown[]) {
  for (const [at, part] of list.entries()) yield { before: at === 0 ? '' : ',', part }
}

function* fieldsOf(object: object) {
  let comma = ''
  for (const [name, part] of Object.entries(object) as [string, unknown][]) {
    if (part === undefined) continue
    yield { before: `${comma}${JSON.stringify(name)}:`, part }
    comma = ','
  }
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
