import { maxEntries } from '@shop/studio/bounds'
import { stegaClean } from '../draft/metadata'
import { isRecord } from '../parse'
import { type Room, hasRoom, roomOfPage } from './room'

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
 * each of them kept everybody waiting for a minute. A section that does not fit is left out; of a list that is too long, the beginning is shown.
 */
export const sectionsThatFit = <Section extends object>(sections: readonly Section[]): Section[] =>
  inPlaces(sections).filter((section) => section !== null)

/** The same, with null in the place of a section that is left out: edit targets are found by place. */
function inPlaces<Section extends object>(
  sections: readonly (Section | null)[],
  maxLeftOut = usuallyLeftOut,
): (Section | null)[] {
  const room = roomOfPage()
  let left = 0
  const places = sections.map((section) => {
    const part = section && partThatFits(section, room, maxLeftOut)
    if (part !== section) left += 1
    return part ? boundedLists(part) : null
  })
  if (left > 0) console.error(`${left} sections are left out or cut: with them the page would be too large.`)
  return places
}

/** The section, or with the beginning of the list that is too long for the rest of the room. */
function partThatFits<Section extends object>(
  section: Section,
  room: Room,
  maxLeftOut: number,
): Section | undefined {
  if (takes(section, room)) return section
  for (const [name, list] of Object.entries(section)) {
    if (!Array.isArray(list)) continue
    const left = { ...room }
    if (!takes({ ...section, [name]: undefined }, left)) continue
    const shown = entriesThatFit(list, left, maxLeftOut)
    if (shown.length === 0) continue
    Object.assign(room, left)
    return { ...section, [name]: shown }
  }
  return undefined
}

/** Documents of a list that are too large by themselves and left out; with more of them, the list ends. */
const usuallyLeftOut = 20

/** The beginning of a list for which there is room, without documents that would take much of it: those behind them are others'. */
function entriesThatFit(list: readonly unknown[], room: Room, maxLeftOut: number): unknown[] {
  const shown: unknown[] = []
  let leftOut = 0
  for (const entry of list) {
    if (takes([entry], room)) shown.push(entry)
    else if (!isDocument(entry) || takes([entry], roomOfEntry()) || ++leftOut > maxLeftOut) break
  }
  return shown
}

const isDocument = (entry: unknown) => isRecord(entry) && '_id' in entry

/** What an entry usually needs at most. */
const roomOfEntry = (): Room => {
  const { entries, characters, values, longTexts } = roomOfPage()
  return {
    entries: entries / 10,
    characters: characters / 10,
    values: values / 10,
    longTexts: longTexts / 10,
  }
}

/**
 * A result in which the sections of a page are those that fit, in their places: what is cached is decoded for each rendering, which a large one keeps for seconds.
 * @param hasEditTargets whether also what is in lists must stay in its place
 */
export function withSectionsThatFit(result: unknown, hasEditTargets = false): unknown {
  if (!isRecord(result) || !Array.isArray(result.sections)) return result
  return {
    ...result,
    sections: inPlaces(
      result.sections.map((section) => (isRecord(section) ? section : null)),
      hasEditTargets ? 0 : usuallyLeftOut,
    ),
  }
}

/** Takes what a value needs from the room, if it has as much. */
function takes(value: unknown, room: Room): boolean {
  const after = { ...room }
  take(value, after)
  if (!hasRoom(after)) return false
  Object.assign(room, after)
  return true
}

/** Takes the entries of all lists in a value, the characters of its texts and all values, until there is no room left. */
function take(value: unknown, room: Room): void {
  room.values -= 1
  if (typeof value === 'string') room.characters -= stegaClean(value).length
  if (typeof value !== 'object' || value === null) return
  const inside: unknown[] = Array.isArray(value) ? value.slice(0, maxEntries) : Object.values(value)
  if (Array.isArray(value)) room.entries -= entriesOf(inside)
  for (const each of inside) {
    if (!hasRoom(room)) return
    take(each, room)
  }
}

/** A card, which shows a document or a picture, takes as long to render as so many paragraphs. */
const entriesOfCard = 5

const entriesOf = (list: readonly unknown[]) =>
  list.reduce<number>(
    (count, entry) => count + (isRecord(entry) && ('_id' in entry || 'picture' in entry) ? entriesOfCard : 1),
    0,
  )
