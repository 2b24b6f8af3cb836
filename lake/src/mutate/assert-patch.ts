import { extractWithPath } from '@sanity/mutator'
import { mutationError } from '../http/errors.ts'
import { isRecord } from '../store/document.ts'
import { assertPaths } from './validate.ts'

const places = ['before', 'after', 'replace']

/**
 * Refuses a patch that the hosted lake refuses: unknown operations, operands of the wrong kind, paths that cannot be
 * read, paths into a text or a number, and `inc` of what is no number.
 * @throws LakeError of type mutationError
 */
export function assertPatch(
  patch: Record<string, unknown>,
  document: Record<string, unknown>,
  index: number,
): void {
  assertPaths(patch, index)
  for (const [operation, operand] of Object.entries(patch)) {
    const problem = problemOf(operation, operand, document)
    if (problem === undefined) continue
    const id = String(document._id)
    const description = `The operation "${operation.slice(0, 60)}" on "${id}" is refused: ${problem}`
    throw mutationError({ type: 'validationError', description, id }, index, 400)
  }
}

function problemOf(
  operation: string,
  operand: unknown,
  document: Record<string, unknown>,
): string | undefined {
  if (operation === 'unset') {
    if (!Array.isArray(operand) || !operand.every((path) => typeof path === 'string'))
      return 'it takes a list of paths'
    return firstProblem(operand, (path) => pathProblem(path, document))
  }
  if (operation === 'insert') return insertProblem(operand, document)
  const check = operandChecks.get(operation)
  if (!check) return 'there is no such operation'
  if (!isRecord(operand)) return 'it takes an object of paths and values'
  return firstProblem(
    Object.entries(operand),
    ([path, value]) => pathProblem(path, document) ?? check(path, value, document),
  )
}

type Check = (path: string, value: unknown, document: Record<string, unknown>) => string | undefined

const number: Check = (path, value, document) => {
  if (typeof value !== 'number') return `the value for "${path}" must be a number`
  const isNumber = valuesAt(path, document).every((found) => typeof found === 'number')
  return isNumber ? undefined : `"${path}" holds no number`
}
const text: Check = (path, value, document) => {
  if (typeof value !== 'string') return `the value for "${path}" must be a text`
  const isText = valuesAt(path, document).every((found) => typeof found === 'string')
  return isText ? undefined : `"${path}" holds no text`
}
const anything: Check = () => undefined

const operandChecks = new Map<string, Check>([
  ['set', anything],
  ['setIfMissing', anything],
  ['inc', number],
  ['dec', number],
  ['diffMatchPatch', text],
])

function insertProblem(operand: unknown, document: Record<string, unknown>): string | undefined {
  if (!isRecord(operand) || !Array.isArray(operand.items)) return 'it takes a place and a list of items'
  const given = places.filter((place) => operand[place] !== undefined)
  const path = operand[given[0] ?? '']
  if (given.length !== 1 || typeof path !== 'string')
    return `it takes one of ${places.join(', ')}, with a path`
  const problem = pathProblem(path, document)
  if (problem !== undefined) return problem
  const list = parentOf(path)
  if (list === undefined || !path.endsWith(']')) return `"${path}" is no place in a list`
  const isList = valuesAt(list, document).every(Array.isArray)
  return isList ? undefined : `"${list}" holds no list`
}

function firstProblem<T>(items: readonly T[], check: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const problem = check(item)
    if (problem !== undefined) return problem
  }
  return undefined
}

function pathProblem(path: string, document: Record<string, unknown>): string | undefined {
  const unreadable = `the path "${path.slice(0, 100)}" cannot be read`
  const brackets = path.replace(/"[^"]*"|'[^']*'/g, '').replace(/[^[\]]/g, '')
  if (path === '' || path.endsWith('.') || !/^(\[\])*$/.test(brackets)) return unreadable
  try {
    extractWithPath(path, document)
  } catch {
    return unreadable
  }
  for (let parent = parentOf(path); parent !== undefined; parent = parentOf(parent)) {
    const isPlain = valuesAt(parent, document).some((value) => typeof value !== 'object')
    if (isPlain) return `"${parent}" holds neither an object nor a list`
  }
  return undefined
}

const valuesAt = (path: string, document: Record<string, unknown>): unknown[] =>
  extractWithPath(path, document)
    .map(({ value }) => value as unknown)
    .filter((value) => value !== undefined && value !== null)

const lastStep = /(?:\.\.?[^.[\]"']+|\[(?:"[^"]*"|'[^']*'|[^\]"'])*\])$/

/** The path without its last step; undefined for a single name. */
function parentOf(path: string): string | undefined {
  const parent = path.replace(lastStep, '')
  return parent === path || parent === '' ? undefined : parent
}
