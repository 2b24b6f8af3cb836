import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '../store/document.ts'

/*
 * Mendoza is Sanity's compact form of a change (github.com/sanity-io/mendoza). The npm package only applies patches;
 * this makes them, field by field, so that history shows who changed what. A patch is a flat list of operations
 * and their arguments, run against a stack of input and output values.
 */

const op = {
  value: 0,
  pushFieldCopy: 10,
  pushFieldBlank: 11,
  pushElementCopy: 12,
  pushElementBlank: 13,
  returnIntoObjectSameKeyPop: 15,
  returnIntoArrayPop: 16,
  setField: 17,
  deleteField: 19,
  appendValue: 20,
  appendSlice: 21,
  appendString: 22,
  appendStringSlice: 23,
} as const

/** The patch that turns `before` into `after`; `null` means no document. */
export function mendozaPatch(before: unknown, after: unknown): unknown[] {
  if (isRecord(before) && isRecord(after)) return objectOperations(before, after)
  return [op.value, after ?? null]
}

function objectOperations(before: Record<string, unknown>, after: Record<string, unknown>): unknown[] {
  const patch: unknown[] = []
  const keys = Object.keys(before).sort()
  for (const [at, key] of keys.entries()) {
    if (!Object.hasOwn(after, key) || after[key] === undefined) patch.push(op.deleteField, at)
    else if (!isDeepStrictEqual(before[key], after[key]))
      append(patch, fieldOperations(at, key, before[key], after[key]))
  }
  for (const key of Object.keys(after)) {
    if (!Object.hasOwn(before, key) && after[key] !== undefined) patch.push(op.setField, after[key], key)
  }
  return patch
}

/** Not `push(...operations)`: a long list has more of them than a call may have arguments. */
function append(patch: unknown[], operations: readonly unknown[]): void {
  for (const operation of operations) patch.push(operation)
}

function fieldOperations(at: number, key: string, before: unknown, after: unknown): unknown[] {
  const inner = changed(before, after)
  if (!inner) return [op.setField, after, key]
  const push = inner.isBlank ? op.pushFieldBlank : op.pushFieldCopy
  return [push, at, ...inner.operations, op.returnIntoObjectSameKeyPop]
}

/** Operations that change a value inside, or undefined when replacing it is all there is. */
function changed(before: unknown, after: unknown): { isBlank: boolean; operations: unknown[] } | undefined {
  if (isRecord(before) && isRecord(after))
    return { isBlank: false, operations: objectOperations(before, after) }
  if (Array.isArray(before) && Array.isArray(after) && before.length > 0 && after.length > 0) {
    return { isBlank: true, operations: arrayOperations(before, after) }
  }
  if (typeof before !== 'string' || typeof after !== 'string') return undefined
  const operations = stringOperations(before, after)
  return operations && { isBlank: true, operations }
}

function arrayOperations(before: unknown[], after: unknown[]): unknown[] {
  const byKey = new Map(before.map((item, at) => [keyOf(item), at]))
  const isShort = Math.max(before.length, after.length) <= maxSearched
  const patch: unknown[] = []
  let run: { left: number; right: number } | undefined
  const endRun = () => {
    if (run) patch.push(op.appendSlice, run.left, run.right)
    run = undefined
  }
  for (const [index, item] of after.entries()) {
    const key = keyOf(item)
    const known = key === undefined ? undefined : byKey.get(key)
    const same = known ?? sameItem(before, item, run?.right ?? index, isShort)
    if (same !== undefined && isDeepStrictEqual(before[same], item)) {
      if (run?.right === same) run.right += 1
      else {
        endRun()
        run = { left: same, right: same + 1 }
      }
      continue
    }
    endRun()
    const inner = known === undefined ? undefined : changed(before[known], item)
    if (inner) {
      const push = inner.isBlank ? op.pushElementBlank : op.pushElementCopy
      append(patch, [push, known, ...inner.operations, op.returnIntoArrayPop])
    } else {
      patch.push(op.appendValue, item)
    }
  }
  endRun()
  return patch
}

const keyOf = (item: unknown): string | undefined =>
  isRecord(item) && typeof item._key === 'string' ? item._key : undefined

/** In longer lists an item without a key is looked for in its place only: comparing all with all takes too long. */
const maxSearched = 500

/** Where an item without a key stood before: first where it is expected, then anywhere. */
function sameItem(before: unknown[], item: unknown, expected: number, isShort: boolean): number | undefined {
  if (expected < before.length && isDeepStrictEqual(before[expected], item)) return expected
  if (!isShort) return undefined
  const at = before.findIndex((other) => isDeepStrictEqual(other, item))
  return at === -1 ? undefined : at
}

/**
 * Operations for a changed string. Mendoza counts UTF-8 bytes, and its decoder misreads a slice that starts after
 * a character of several bytes, so the common end is only used in plain ASCII.
 */
function stringOperations(before: string, after: string): unknown[] | undefined {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  if (start > 0 && isHighSurrogate(before.charCodeAt(start - 1))) start -= 1
  let end = 0
  const isAscii = /^[\x20-\x7e\n\t]*$/.test(before)
  while (isAscii && end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  if (start + end < 8) return undefined
  const patch: unknown[] = []
  if (start > 0) patch.push(op.appendStringSlice, 0, Buffer.byteLength(before.slice(0, start)))
  const middle = after.slice(start, after.length - end)
  if (middle !== '') patch.push(op.appendString, middle)
  if (end > 0) patch.push(op.appendStringSlice, before.length - end, before.length)
  return patch
}

const isHighSurrogate = (code: number) => code >= 0xd800 && code <= 0xdbff
