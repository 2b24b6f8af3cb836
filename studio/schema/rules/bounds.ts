import type { ArrayRule } from 'sanity'

/*
 * The site shows no more of a list and leaves out the rest, even if a program stored more: a page that is too large for the
 * cache would be rendered again for each visitor, and everybody would wait.
 */
export const maxSections = 200
export const maxLinks = 100
/** Kinds in the filter of the shop. */
export const maxKinds = 100
export const maxBlocks = 1000
/** Entries of any list inside of a section. */
export const maxEntries = 1000
/** Documents that are chosen for a section; without a choice it shows up to `maxEntries` where it shows all. */
export const maxChosen = 100
/** Examples of print in a section, each with the prices of its item. */
export const maxExamples = 24
/** Entries of all lists on a page together, and characters of all its texts. */
export const maxPageEntries = 5000
export const maxPageCharacters = 1_000_000
/** Values of all kinds on a page, those inside of others among them. */
export const maxPageValues = 60_000

/** @param things what the list holds, in the plural */
export const atMost = <Items>(rule: ArrayRule<Items>, maximum: number, things: string): ArrayRule<Items> =>
  rule.max(maximum).error(`The site shows at most ${maximum} ${things} here. Remove some.`)

/** Entries of all lists in a value, also of those inside of others: sections, paragraphs, their bold words, cells of tables. */
export function entriesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inside: unknown[] = Object.values(value)
  return inside.reduce<number>(
    (count, part) => count + entriesIn(part),
    Array.isArray(value) ? inside.length : 0,
  )
}

/** @param remedy what the editor can do about a value that has more entries than the site shows on one page */
export const fitsOnPage =
  (remedy: string) =>
  (value: unknown): true | string =>
    entriesIn(value) <= maxPageEntries ||
    `This is more than the site shows on one page: paragraphs, bold words, links, cells and other entries may be ${maxPageEntries} in all. ${remedy}`
