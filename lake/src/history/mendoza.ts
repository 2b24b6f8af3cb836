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

/** How a value changes: not at all, by operations inside of it, or as a whole. */
type Change = 'none' | 'whole' | { isBlank: boolean; operations: unknown[] }

/** The patch that turns `before` into `after`; `null` means no document. */
export function mendozaPatch(before: unknown, after: unknown): unknown[] {
  if (isRecord(before) && isRecord(after)) return objectOperations(before, after)
  return wholePatch(after)
}

/** The patch that replaces whatever was there. */
export const wholePatch = (after: unknown): unknown[] => [op.value, after ?? null]

/** Each part of both values is compared once, so that the time grows with their length. */
function changeOf(before: unknown, after: unknown): Change {
  if (isRecord(before) && isRecord(after)) {
    const operations = objectOperations(before, after)
    return operations.length === 0 ? 'none' : { isBlank: false, operations }
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length === 0 || after.length === 0) return before.length === after.length ? 'none' : 'whole'
    const operations = arrayOperations(before, after)
    const [operation, from, to] = operations
    const isSame =
      operations.length === 3 && operation === op.appendSlice && from === 0 && to === before.length
    return isSame ? 'none' : { isBlank: true, operations }
  }
  if (Object.is(before, after)) return 'none'
  if (typeof before !== 'string' || typeof after !== 'string') return 'whole'
  const operations = stringOperations(before, after)
  return operations ? { isBlank: true, operations } : 'whole'
}

function objectOperations(before: Record<string, unknown>, after: Record<string, unknown>): unknown[] {
  const patch: unknown[] = []
  const keys = Object.keys(before).sort()
  for (const [at, key] of keys.entries()) {
    if (!Object.hasOwn(after, key) || after[key] === undefined) {
      patch.push(op.deleteField, at)
      continue
    }
    const change = changeOf(before[key], after[key])
    if (change === 'none') continue
    if (change === 'whole') patch.push(op.setField, after[key], key)
    else {
      patch.push(change.isBlank ? op.pushFieldBlank : op.pushFieldCopy, at)
      append(patch, change.operations)
      patch.push(op.returnIntoObjectSameKeyPop)
    }
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

function arrayOperations(before: unknown[], after: unknown[]): unknown[] {
  const find = finderOf(before)
  const patch: unknown[] = []
  let run: { left: number; right: number } | undefined
  const endRun = () => {
    if (run) patch.push(op.appendSlice, run.left, run.right)
    run = undefined
  }
  for (const [index, item] of after.entries()) {
    const key = keyOf(item)
    const at = find(key, item, run?.right ?? index)
    const change = at === undefined ? 'whole' : key === undefined ? 'none' : changeOf(before[at], item)
    if (at !== undefined && change === 'none') {
      if (run?.right === at) run.right += 1
      else {
        endRun()
        run = { left: at, right: at + 1 }
      }
      continue
    }
    endRun()
    if (typeof change !== 'object') patch.push(op.appendValue, item)
    else {
      patch.push(change.isBlank ? op.pushElementBlank : op.pushElementCopy, at)
      append(patch, change.operations)
      patch.push(op.returnIntoArrayPop)
    }
  }
  endRun()
  return patch
}

const keyOf = (item: unknown): string | undefined =>
  isRecord(item) && typeof item._key === 'string' ? item._key : undefined

/**
 * Finds where an item stood in a list: one with a key where an item had the same key, each of them once, as a list may repeat
 * a key; one without where an equal item stood, first where it is expected, then anywhere.
 */
function finderOf(list: readonly unknown[]) {
  const byKey = new Map<string, number[]>()
  for (let at = list.length - 1; at >= 0; at -= 1) {
    const key = keyOf(list[at])
    if (key === undefined) continue
    const places = byKey.get(key)
    if (places) places.push(at)
    else byKey.set(key, [at])
  }
  let byText: Map<string, number> | undefined
  return (key: string | undefined, item: unknown, expected: number): number | undefined => {
    if (key !== undefined) return byKey.get(key)?.pop()
    if (expected < list.length && isDeepStrictEqual(list[expected], item)) return expected
    byText ??= new Map(list.map((other, at) => [JSON.stringify(other), at] as const).reverse())
    return byText.get(JSON.stringify(item))
  }
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
