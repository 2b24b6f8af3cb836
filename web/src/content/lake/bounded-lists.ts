import { maxEntries, maxPageCharacters, maxPageEntries } from '@shop/studio/bounds'
import { stegaClean } from '../draft/metadata'
import { isRecord } from '../parse'

/**
 * A section whose lists, also those inside of others, have at most `maxEntries`; the rest is left out. A document that was
 * written by API can have any number: 20,000 payment methods made a page of 22 MB, which no cache keeps.
 */
export function boundedLists<Value>(value: Value): Value
export function boundedLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, maxEntries).map((item) => boundedLists(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, boundedLists(inside)]))
}

/**
 * The sections that a page has room for. What fits into one section may be too much in 200: a group of 1000 questions in
 * each of them kept everybody waiting for a minute. A section that does not fit is left out.
 */
export function sectionsThatFit<Section extends { _key: string }>(sections: readonly Section[]): Section[] {
  const left = { entries: maxPageEntries, characters: maxPageCharacters }
  const fitting = sections.filter((section) => {
    const after = { ...left }
    take(section, after)
    if (!hasRoom(after)) return false
    Object.assign(left, after)
    return true
  })
  const count = sections.length - fitting.length
  if (count > 0) {
    const first = sections.find((section) => !fitting.includes(section))?._key
    console.error(`${count} sections, first ${first}, are left out: with them the page would be too large.`)
  }
  return fitting.map((section) => boundedLists(section))
}

/** A result in which the sections of a page are those that fit: what is cached is decoded for each rendering, which a large one keeps for seconds. */
export function withSectionsThatFit(result: unknown): unknown {
  if (!isRecord(result) || !Array.isArray(result.sections)) return result
  const sections = (result.sections as unknown[]).filter(
    (section): section is { _key: string } => isRecord(section) && typeof section._key === 'string',
  )
  return { ...result, sections: sectionsThatFit(sections) }
}

/** How many entries of lists, and characters of texts, a page has room for. */
type Room = { entries: number; characters: number }

const hasRoom = ({ entries, characters }: Room) => entries >= 0 && characters >= 0

/** Takes the entries of all lists in a value, and the characters of its texts, from the room for them, until it has none left. */
function take(value: unknown, room: Room): void {
  if (typeof value === 'string') room.characters -= stegaClean(value).length
  if (typeof value !== 'object' || value === null) return
  const inside = Array.isArray(value) ? value.slice(0, maxEntries) : Object.values(value)
  if (Array.isArray(value)) room.entries -= inside.length
  for (const each of inside) if (hasRoom(room)) take(each, room)
}
