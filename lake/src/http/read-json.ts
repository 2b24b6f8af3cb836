import { httpError } from './errors.ts'

/** Attributes of one object: with more, each copy of it takes ten times as long. */
export const maxAttributes = 2000
/** Different names of attributes in a body: to parse many in small objects takes ten times as long. */
const maxNames = 50_000

export const tooManyAttributes = `An object may have at most ${maxAttributes} attributes; use a list, or several patches`

/**
 * Parses JSON whose objects can be read and copied fast.
 * @throws LakeError 400 when it is none, 413 when an object has too many attributes, or the text too many names of attributes
 */
export function readJson(text: string): unknown {
  if (hasMoreNames(text, maxNames))
    throw httpError(
      413,
      `The body may have at most ${maxNames} different attribute names; split it into smaller ones`,
    )
  const value = parse(text)
  assertNarrow(value)
  return value
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw httpError(400, 'The body is not valid JSON')
  }
}

/** Characters of the shortest attribute: `"a":0,` */
const shortest = 6

/** Whether a JSON text has more than `max` different names of attributes. */
function hasMoreNames(text: string, max: number): boolean {
  if (text.length < max * shortest) return false
  const names = new Set<string>()
  const colon = /\s*:/y
  for (let start = text.indexOf('"'); start !== -1;) {
    const end = endOfString(text, start + 1)
    colon.lastIndex = end + 1
    if (colon.test(text) && names.add(text.slice(start, end)).size > max) return true
    start = text.indexOf('"', end + 1)
  }
  return false
}

/** The place of the quotation mark that ends a string. */
function endOfString(text: string, from: number): number {
  for (let end = text.indexOf('"', from); end !== -1; end = text.indexOf('"', end + 1)) {
    let backslashes = 0
    while (text[end - 1 - backslashes] === '\\') backslashes += 1
    if (backslashes % 2 === 0) return end
  }
  return text.length
}

/** @throws LakeError 413 when an object of a JSON value has too many attributes */
function assertNarrow(value: unknown): void {
  // a list of its own instead of recursion: JSON can be nested deeper than functions can
  const waiting = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next !== 'object' || next === null) continue
    const parts = Object.values(next) as unknown[]
    if (!Array.isArray(next) && parts.length > maxAttributes) throw httpError(413, tooManyAttributes)
    for (const part of parts) if (typeof part === 'object') waiting.push(part)
  }
}
