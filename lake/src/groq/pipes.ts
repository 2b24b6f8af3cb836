import { firstNot } from '../store/sorted-documents.ts'
import { totalCompare } from './compare.ts'
import { matchScore } from './match.ts'
import { pathOf } from './plan.ts'
import type { Run } from './run.ts'
import { type Scope, nested } from './scope.ts'
import { type Node, child, children } from './syntax.ts'
import { searchOf, textQueryOf, textScore } from './text-query.ts'
import { type Trace, type Traced, arrayOf, isObject, nothing, traceOf } from './traced.ts'

/** Pages up to this length are picked out without sorting the rest. */
const shortPage = 200
/** Items that are sorted without a pause. */
const sortedRun = 16_384

/** `| order(a, b desc)`: stable. With `max`, only the first `max` items are needed. */
export function order(node: Node, { value, trace }: Traced, scope: Scope, run: Run, max = Infinity): Traced {
  if (!Array.isArray(value)) return nothing
  const list = value as unknown[]
  const itemAt = (at: number): Traced => ({ value: list[at], trace: trace && traceOf(trace, at) })
  const keys = children(node, 'args')
  run.budget.items(list.length * keys.length)
  const columns = keys.map((key) => {
    const expression = key.type === 'Desc' || key.type === 'Asc' ? child(key, 'base') : key
    const read = pathOf(expression)?.read
    const keyAt = (at: number): unknown => {
      const item = list[at]
      if (read && isObject(item)) return read(item)
      const enter = () => nested(scope, itemAt(at))
      return run.evaluate(expression, expression.loops ? run.pace.keep(enter) : enter()).value
    }
    const values = run.pace.loop(list.length, !expression.loops, keyAt, (all) => all)
    return { sign: key.type === 'Desc' ? -1 : 1, values }
  })
  const compare = (a: number, b: number): number => {
    for (const { sign, values } of columns) {
      const compared = compareCounted(values[a], values[b], run)
      if (compared !== 0) return compared * sign
    }
    return 0
  }
  return run.pace.keep(() => {
    const sorted =
      max <= shortPage
        ? firstOf(list.length, max, compare)
        : sortInSlices(
            list.map((_, at) => at),
            compare,
            run,
          )
    return arrayOf(sorted.map(itemAt), run.tracing)
  })
}

/** Characters of two texts that are compared first: most differ there. */
const shortText = 64
/** What comparing two values costs, as a part of one step of evaluation. */
const comparison = 1 / 16

/**
 * `totalCompare`, counted, and as far as two texts are alike also by their length: a sort compares each value many times,
 * rows can have hundreds of values that are alike, and it cannot be interrupted.
 */
function compareCounted(a: unknown, b: unknown, run: Run): number {
  run.budget.work(comparison)
  if (typeof a !== 'string' || typeof b !== 'string' || a.length <= shortText || b.length <= shortText)
    return totalCompare(a, b)
  const compared = totalCompare(a.slice(0, shortText), b.slice(0, shortText))
  if (compared !== 0) return compared
  run.budget.work(Math.min(a.length, b.length) / 256)
  return totalCompare(a, b)
}

/** A stable sort that can be interrupted: runs of rows are sorted, then merged in pairs. */
function sortInSlices<T>(rows: T[], compare: (a: T, b: T) => number, run: Run): T[] {
  if (rows.length <= sortedRun) return rows.sort(compare)
  const count = Math.ceil(rows.length / sortedRun)
  const sorted = (at: number) => rows.slice(at * sortedRun, (at + 1) * sortedRun).sort(compare)
  let runs = run.pace.loop(count, false, sorted, (all) => all)
  while (runs.length > 1) {
    const before = runs
    const merged = (at: number) => merge(before[at * 2] ?? [], before[at * 2 + 1] ?? [], compare)
    runs = run.pace.loop(Math.ceil(before.length / 2), false, merged, (all) => all)
  }
  return runs[0] ?? []
}

function merge<T>(left: readonly T[], right: readonly T[], compare: (a: T, b: T) => number): T[] {
  const merged: T[] = []
  let [fromLeft, fromRight] = [0, 0]
  while (fromLeft < left.length && fromRight < right.length) {
    const isRight = compare(right[fromRight] as T, left[fromLeft] as T) < 0
    merged.push((isRight ? right[fromRight++] : left[fromLeft++]) as T)
  }
  return merged.concat(left.slice(fromLeft), right.slice(fromRight))
}

/** The positions of the first `max` of `length` items in order, as a stable sort would have them. */
function firstOf(length: number, max: number, compare: (a: number, b: number) => number): number[] {
  const first: number[] = []
  for (let at = 0; at < length; at += 1) {
    const last = first.at(-1)
    if (first.length >= max && (last === undefined || compare(at, last) >= 0)) continue
    first.splice(
      firstNot(first.length, (place) => compare(at, first[place] ?? 0) >= 0),
      0,
      at,
    )
    if (first.length > max) first.pop()
  }
  return first
}

/** `| score(…)`: adds `_score` to each object and puts the highest first; what is no object comes last, unchanged. */
export function score(node: Node, { value, trace }: Traced, scope: Scope, run: Run): Traced {
  if (!Array.isArray(value)) return nothing
  const list = value as unknown[]
  const hasLoop = children(node, 'args').some((argument) => argument.loops)
  const scored = (at: number) => {
    const item = { value: list[at], trace: trace && traceOf(trace, at) }
    if (!isObject(item.value)) return { sum: -Infinity, item }
    run.budget.items(Object.keys(item.value).length)
    const inner = hasLoop ? run.pace.keep(() => nested(scope, item)) : nested(scope, item)
    let sum = typeof item.value._score === 'number' ? item.value._score : 0
    for (const argument of children(node, 'args')) sum += scoreOf(argument, inner, run)
    return { sum, item: withScore(item, item.value, sum, run.tracing) }
  }
  const rows = run.pace.loop(list.length, !hasLoop, scored, (all) => all)
  const sorted = sortInSlices(rows, (a, b) => (b.sum > a.sum ? 1 : b.sum < a.sum ? -1 : 0), run)
  return arrayOf(
    sorted.map((entry) => entry.item),
    run.tracing,
  )
}

function withScore({ trace }: Traced, value: Record<string, unknown>, sum: number, tracing: boolean): Traced {
  const fields = new Map<string, Trace>()
  if (tracing) for (const name of Object.keys(value)) fields.set(name, traceOf(trace, name))
  return { value: { ...value, _score: sum }, trace: tracing ? { kind: 'object', fields } : undefined }
}

function scoreOf(node: Node, scope: Scope, run: Run): number {
  const value = (part: Node) => run.evaluate(part, scope).value
  if (node.type === 'Group') return scoreOf(child(node, 'base'), scope, run)
  const query = textQueryOf(node)
  if (query) return textScore(value(child(node, 'left')), value(query), searchOf(run))
  if (node.type === 'OpCall' && node.op === 'match') {
    return matchScore(value(child(node, 'left')), value(child(node, 'right')), run.budget)
  }
  if (node.type === 'FuncCall' && node.name === 'boost') {
    const [inner, by] = children(node, 'args')
    const amount = by && value(by)
    const base = inner ? scoreOf(inner, scope, run) : 0
    return typeof amount === 'number' && base > 0 ? base + amount : 0
  }
  if (node.type === 'Or')
    return scoreOf(child(node, 'left'), scope, run) + scoreOf(child(node, 'right'), scope, run)
  if (node.type === 'And') {
    const left = scoreOf(child(node, 'left'), scope, run)
    const right = scoreOf(child(node, 'right'), scope, run)
    return left === 0 || right === 0 ? 0 : left + right
  }
  return value(node) === true ? 1 : 0
}
