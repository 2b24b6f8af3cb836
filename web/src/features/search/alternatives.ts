import { stemmer } from 'stemmer'
import type { Synonym } from '@/content/search/types'
import { contentWords, wordsOf } from '@/content/search/words'

/** Words that must all be found. */
export type Phrase = string[]

/**
 * More words than this are no search but a text, also when marks join them: in a shop of 5,000 items, a search for 33 prefixes that are
 * one word (“ba-ke-ri-…”) took 1.7 seconds.
 */
const maxWords = 8

/** Several synonyms in one query multiply. */
const maxAlternatives = 12

/**
 * The ways in which a query can be meant: its words as they are, two neighbours as one word (“grease proof”), and the words of
 * synonyms in place of its own. Words that say nothing are left out.
 */
export function alternativesOf(query: string, synonyms: readonly Synonym[]): Phrase[] {
  const telling = new Set(contentWords(query))
  const words = firstOf(
    query
      .trim()
      .split(/\s+/)
      .filter((word) => wordsOf(word).some((part) => telling.has(part))),
  )
  if (words.length === 0) return []
  const meant = synonyms.reduce<Phrase[]>(
    (phrases, synonym) =>
      phrases.length < maxAlternatives
        ? [...phrases, ...phrases.flatMap((phrase) => replaced(phrase, synonym) ?? [])]
        : phrases,
    [words],
  )
  const joined = words
    .slice(1)
    .map((_, index) => [
      ...words.slice(0, index),
      `${words[index]}${words[index + 1]}`,
      ...words.slice(index + 2),
    ])
  return [...meant, ...joined].slice(0, maxAlternatives)
}

/** The words that have at most `maxWords` parts together. */
function firstOf(words: readonly string[]): Phrase {
  let left = maxWords
  const end = words.findIndex((word) => (left -= wordsOf(word).length) < 0)
  return end < 0 ? [...words] : words.slice(0, end)
}

/**
 * The phrase with the meaning in place of the synonym's words, at any position and in any inflection. Both are compared
 * without punctuation and without stop words, so that “box for cakes” and “grease-proof” are found, too.
 */
function replaced(phrase: Phrase, { words, meaning }: Synonym): Phrase[] | undefined {
  const wanted = contentWords(words).map(stemmer)
  const parts = phrase.flatMap(contentWords)
  const stems = parts.map(stemmer)
  const start = stems.findIndex((_, index) => wanted.every((stem, offset) => stems[index + offset] === stem))
  return wanted.length === 0 || start < 0
    ? undefined
    : [[...parts.slice(0, start), ...contentWords(meaning), ...parts.slice(start + wanted.length)]]
}
