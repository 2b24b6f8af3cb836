import { diffInput, wrap, type Diff } from '@sanity/diff'
import { maxEntries, maxPageCharacters } from '../schema/rules/bounds.ts'
import { lettersOf, maxLetters } from './large-values.ts'

/** Members of each list with each other: so the members that stay in their order are found. */
const maxPairs = 20_000_000
/** Changed members of one list that are drawn, each as a line of its own, and of all lists together: those inside of others are drawn, too. */
const [maxChanged, maxAllChanged] = [500, 1500]
/** Characters, before and after, of all texts of which a part changed: their differences are drawn piece by piece. */
const maxCharacters = 120_000
/** The same before times after, of each text: what comparing them takes grows so, to about a second. */
const maxProduct = 60_000_000

type Changes = Diff<undefined>

/** Whether two versions of a document differ in more than a browser can compare and draw: texts, or a list at any depth of objects. */
export function hasManyChanges(before: unknown, after: unknown): boolean {
  if (pairsIn(before) + pairsIn(after) > maxPairs) return true
  try {
    return new Amount().isTooMuch(diffInput(wrapped(before), wrapped(after)))
  } catch {
    // A program can store what Sanity cannot compare, such as a field with the name of a method that it calls.
    return true
  }
}

const wrapped = (document: unknown) => wrap(withTexts(document) ?? null, undefined)

/** How much of the changes of a document was looked at. */
class Amount {
  #changed = 0
  #characters = 0
  #product = 0
  #drawn = 0
  #letters = 0

  isTooMuch(changes: Changes): boolean {
    if (!changes.isChanged) return false
    switch (changes.type) {
      case 'string':
        return this.#takesTooLong(changes.fromValue ?? '', changes.toValue ?? '')
      case 'array': {
        const changed = changes.items.filter(({ hasMoved, diff }) => hasMoved || diff.isChanged)
        this.#changed += changed.length
        if (changed.length > maxChanged || this.#changed > maxAllChanged) return true
        return changed.some(({ diff }) => this.isTooMuch(diff))
      }
      case 'object':
        return Object.values(changes.fields).some((field) => this.isTooMuch(field))
      case 'typeChange':
        return [changes.fromDiff, changes.toDiff].some((diff) => diff && this.isTooMuch(diff))
      default:
        return false
    }
  }

  #takesTooLong(before: string, after: string): boolean {
    if (before !== '' && after !== '') {
      const [from, to] = differing(before, after)
      this.#characters += from + to
      this.#product += from * to
    }
    this.#drawn += Math.max(before.length, after.length)
    this.#letters += Math.max(lettersOf(before), lettersOf(after))
    return (
      this.#characters > maxCharacters ||
      this.#product > maxProduct ||
      this.#drawn > maxPageCharacters ||
      this.#letters > maxLetters
    )
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

/** Pairs of members of all lists in a value; no number is enough for a list with more than `maxEntries`. */
function pairsIn(value: unknown): number {
  if (!isObject(value)) return 0
  const inside: unknown[] = Object.values(value)
  if (Array.isArray(value) && inside.length > maxEntries) return Infinity
  return inside.reduce<number>(
    (sum, part) => sum + pairsIn(part),
    Array.isArray(value) ? inside.length ** 2 : 0,
  )
}

/** A value in which each paragraph has its text as one, not in its parts: so it is compared, whatever they are. */
function withTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withTexts)
  if (!isObject(value)) return value
  const fields = Object.entries(value).map(([name, field]) => [name, withTexts(field)])
  if (!('children' in value) || !Array.isArray(value.children)) return Object.fromEntries(fields)
  const spans = (value.children as unknown[]).map((span) => (isObject(span) ? span : {}))
  const text = spans
    .map((span) => ('text' in span && typeof span.text === 'string' ? span.text : ''))
    .join('')
  const children = spans.map((span) => withTexts({ ...span, text: undefined }))
  return { ...Object.fromEntries(fields), children, textOfParagraph: text }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
