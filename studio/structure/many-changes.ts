import { maxEntries } from '../schema/rules/bounds.ts'

/** Changed members of one list that are drawn, each as a line of its own. */
const maxChanged = 500

/** Whether two versions of a document have a list, at any depth of objects, with more members or changes than a browser can compare. */
export function hasManyChanges(before: unknown, after: unknown): boolean {
  if (Array.isArray(before) || Array.isArray(after)) return differMuch(listOf(before), listOf(after))
  const [from, to] = [recordOf(before), recordOf(after)]
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].some((name) =>
    hasManyChanges(from[name], to[name]),
  )
}

function differMuch(before: readonly unknown[], after: readonly unknown[]): boolean {
  const length = Math.max(before.length, after.length)
  if (length > maxEntries) return true
  let changed = 0
  for (let at = 0; at < length; at += 1) {
    if (JSON.stringify(before[at]) === JSON.stringify(after[at])) continue
    changed += 1
    if (changed > maxChanged || hasManyChanges(before[at], after[at])) return true
  }
  return false
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const recordOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
