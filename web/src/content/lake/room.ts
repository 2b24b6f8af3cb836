import { maxPageCharacters, maxPageEntries, maxPageValues } from '@shop/studio/bounds'

/** How many entries of lists, characters of texts and values in all a document still has room for on its page. */
export type Room = {
  entries: number
  characters: number
  values: number
  /** Characters of its long texts beyond the first `shortLength` of each. */
  longTexts: number
}

/** A text of at most so many characters is short: a name, a number, the size of an article. */
export const shortLength = 300

export const roomOfPage = (): Room => ({
  entries: maxPageEntries,
  characters: maxPageCharacters,
  values: maxPageValues,
  longTexts: maxPageCharacters,
})

/** Documents of a list whose long texts have all the room of a page together; those of a longer list have less. */
const maxOfWholeRoom = 60

/**
 * A function that returns the room of each document of a list. A page that shows a thousand cards has no room for a long text in
 * each: with 400 comments of 90,000 characters, each page of a post had 113 MB. Those that need less than their share leave
 * the rest to others.
 */
export function roomInList(list: readonly unknown[]): () => Room {
  const needs = list.map((document) => longTextsOf(document)).filter((need) => need > 0)
  const all = maxPageCharacters * Math.min(1, maxOfWholeRoom / Math.max(1, needs.length))
  const longTexts = Math.floor(shareOf(all, needs))
  return () => ({ ...roomOfPage(), longTexts })
}

/** What each may have at most of a whole, when those that need less have what they need. */
function shareOf(all: number, needs: readonly number[]): number {
  let left = all
  for (const [at, need] of needs.toSorted((a, b) => a - b).entries()) {
    const share = left / (needs.length - at)
    if (need > share) return share
    left -= need
  }
  return all
}

/** Characters of the long texts in a value beyond the first of each, counted up to the room of a page. */
function longTextsOf(value: unknown): number {
  if (typeof value === 'string') return Math.max(0, value.length - shortLength)
  if (typeof value !== 'object' || value === null) return 0
  let sum = 0
  for (const part of Object.values(value)) {
    sum += longTextsOf(part)
    if (sum > maxPageCharacters) break
  }
  return sum
}

export const hasRoom = ({ entries, characters, values }: Room): boolean =>
  entries >= 0 && characters >= 0 && values >= 0

/**
 * The headers of a query by what it is for. With them the embedded lake leaves out what no page has room for, with twice the room
 * that pages have, and ends the query of a page that editors put together after two seconds: such a page can have all documents
 * two hundred times. The hosted lake ignores them.
 */
export const answerHeaders = { lists: { 'lake-answer': 'shortened' }, page: { 'lake-answer': 'page' } }
export type AnswerFor = keyof typeof answerHeaders
