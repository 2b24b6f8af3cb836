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
 * The room of each of `count` documents in a list. A page that shows a thousand cards has no room for a long text in each:
 * with 400 comments of 90,000 characters, each page of a post had 113 MB.
 */
export const roomInList = (count: number): Room => ({
  ...roomOfPage(),
  longTexts: Math.floor((maxPageCharacters / count) * Math.min(1, maxOfWholeRoom / count)),
})

export const hasRoom = ({ entries, characters, values }: Room): boolean =>
  entries >= 0 && characters >= 0 && values >= 0

/** With these headers the embedded lake leaves out what no page has room for, with twice the room that pages have. The hosted one ignores them. */
export const shortenedAnswer = { 'lake-answer': 'shortened' }
