import { extractWithPath } from '@sanity/mutator'
import { invalid } from '../http/errors.ts'
import { isRecord } from '../store/document.ts'
import { patchedExactly } from './exact-patch.ts'

type Document = Record<string, unknown>

/** Operations on paths with values, and the type of their values and of what they change. */
const operandTypes = new Map([
  ['set', undefined],
  ['setIfMissing', undefined],
  ['inc', 'number'],
  ['dec', 'number'],
  ['diffMatchPatch', 'string'],
])
const places = ['before', 'after', 'replace']

/**
 * Refuses a patch that the hosted lake refuses: unknown operations, operands of the wrong kind, paths that cannot be
 * read, paths into a text or a number, and `inc` of what is no number.
 * @throws LakeError of type mutationError
 */
export function assertPatch(patch: Record<string, unknown>, document: Document, index: number): void {
  for (const [operation, operand] of Object.entries(patch)) {
    const [problem] = problemsOf(operation, operand, document)
    const id = String(document._id)
    if (problem !== undefined)
      throw invalid(`The operation "${operation.slice(0, 60)}" on "${id}" is refused: ${problem}`, id, index)
  }
}

/** Lazy: what comes after a problem may rely on its absence. */
function* problemsOf(operation: string, operand: unknown, document: Document): Generator<string> {
  if (operation === 'insert') return yield* insertProblems(operand, document)
  if (operation === 'unset') {
    if (!Array.isArray(operand) || !operand.every((path) => typeof path === 'string'))
      return yield 'it takes a list of paths'
    for (const path of operand) yield* pathProblems(path, document)
    return
  }
  if (!operandTypes.has(operation)) return yield 'there is no such operation'
  if (!isRecord(operand)) return yield 'it takes an object of paths and values'
  const type = operandTypes.get(operation)
  for (const [path, value] of Object.entries(operand)) {
    yield* pathProblems(path, document)
    if (type === undefined) continue
    if (typeof value !== type) yield `the value for "${path}" must be a ${type}`
    const values = valuesAt(path, document)
    if (values.some((found) => typeof found !== type)) yield `"${path}" holds no ${type}`
    if (operation === 'diffMatchPatch' && isSlow(String(value), values as string[]))
      yield `the patch for "${path}" has too many changes for a text of this length; replace the text with "set"`
  }
}

/** Each hunk of a patch that does not fit is looked for in the whole text, of each text that the path leads to. */
const maxSearched = 2_000_000
const isSlow = (patch: string, texts: readonly string[]) =>
  !(texts.length === 1 && patchedExactly(texts[0] ?? '', patch) !== undefined) && isSlowToFind(patch, texts)

/** Characters of what a hunk replaces: a quarter of it is searched for in the text, in a time that grows with both, and nothing ends that. */
const maxReplaced = 10_000

function isLongHunk(patch: string): boolean {
  let replaced = 0
  return patch.split('\n').some((line) => {
    if (line.startsWith('@@')) replaced = 0
    else if (!line.startsWith('+')) replaced += line.length
    return replaced > maxReplaced
  })
}

/** Whether the mutator would take too long to look for the hunks of a patch. */
export const isSlowToFind = (patch: string, texts: readonly string[]): boolean =>
  isLongHunk(patch) ||
  (patch.split('@@ -').length - 1) * texts.reduce((sum, { length }) => sum + length + patch.length, 0) >
    maxSearched

function* insertProblems(operand: unknown, document: Document): Generator<string> {
  if (!isRecord(operand) || !Array.isArray(operand.items)) return yield 'it takes a place and a list of items'
  const given = places.filter((place) => operand[place] !== undefined)
  const path = operand[given[0] ?? '']
  if (given.length !== 1 || typeof path !== 'string')
    return yield `it takes one of ${places.join(', ')}, with a path`
  yield* pathProblems(path, document)
  const list = parentOf(path)
  if (list === undefined || !path.endsWith(']')) return yield `"${path}" is no place in a list`
  const lists = valuesAt(list, document)
  if (!lists.every(Array.isArray)) yield `"${list}" holds no list`
  if (lists.length > 1 && lists.length * operand.items.length > maxPositions)
    yield `"${list}" leads to too many lists`
}

const maxPositions = 10_000

/**
 * Whether the ranges of a path have too many positions: the mutator walks every one, whether it is there or not, and all of
 * them again for each when the path goes on.
 */
function isWide(path: string): boolean {
  const counts = [...path.matchAll(/\[[\s\d:,-]*\]/g)].map(({ 0: range, index }) => {
    const parts = range.slice(1, -1).split(',')
    const count = parts.reduce((sum, part) => sum + widthOf(part), 0)
    return index + range.length === path.length ? count : count ** 2
  })
  return counts.reduce((product, count) => product * Math.max(1, count), 1) > maxPositions
}

/** The positions in `3`, `2:9`, `:9` or `2:`; a range that is open, or counts from the end, has as many as its largest number. */
function widthOf(range: string): number {
  if (!range.includes(':')) return 1
  const [from = 0, to = 0] = range.split(':').map(Number)
  return from >= 0 && to > from ? to - from : Math.max(Math.abs(from), Math.abs(to))
}

/** The mutator copies a list for each place in it that it changes. */
const maxCopied = 100_000_000

/** The mutator takes time with the square of a path's length, and a power of it for each `..`. */
const maxPathLength = 1000
const maxSteps = 50
const isTooComplex = (path: string) =>
  path.length > maxPathLength || path.split('..').length > 2 || path.split(/[.[]/).length > maxSteps

function* pathProblems(path: string, document: Document): Generator<string> {
  if (isTooComplex(path)) return yield `the path "${path.slice(0, 100)}" has too many steps, or several ".."`
  const unreadable = `the path "${path.slice(0, 100)}" cannot be read`
  // an object would get other attributes than those that are stored
  if (path.includes('__proto__')) yield 'the attribute name "__proto__" is not allowed'
  const unquoted = path.replace(/"[^"]*"|'[^']*'/g, '')
  const brackets = unquoted.replace(/[^[\]]/g, '')
  if (path === '' || path.endsWith('.') || !/^(\[\])*$/.test(brackets)) yield unreadable
  // lists in lists in lists
  if (unquoted.split('][').length > 3) yield `the path "${path.slice(0, 100)}" is nested too deeply`
  if (isWide(unquoted)) yield `a range in the path "${path.slice(0, 100)}" is too wide`
  try {
    extractWithPath(path, document)
  } catch {
    yield unreadable
  }
  let longest = 0
  for (let parent = parentOf(path); parent !== undefined; parent = parentOf(parent)) {
    const values = valuesAt(parent, document)
    if (values.some((value) => typeof value !== 'object'))
      yield `"${parent}" holds neither an object nor a list`
    for (const value of values) if (Array.isArray(value)) longest = Math.max(longest, value.length)
  }
  if (extractWithPath(path, document).length * longest > maxCopied)
    yield `the path "${path.slice(0, 100)}" leads to too many places in a long list`
}

/** The values that a path leads to. */
export const valuesAt = (path: string, document: Document): unknown[] =>
  extractWithPath(path, document)
    .map(({ value }) => value as unknown)
    .filter((value) => value !== undefined && value !== null)

const lastStep = /(?:\.\.?[^.[\]"']+|\[(?:"[^"]*"|'[^']*'|[^\]"'])*\])$/

/** The path without its last step; undefined for a single name. */
function parentOf(path: string): string | undefined {
  // what stands before `..[…]` ends with its dots
  const parent = path.replace(lastStep, '').replace(/\.+$/, '')
  return parent === path || parent === '' ? undefined : parent
}
