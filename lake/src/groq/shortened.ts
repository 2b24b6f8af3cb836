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

/** Room of one document, or of all documents of a list together. The catalogue of 10,000 items has 1.1 million values. */
const room: Size = { characters: 16_000_000, longTexts: 2_000_000, values: 1_500_000 }

/** A document with more values is counted as one with endless texts, too. */
const manyValues = 200_000

/** Fields of a document, which may stand after a list that left no room for values. */
const fieldsAfterLists = 1000

/**
 * An answer whose documents have room, each and all of a list together: of long texts the beginning is left, and of
 * the lists inside of documents the first members. What has room is left as it is; lists of documents keep all of them, and
 * of too much, the largest are cut to one size. Others have their turn between two documents.
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
  const needs: Size[] = []
  await inTurns(documents, (document) => needs.push(needOf(document)))
  const share = { characters: Infinity, longTexts: Infinity, values: Infinity }
  for (const what of sizes) {
    share[what] = shareIn(
      room[what],
      needs.map((need) => need[what]),
    )
  }
  if (sizes.every((what) => share[what] === Infinity)) return documents
  const cut: unknown[] = []
  await inTurns(documents, (document) => cut.push(withRoom(document, { ...share })))
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
  count(document, need)
  return need.values > manyValues ? { ...need, characters: Infinity, longTexts: Infinity } : need
}

/** Adds what a value needs, up to many values. */
function count(value: unknown, need: Size): void {
  need.values += 1
  if (typeof value === 'string') {
    need.characters += value.length
    need.longTexts += Math.max(0, value.length - shortText)
  } else if (Array.isArray(value)) {
    for (let at = 0; at < value.length && need.values <= manyValues; at += 1) count(value[at], need)
  } else if (isRecord(value)) {
    for (const name in value) {
      if (need.values > manyValues) return
      count(value[name], need)
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
