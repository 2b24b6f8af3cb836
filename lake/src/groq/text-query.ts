import { shareOfMemory } from '../store/weight.ts'
import type { Budget } from './budget.ts'
import { DerivedFrom } from './derived-from.ts'
import { detached } from './detached.ts'
import { globFits } from './glob.ts'
import type { Run } from './run.ts'
import { type Node, child } from './syntax.ts'
import { maxSearched } from './native-search.ts'

/*
 * `text::query`, which groq-js leaves out and every document list of the Studio uses. As documented for the hosted
 * lake: every word must occur, `*` matches any rest of a word, "quotes" ask for a phrase, a minus excludes.
 */

type Term = { words: string[]; excluded: boolean }

const wordPattern = /[\p{L}\p{N}_*]+/gu
const withoutMarks = (text: string) => text.replace(/\p{M}/gu, '')
const isAscii = (text: string) => !/[^\0-\x7f]/.test(text)
/** Characters that are folded together. Normalising can make eighteen of each, and nothing ends it meanwhile. */
const foldedTogether = 500
/** A text that is so many times as long in its normal form is no text that anybody reads, and ends there. */
const maxExpansion = 4

/** What is read of a value, and whether a rest of it was left out. */
type Reading = { budget?: Budget; isCut?: boolean }

/** @param room characters of the result, after which the rest of the text is left out */
function fold(text: string, reading: Reading = {}, room = Infinity): string {
  const { budget } = reading
  const folded: string[] = []
  let [at, left] = [0, room]
  while (at < text.length && left > 0) {
    const read = text.slice(at, at + Math.min(foldedTogether, Math.ceil(left)))
    at += read.length
    if (isAscii(read)) {
      folded.push(read.toLowerCase())
      left -= read.length
      if (budget) budget.searched += read.length
      budget?.work(read.length / 64)
      continue
    }
    // Marks are removed before as well: the time for normalising a run of them grows with its square.
    const part = withoutMarks(read).normalize('NFKD')
    const plain = withoutMarks(part).toLowerCase().slice(0, Math.ceil(left))
    folded.push(plain)
    // marks leave nothing, and are read all the same
    left -= Math.max(plain.length, read.length / 4)
    if (budget) budget.searched += read.length + part.length
    budget?.work((read.length + part.length) / 32)
    if (part.length > maxExpansion * read.length) return folded.join('')
  }
  if (at < text.length || left < 0) reading.isCut = true
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

/** What is searched of a document, its beginning, and of a long word: one document must not fail the search for all others. */
const [maxCharacters, maxSearchedWord] = [100_000, 1000]

/**
 * The same while thousands of long documents fill a part of the memory for words: a search that takes too long would fail, for
 * all documents. What one person adds in a day leaves room for the whole text of what others write.
 */
const charactersOfMany = [
  { filled: 3 / 4, characters: 2000 },
  { filled: 1 / 2, characters: 20_000 },
  { filled: 0, characters: maxCharacters },
]
/** What a search reads of a document that it reads anew, by how many characters it has read anew before: short documents are read whole for longer. */
const charactersAnew = [
  { until: 4_000_000, characters: maxCharacters },
  { until: 12_000_000, characters: 10_000 },
  { until: Infinity, characters: 200 },
]

/** From there on what is kept stays: a search goes through all documents in the same order, and each would push out the one that comes next. */
const full = 0.95

/** Bytes that what is kept takes besides its text. */
const ofKept = 200

/**
 * What is searched is kept: a list of the Studio asks for the same documents with each letter that is typed. Folding a text
 * takes fifty times as long as searching in it.
 */
const kept = new DerivedFrom<{ words: string; isWhole: boolean }>(shareOfMemory(1 / 32))

/** What one search works with. */
type Search = {
  budget?: Budget
  /** Whether an object is a document of the lake. Of any other, such as a parameter, nothing is kept. */
  isStored?: (object: { _id: unknown }) => boolean
}

/** All words in the strings of a value, with a space before and after each and a line end after each string. */
function wordsIn(value: unknown, search: Search): string {
  // The Studio searches in `[@, _id]`, a list that is made anew for each document.
  if (Array.isArray(value) && value.some(hasId)) return wordsOfList(value, search)
  const { budget, isStored = () => true } = search
  const anew = roomFor(budget?.searched ?? 0)
  if (!hasId(value) || !isStored(value)) return foldedWords(value, anew, { budget })
  const known = kept.get(value)
  const room = Math.min(anew, charactersOfMany.find(({ filled }) => kept.filled >= filled)?.characters ?? 0)
  if (known && (known.isWhole || known.words.length >= room)) return known.words
  const reading: Reading = { budget }
  const words = foldedWords(value, room, reading)
  if (kept.filled < full)
    kept.set(
      value,
      { words, isWhole: !reading.isCut || room === maxCharacters },
      sizeOf(words) + ofKept,
      `${String(value._originalId)} ${String(value._id)}`,
    )
  return words
}

const roomFor = (searched: number): number =>
  charactersAnew.find(({ until }) => searched <= until)?.characters ?? 0

function wordsOfList(list: readonly unknown[], search: Search): string {
  let words = ''
  for (const part of list) {
    if (words.length >= maxCharacters) break
    words += wordsIn(part, search)
  }
  return words
}

const hasId = (value: unknown): value is { _id: unknown; _originalId?: unknown } =>
  typeof value === 'object' && value !== null && '_id' in value

function foldedWords(value: unknown, room: number, reading: Reading): string {
  const texts: string[] = []
  gather(value, texts, reading, room)
  return detached(texts.join(''))
}

/** Bytes of a text: one character that is not Latin makes all of them take two. */
const sizeOf = (text: string): number => (/[^\0-\xff]/.test(text) ? 2 : 1) * text.length

/**
 * Adds the words in the strings of a value; keys and the type names of parts are not text.
 * @param room characters that may still be searched
 * @returns the characters that were added, and one for each part
 */
function gather(value: unknown, texts: string[], reading: Reading, room: number): number {
  if (typeof value === 'string') {
    const words = fold(value, reading, room)
      .replace(/[^\p{L}\p{N}_]+/gu, ' ')
      .trim()
    if (words) texts.push(` ${words} \n`)
    return words.length + 1
  }
  if (typeof value !== 'object' || value === null) return 1
  reading.budget?.work(0.1)
  let characters = 1
  for (const [key, part] of Object.entries(value)) {
    if (characters >= room) {
      reading.isCut = true
      break
    }
    if (!Array.isArray(value) && key.startsWith('_') && key !== '_id') continue
    characters += gather(part, texts, reading, room - characters)
  }
  return characters
}

/** Of more, the score is nearly the same. A term with a star inside may begin at thousands of places and be at none of them. */
const [maxOccurrences, maxBeginnings] = [100, 2000]

/** How often a term's words follow each other in a text that `wordsIn` made, up to a hundred times. */
function occurrences(text: string, term: Term, budget: Budget | undefined): number {
  const [first = '', ...others] = term.words
  // up to its first star, a term is in the text as it is: words have one space between them
  const [whole = ''] = ` ${term.words.join(' ')} `.split('*', 1)
  const beginning = whole.slice(0, maxSearched)
  let found = 0
  budget?.work(text.length / 4096)
  let at = text.indexOf(beginning)
  let left = maxBeginnings
  for (; at >= 0 && found < maxOccurrences && left > 0; at = text.indexOf(beginning, at + 1)) {
    left -= 1
    let end = endOfWord(text, at + 1, first, budget)
    for (const pattern of others) end = end && endOfWord(text, end + 1, pattern, budget)
    if (end) found += 1
  }
  return found
}

/** Where the word ends that begins at `start`, or 0 when it does not fit. */
function endOfWord(text: string, start: number, pattern: string, budget: Budget | undefined): number {
  const end = text.indexOf(' ', start)
  if (end <= start) return 0
  const word = text.slice(start, Math.min(end, start + maxSearchedWord))
  budget?.work((word.length * pattern.length) / 1000 + 0.1)
  return globFits(word, pattern) ? end : 0
}

/** The score of `value match text::query(query)`: 0 when it does not match. */
export function textScore(value: unknown, query: unknown, search: Search = {}): number {
  if (typeof query !== 'string') return 0
  const terms = parseTerms(query).filter((term) => term.words.length > 0)
  if (terms.length === 0) return 0
  const words = wordsIn(value, search)
  let score = 0
  for (const term of terms) {
    const count = occurrences(words, term, search.budget)
    if (term.excluded ? count > 0 : count === 0) return 0
    score += term.excluded ? 0.1 : (count * 2.2) / (count + 1.2)
  }
  return score
}

/** A search in the documents of a view. */
export const searchOf = ({ budget, view }: Pick<Run, 'budget' | 'view'>): Search => ({
  budget,
  isStored: (object) => typeof object._id === 'string' && view.get(object._id) === object,
})

/** The argument of `text::query(…)` when `node` is `… match text::query(…)`. */
export function textQueryOf(node: Node): Node | undefined {
  if (node.type !== 'OpCall' || node.op !== 'match') return undefined
  const right = child(node, 'right')
  if (right.type !== 'FuncCall' || right.namespace !== 'text' || right.name !== 'query') return undefined
  return (right.args as Node[])[0]
}
