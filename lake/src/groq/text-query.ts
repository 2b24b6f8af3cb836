import { shareOfMemory } from '../store/weight.ts'
import type { Budget } from './budget.ts'
import { DerivedFrom } from './derived-from.ts'
import { detached } from './detached.ts'
import { globFits } from './glob.ts'
import { type Node, child } from './syntax.ts'

/*
 * `text::query`, which groq-js leaves out and every document list of the Studio uses. As documented for the hosted
 * lake: every word must occur, `*` matches any rest of a word, "quotes" ask for a phrase, a minus excludes.
 */

type Term = { words: string[]; excluded: boolean }

const wordPattern = /[\p{L}\p{N}_*]+/gu
const withoutMarks = (text: string) => text.replace(/\p{M}/gu, '')
/** Characters that are folded together. Normalising can make eighteen of each, and nothing ends it meanwhile. */
const foldedTogether = 1000

/** @param room characters of the result, after which the rest of the text is left out */
function fold(text: string, budget?: Budget, room = Infinity): string {
  const folded: string[] = []
  let left = room
  for (let at = 0; at < text.length && left > 0; at += foldedTogether) {
    // Marks are removed before as well: the time for normalising a run of them grows with its square.
    const part = withoutMarks(text.slice(at, at + foldedTogether)).normalize('NFKD')
    const plain = withoutMarks(part).toLowerCase()
    folded.push(plain)
    // marks leave nothing, and are read all the same
    left -= Math.max(plain.length, foldedTogether / 4)
    budget?.work((foldedTogether + part.length) / 32)
  }
  return folded.join('')
}

const maxWordLength = 200
const maxTerms = 100

/** Longer queries are truncated: reading the terms of a query is not counted as work of it. */
const maxQueryLength = 1000

const parsed = new Map<string, Term[]>()

function parseTerms(long: string): Term[] {
  const known = parsed.get(long)
  if (known) return known
  const query = detached(long.slice(0, maxQueryLength))
  const terms: Term[] = []
  for (const [, minus, phrase, word] of query.matchAll(/(-?)(?:"([^"]*)"?|([^\s"]+))/g)) {
    const words = fold(phrase ?? word ?? '').match(wordPattern) ?? []
    const patterns = words.map((part) => part.slice(0, maxWordLength))
    if (phrase !== undefined) terms.push({ words: patterns, excluded: minus === '-' })
    else for (const pattern of patterns) terms.push({ words: [pattern], excluded: minus === '-' })
  }
  const kept = terms.slice(0, maxTerms)
  if (parsed.size > 200) parsed.clear()
  if (query === long) parsed.set(query, kept)
  return kept
}

/** What is searched of a document, its first words, and of a long word its beginning: one document must not fail the search for all others. */
const [maxWords, maxCharacters, maxSearchedWord] = [10_000, 100_000, 1000]

/** Bytes that a word takes besides its text. */
const ofWord = 40

const kept = new DerivedFrom<string[]>(shareOfMemory(1 / 32))

/** All words in the strings of a value. They are kept for lists of the Studio, which ask for the same documents with each letter that is typed. */
function wordsIn(value: unknown, budget: Budget | undefined): string[] {
  const known = typeof value === 'object' && value !== null ? kept.get(value) : undefined
  if (known) return known
  const words: string[] = []
  const characters = gather(value, words, budget)
  budget?.items(words.length / 10)
  if (typeof value === 'object' && value !== null)
    kept.set(value, words, 2 * characters + ofWord * words.length)
  return words
}

/**
 * Adds the words in the strings of a value; keys and the type names of parts are not text.
 * @param room characters that may still be searched
 * @returns the characters of the texts that the words are parts of
 */
function gather(value: unknown, words: string[], budget: Budget | undefined, room = maxCharacters): number {
  if (room <= 0 || words.length >= maxWords) return 0
  if (typeof value === 'string') {
    const text = detached(fold(value, budget, room))
    for (const [word] of text.matchAll(/[\p{L}\p{N}_]+/gu)) {
      words.push(word.slice(0, maxSearchedWord))
      if (words.length >= maxWords) break
    }
    return text.length
  }
  if (typeof value !== 'object' || value === null) return 0
  budget?.work(0.1)
  let characters = 0
  for (const [key, part] of Object.entries(value)) {
    if (words.length >= maxWords) break
    if (!Array.isArray(value) && key.startsWith('_') && key !== '_id') continue
    characters += gather(part, words, budget, room - characters)
    words.push('')
  }
  return characters
}

/** How often a term's words follow each other in `words`. */
function occurrences(words: string[], term: Term, budget: Budget | undefined): number {
  const fits = (word: string, pattern: string) => {
    budget?.work((word.length * pattern.length) / 1000 + 0.1)
    return globFits(word, pattern)
  }
  let found = 0
  for (let at = 0; at + term.words.length <= words.length; at += 1) {
    if (term.words.every((pattern, offset) => fits(words[at + offset] ?? '', pattern))) found += 1
  }
  return found
}

/** The score of `value match text::query(query)`: 0 when it does not match. */
export function textScore(value: unknown, query: unknown, budget?: Budget): number {
  if (typeof query !== 'string') return 0
  const terms = parseTerms(query).filter((term) => term.words.length > 0)
  if (terms.length === 0) return 0
  const words = wordsIn(value, budget)
  let score = 0
  for (const term of terms) {
    const count = occurrences(words, term, budget)
    if (term.excluded ? count > 0 : count === 0) return 0
    score += term.excluded ? 0.1 : (count * 2.2) / (count + 1.2)
  }
  return score
}

/** The argument of `text::query(…)` when `node` is `… match text::query(…)`. */
export function textQueryOf(node: Node): Node | undefined {
  if (node.type !== 'OpCall' || node.op !== 'match') return undefined
  const right = child(node, 'right')
  if (right.type !== 'FuncCall' || right.namespace !== 'text' || right.name !== 'query') return undefined
  return (right.args as Node[])[0]
}
