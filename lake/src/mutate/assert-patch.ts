import { extractWithPath } from '@sanity/mutator'
import { invalid } from '../http/errors.ts'
import { isRecord } from '../store/document.ts'

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
    if (valuesAt(path, document).some((found) => typeof found !== type)) yield `"${path}" holds no ${type}`
  }
}

function* insertProblems(operand: unknown, document: Document): Generator<string> {
  if (!isRecord(operand) || !Array.isArray(operand.items)) return yield 'it takes a place and a list of items'
  const given = places.filter((place) => operand[place] !== undefined)
  const path = operand[given[0] ?? '']
  if (given.length !== 1 || typeof path !== 'string')
    return yield `it takes one of ${places.join(', ')}, with a path`
  yield* pathProblems(path, document)
  const list = parentOf(path)
  if (list === undefined || !path.endsWith(']')) return yield `"${path}" is no place in a list`
  if (!valuesAt(list, document).every(Array.isArray)) yield `"${list}" holds no list`
}

/** Whether a range has a position of six digits: the mutator walks every one of a range, whether it is there or not. */
const isWide = (path: string) => (path.match(/\[[\s\d:,-]*\]/g) ?? []).some((range) => /\d{6}/.test(range))

function* pathProblems(path: string, document: Document): Generator<string> {
  const unreadable = `the path "${path.slice(0, 100)}" cannot be read`
  const unquoted = path.replace(/"[^"]*"|'[^']*'/g, '')
  const brackets = unquoted.replace(/[^[\]]/g, '')
  if (path === '' || path.endsWith('.') || !/^(\[\])*$/.test(brackets)) yield unreadable
  if (isWide(unquoted)) yield `a range in the path "${path.slice(0, 100)}" is too wide`
  try {
    extractWithPath(path, document)
  } catch {
    yield unreadable
  }
  for (let parent = parentOf(path); parent !== undefined; parent = parentOf(parent)) {
    if (valuesAt(parent, document).some((value) => typeof value !== 'object'))
      yield `"${parent}" holds neither an object nor a list`
  }
}

const valuesAt = (path: string, document: Document): unknown[] =>
  extractWithPath(path, document)
    .map(({ value }) => value as unknown)
    .filter((value) => value !== undefined && value !== null)

const lastStep = /(?:\.\.?[^.[\]"']+|\[(?:"[^"]*"|'[^']*'|[^\]"'])*\])$/

/** The path without its last step; undefined for a single name. */
function parentOf(path: string): string | undefined {
  const parent = path.replace(lastStep, '')
  return parent === path || parent === '' ? undefined : parent
}
