import { maxEntries } from '../schema/rules/bounds.ts'

/** Changed members of one list that are drawn, each as a line of its own. */
const maxChanged = 500
/** Characters, before and after, of all texts of which a part changed: their differences are drawn piece by piece. */
const maxCharacters = 120_000
/** The same before times after, of each text: what comparing them takes grows so, to about a second. */
const maxProduct = 60_000_000

/** Whether two versions of a document differ in more than a browser can compare and draw: texts, or a list at any depth of objects. */
export function hasManyChanges(before: unknown, after: unknown): boolean {
  return new Comparison().isTooMuch(before, after)
}

class Comparison {
  #characters = 0
  #product = 0

  isTooMuch(before: unknown, after: unknown): boolean {
    if (typeof before === 'string' && typeof after === 'string') return this.#takesTooLong(before, after)
    if (Array.isArray(before) || Array.isArray(after)) return this.#differMuch(listOf(before), listOf(after))
    // The text of a paragraph is compared as one, whatever its parts.
    const [[from, fromText], [to, toText]] = [withText(before), withText(after)]
    if (this.#takesTooLong(fromText, toText)) return true
    return [...new Set([...Object.keys(from), ...Object.keys(to)])].some((name) =>
      this.isTooMuch(from[name], to[name]),
    )
  }

  #takesTooLong(before: string, after: string): boolean {
    if (before !== '' && after !== '' && before !== after) {
      const [from, to] = differing(before, after)
      this.#characters += from + to
      this.#product += from * to
    }
    return this.#characters > maxCharacters || this.#product > maxProduct
  }

  #differMuch(before: readonly unknown[], after: readonly unknown[]): boolean {
    if (Math.max(before.length, after.length) > maxEntries) return true
    const [from, to] = [byKey(before), byKey(after)]
    const [kept, ordered] = [
      [...from.keys()].filter((key) => to.has(key)),
      [...to.keys()].filter((key) => from.has(key)),
    ]
    const moved = kept.filter((key, at) => key !== ordered[at]).length
    let changed = from.size + to.size - 2 * kept.length + moved
    for (const key of kept) {
      if (changed > maxChanged) return true
      if (JSON.stringify(from.get(key)) === JSON.stringify(to.get(key))) continue
      changed += 1
      if (this.isTooMuch(from.get(key), to.get(key))) return true
    }
    return changed > maxChanged
  }
}

/** Characters of each of two texts, between what both begin and end with alike. */
function differing(before: string, after: string): [number, number] {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return [before.length - start - end, after.length - start - end]
}

/** Members by their key, or by their place where they have none. */
const byKey = (list: readonly unknown[]) =>
  new Map(list.map((member, at) => [recordOf(member)._key ?? `${at}`, member]))

/** An object; a paragraph without its text, and its text. */
function withText(value: unknown): [Record<string, unknown>, string] {
  const record = recordOf(value)
  if (!Array.isArray(record.children)) return [record, '']
  const spans = record.children.map(recordOf)
  const text = spans.map((span) => (typeof span.text === 'string' ? span.text : '')).join('')
  return [{ ...record, children: spans.map((span) => ({ ...span, text: undefined })) }, text]
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const recordOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
