import { inTurns } from '../http/turns.ts'
import { isRecord } from '../store/document.ts'
import { tooLarge } from './budget.ts'

/*
 * A page shows a part of what documents can hold, and cannot be made from an answer of hundreds of megabytes, which documents of
 * a few megabytes add up to. A program with a token that sends the header `lake-answer: shortened` receives what there is room for instead of
 * all, or of a refusal. With `lake-answer: page` the query makes one page as well, and is ended after two seconds: any visitor can ask
 * for any page. The hosted lake knows no such header.
 */
export const answerHeader = { name: 'lake-answer', shortened: 'shortened', page: 'page' }

/** A text of at most so many characters is left whole. */
const shortText = 300

/** What is counted of values: all characters of texts, those of long texts beyond the first 300 of each, values of any kind. */
type Size = { characters: number; longTexts: number; values: number }

const sizes = ['characters', 'longTexts', 'values'] as const

/** Room of one document, or of all documents of a list together. The catalogue of 10,000 items has 1.1 million values; a page shows half of what it has room for here. */
const rooms = {
  lists: { characters: 16_000_000, longTexts: 2_000_000, values: 1_500_000 },
  page: { characters: 2_000_000, longTexts: 2_000_000, values: 120_000 },
} satisfies Record<string, Size>

export type RoomFor = keyof typeof rooms

/** What an answer is shortened for, as the value of the header says. */
export const roomFor = (header: string | undefined): RoomFor | undefined => {
  if (header === answerHeader.page) return 'page'
  return header === answerHeader.shortened ? 'lists' : undefined
}

/** Values of a document that are counted. With more, its texts count as too long, too: the same object can be in very many places. */
const manyValues = 200_000

/** Values of all documents that are counted: an answer can have the same document many times. */
const maxCounted = 20_000_000

/** Fields of a document that has no room for its values. */
const maxFields = 1000

/**
 * An answer whose documents have room, each and all of a list together: of long texts the beginning is left, and of
 * the longest lists inside of documents the first members. What has room is left as it is; lists of documents keep all of them, and
 * of too much, the largest are cut to one size. Others have their turn between two documents.
 * @param account whose work it is
 * @throws LakeError 400 when the answer is too large for that
 */
export async function shortened(
  answer: unknown,
  roomFor: RoomFor = 'lists',
  account?: string,
): Promise<unknown> {
  if (Array.isArray(answer)) return documentsWithRoom(answer, roomFor, account)
  if (!isRecord(answer) || '_id' in answer) return (await documentsWithRoom([answer], roomFor, account))[0]
  const parts: [string, unknown][] = []
  for (const [name, part] of Object.entries(answer)) {
    const documents = await documentsWithRoom(Array.isArray(part) ? part : [part], roomFor, account)
    parts.push([name, Array.isArray(part) ? documents : documents[0]])
  }
  return Object.fromEntries(parts)
}

/** The same for a list of documents. */
export async function documentsWithRoom(
  documents: readonly unknown[],
  roomFor: RoomFor,
  account?: string,
): Promise<readonly unknown[]> {
  const room = rooms[roomFor]
  const needs: Size[] = []
  let counted = 0
  const add = (document: unknown) => {
    const need = needOf(document)
    counted += need.values
    if (counted > maxCounted) throw tooLarge()
    needs.push(need)
  }
  await inTurns(documents, add, account)
  const share = { characters: Infinity, longTexts: Infinity, values: Infinity }
  for (const what of sizes) {
    share[what] = shareIn(
      room[what],
      needs.map((need) => need[what]),
    )
  }
  if (sizes.every((what) => share[what] === Infinity)) return documents
  share.values = Math.min(share.values, manyValues)
  const cut: unknown[] = []
  await inTurns(
    documents,
    (document) => cut.push(withRoom(document, longestListOf(document, share), { ...share })),
    account,
  )
  return cut
}

/** What each may have at most, so that all together have room: those that need less have all that they need. */
function shareIn(all: number, needs: readonly number[]): number {
  let left = all
  for (const [at, need] of needs.toSorted((a, b) => a - b).entries()) {
    const share = left / (needs.length - at)
    if (need > share) return share
    left -= need
  }
  return Infinity
}

function needOf(document: unknown): Size {
  const need = { characters: 0, longTexts: 0, values: 0 }
  count(document, need, Infinity, manyValues)
  return need.values > manyValues ? { ...need, characters: Infinity, longTexts: Infinity } : need
}

/** To how many members all lists of a document are cut so that it has room: a long list, rather than the short ones that stand behind it. */
function longestListOf(document: unknown, share: Size): number {
  const fits = (members: number) => {
    const need = { characters: 0, longTexts: 0, values: 0 }
    count(document, need, members, share.values)
    return need.values <= share.values && need.characters - need.longTexts <= share.characters
  }
  // when not even that fits, it is not its lists that are too long
  if (!fits(1)) return 1
  let members = manyValues
  while (!fits(members)) members = Math.ceil(members / 2)
  return members
}

/** Adds what a value needs with so many members of each list, up to the first value that is too much. */
function count(value: unknown, need: Size, members: number, maxValues: number): void {
  need.values += 1
  if (typeof value === 'string') {
    need.characters += value.length
    need.longTexts += Math.max(0, value.length - shortText)
  } else if (Array.isArray(value)) {
    const length = Math.min(value.length, members)
    for (let at = 0; at < length && need.values <= maxValues; at += 1)
      count(value[at], need, members, maxValues)
  } else if (isRecord(value)) {
    for (const name in value) {
      if (need.values > maxValues) return
      count(value[name], need, members, maxValues)
    }
  }
}

/** A value with so many members of each list, and of its long texts what is left of the room, of which it takes what it needs. */
function withRoom(value: unknown, members: number, left: Size): unknown {
  left.values -= 1
  if (typeof value === 'string') {
    const text = value.slice(0, shortText + Math.max(0, left.longTexts))
    left.longTexts -= Math.max(0, text.length - shortText)
    return text.toWellFormed()
  }
  if (Array.isArray(value)) return value.slice(0, members).map((member) => withRoom(member, members, left))
  if (!isRecord(value)) return value
  const fields: [string, unknown][] = []
  for (const name in value) {
    if (left.values < -maxFields) break
    fields.push([name, withRoom(value[name], members, left)])
  }
  return Object.fromEntries(fields)
}
