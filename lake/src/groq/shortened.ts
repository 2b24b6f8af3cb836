import { inTurns } from '../http/turns.ts'
import { isRecord } from '../store/document.ts'

/*
 * A page shows a part of what documents can hold, and cannot be made from an answer of hundreds of megabytes, which documents of
 * a few megabytes add up to. A caller that sends the header `lake-answer: shortened` receives what there is room for instead of
 * all, or of a refusal. The hosted lake knows no such header.
 */
export const shortenedHeader = { name: 'lake-answer', value: 'shortened' }

/** A text of at most so many characters is left whole. */
const shortText = 300

/** What is counted of values: all characters of texts, those of long texts beyond the first 300 of each, values of any kind. */
type Size = { characters: number; longTexts: number; values: number }

const sizes = ['characters', 'longTexts', 'values'] as const

/** Room of one document, or of all documents of a list together, each of which has the same share. */
const room: Size = { characters: 16_000_000, longTexts: 2_000_000, values: 1_000_000 }

/** Fields of a document, which may stand after a list that left no room for values. */
const fieldsAfterLists = 1000

/**
 * An answer whose documents have room, each and all of a list together: of long texts the beginning is left, and of
 * the lists inside of documents the first members. What has room is left as it is; lists of documents keep all of them.
 * Others have their turn between two documents.
 */
export async function shortened(answer: unknown): Promise<unknown> {
  if (Array.isArray(answer)) return documentsWithRoom(answer)
  if (!isRecord(answer) || '_id' in answer) return (await documentsWithRoom([answer]))[0]
  const parts: [string, unknown][] = []
  for (const [name, part] of Object.entries(answer)) {
    const documents = await documentsWithRoom(Array.isArray(part) ? part : [part])
    parts.push([name, Array.isArray(part) ? documents : documents[0]])
  }
  return Object.fromEntries(parts)
}

async function documentsWithRoom(documents: readonly unknown[]): Promise<readonly unknown[]> {
  const needed = { characters: 0, longTexts: 0, values: 0 }
  await inTurns(documents, (document) => count(document, needed))
  // Values are counted up to the first that is too much; what texts the others hold is not known.
  const isTooMuch = (what: keyof Size) => needed[what] > room[what] || needed.values > room.values
  if (!sizes.some(isTooMuch)) return documents
  const cut: unknown[] = []
  await inTurns(documents, (document) => {
    const left = { characters: Infinity, longTexts: Infinity, values: Infinity }
    for (const what of sizes.filter(isTooMuch)) left[what] = room[what] / documents.length
    cut.push(withRoom(document, left))
  })
  return cut
}

/** Adds what a value needs, as far as there is room for values. */
function count(value: unknown, needed: Size): void {
  needed.values += 1
  if (typeof value === 'string') {
    needed.characters += value.length
    needed.longTexts += Math.max(0, value.length - shortText)
  } else if (Array.isArray(value)) {
    for (let at = 0; at < value.length && needed.values <= room.values; at += 1) count(value[at], needed)
  } else if (isRecord(value)) {
    for (const name in value) {
      if (needed.values > room.values) return
      count(value[name], needed)
    }
  }
}

/** A value as far as there is room, of which it takes what it needs. */
function withRoom(value: unknown, left: Size): unknown {
  left.values -= 1
  if (typeof value === 'string') {
    const text = value.slice(0, shortText + Math.max(0, left.longTexts))
    left.characters -= text.length
    left.longTexts -= Math.max(0, text.length - shortText)
    return text.toWellFormed()
  }
  if (Array.isArray(value)) {
    const members: unknown[] = []
    for (const member of value as unknown[]) {
      if (left.characters < 0 || left.values < 0) break
      members.push(withRoom(member, left))
    }
    return members
  }
  if (!isRecord(value)) return value
  const fields: [string, unknown][] = []
  for (const name in value) {
    if (left.values < -fieldsAfterLists) break
    fields.push([name, withRoom(value[name], left)])
  }
  return Object.fromEntries(fields)
}
