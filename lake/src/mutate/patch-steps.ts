import { isRecord } from '../store/document.ts'

type Patch = Record<string, unknown>

/** In the order in which @sanity/mutator applies them. */
const operations = ['setIfMissing', 'set', 'unset', 'diffMatchPatch', 'inc', 'dec', 'insert']

/**
 * A patch as one patch for each of its paths, which have the same result one after another: a patch can have any number of
 * paths, and takes too long as a whole. What is not known, or not as expected, stays as it is.
 */
export function patchSteps(patch: Patch): Patch[] {
  const names = new Set([...operations.filter((name) => name in patch), ...Object.keys(patch)])
  return [...names].flatMap((name) => operandsOf(name, patch[name]).map((operand) => ({ [name]: operand })))
}

function operandsOf(name: string, operand: unknown): unknown[] {
  if (name === 'unset' && Array.isArray(operand)) return operand.map((path: unknown) => [path])
  if (name === 'insert' || !isRecord(operand)) return [operand]
  return Object.entries(operand).map(([path, value]) => ({ [path]: value }))
}

/** The path of a step of `patchSteps`; empty where it is none that can be read, and for `insert`. */
export function pathOf(step: Patch): string {
  if ('insert' in step) return ''
  const [operand] = Object.values(step)
  const path: unknown = Array.isArray(operand) ? operand[0] : isRecord(operand) ? Object.keys(operand)[0] : ''
  return typeof path === 'string' ? path : ''
}
