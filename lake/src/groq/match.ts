import type { Budget } from './budget.ts'
import { detached } from './detached.ts'
import { globFits } from './glob.ts'
import { maxSearched } from './native-search.ts'

/*
 * `match` as groq-js has it (words in any letter case, `*` for any rest of a word), in time that grows evenly with
 * text and pattern.
 */

const words = /[^!@#$%^&*(),\\/?";:{}|[\]+<>\s-]+/g
const wordsWithWildcards = /[^!@#$%^&(),\\/?";:{}|[\]+<>\s-]+/g
const maxTermLength = 1024
const maxWork = 50_000_000

const isWordSign = (sign: string | undefined) => sign !== undefined && /\w/.test(sign)

/** Removes dots at the edges of words. */
function withoutEdges(text: string): string {
  if (!text.includes('.')) return text
  return text.replace(/\.+/g, (dots, at: number) =>
    isWordSign(text[at - 1]) || isWordSign(text[at + dots.length]) ? '' : dots,
  )
}

/** Folds case as regular expressions do: character by character, without changes of length. */
function foldCase(text: string): string {
  if (!/[\u0080-\uffff]/.test(text)) return text.toUpperCase()
  return text
    .split('')
    .map((sign) => {
      const other = sign.toUpperCase()
      return other.length === 1 && !(sign >= '\u0080' && other < '\u0080') ? other : sign
    })
    .join('')
}

type Words = { words: string[]; allText: boolean }

function gather(value: unknown, pattern: RegExp): Words {
  if (typeof value === 'string') {
    return { words: foldCase(withoutEdges(value)).match(pattern) ?? [], allText: true }
  }
  if (!Array.isArray(value)) return { words: [], allText: false }
  const found: Words = { words: [], allText: true }
  for (const part of value as unknown[]) {
    if (typeof part !== 'string') found.allText = false
    else for (const word of foldCase(withoutEdges(part)).match(pattern) ?? []) found.words.push(word)
  }
  return found
}

const lengthOf = (value: unknown): number => {
  if (typeof value === 'string') return value.length
  if (!Array.isArray(value)) return 0
  return (value as unknown[]).reduce<number>(
    (sum, part) => sum + 1 + (typeof part === 'string' ? part.length : 0),
    0,
  )
}

/** Characters of all texts of a list that are compared; the words of all of them are in memory together. */
const longestList = 8_000_000
/** A list that is longer counts as memory that the query takes. */
const longList = 100_000

/** @throws Error for a list whose texts are too long together: it can have one long text many times */
function checkList(value: unknown, budget: Budget | undefined): void {
  if (!Array.isArray(value)) return
  const length = lengthOf(value)
  if (length > longestList) throw new Error(`match compares no list of more than ${longestList} characters`)
  // in memory for this comparison alone
  if (length > longList) budget?.storedText(length / 8)
}

type Terms = Words & { literals: Set<string> }

const recent = new Map<string, Terms>()

/** The words of a pattern, and of each the longest piece without wildcards. */
function termsOf(given: unknown): Terms {
  const known = typeof given === 'string' ? recent.get(given) : undefined
  if (known) return known
  const pattern = typeof given === 'string' && given.length < 1000 ? detached(given) : given
  const found = gather(pattern, wordsWithWildcards)
  const literals = found.words.map((word) =>
    word
      .slice(0, maxTermLength)
      .split(/[*.]+/)
      .reduce((a, b) => (b.length > a.length ? b : a))
      .slice(0, maxSearched),
  )
  const terms = { ...found, literals: new Set(literals) }
  if (typeof pattern === 'string' && pattern.length < 1000) {
    if (recent.size >= 100) recent.clear()
    recent.set(pattern, terms)
  }
  return terms
}

/** How many words of `text` fit each word of `pattern`; undefined when one of them is no text. */
function counts(text: unknown, pattern: unknown, budget: Budget | undefined, stopAtOne: boolean) {
  budget?.work((lengthOf(text) + lengthOf(pattern)) / 64)
  checkList(text, budget)
  checkList(pattern, budget)
  const terms = termsOf(pattern)
  if (stopAtOne && typeof text === 'string') {
    // most texts lack a literal of the pattern, and this check is much faster than splitting them into words
    const folded = foldCase(withoutEdges(text))
    for (const literal of terms.literals) {
      budget?.work(1 + folded.length / 64)
      if (!folded.includes(literal)) return undefined
    }
  }
  const { words: tokens } = gather(text, words)
  if (!terms.allText || tokens.length === 0 || terms.words.length === 0) return undefined
  const found: number[] = []
  for (const long of terms.words) {
    const term = long.slice(0, maxTermLength)
    const isPlain = !term.includes('*') && !term.includes('.')
    let count = 0
    for (const token of tokens) {
      if (!isPlain && token.length * term.length > maxWork)
        throw new Error('the text is too long for this pattern')
      budget?.work(isPlain ? 0.05 : 0.1 + (token.length * term.length) / 1000)
      if (isPlain ? token === term : globFits(token, term, true)) count += 1
      if (count > 0 && stopAtOne) break
    }
    found.push(count)
    if (count === 0 && stopAtOne) break
  }
  return found
}

/** `text match pattern`: every word of the pattern is there. */
export function isMatch(text: unknown, pattern: unknown, budget?: Budget): boolean {
  return counts(text, pattern, budget, true)?.every((count) => count > 0) ?? false
}

/** groq-js's measure of `match` for `score()`. */
export function matchScore(text: unknown, pattern: unknown, budget?: Budget): number {
  return (counts(text, pattern, budget, false) ?? []).reduce(
    (sum, count) => sum + (count * 2.2) / (count + 1.2),
    0,
  )
}
