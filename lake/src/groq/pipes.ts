import { totalCompare } from './compare.ts'
import { matchScore } from './match.ts'
import { pathOf } from './plan.ts'
import type { Run } from './run.ts'
import { type Scope, nested } from './scope.ts'
import { type Node, child, children } from './syntax.ts'
import { textQueryOf, textScore } from './text-query.ts'
import { type Trace, type Traced, arrayOf, isObject, nothing, traceOf } from './traced.ts'

type Row = { item: Traced; keys: unknown[] }

/** Pages up to this length are picked out without sorting the rest. */
const shortPage = 200
/** Rows that are sorted without a pause. */
const sortedRun = 16_384

/** `| order(a, b desc)`: stable. With `max`, only so many of the first are wanted. */
export function order(node: Node, { value, trace }: Traced, scope: Scope, run: Run, max = Infinity): Traced {
  if (!Array.isArray(value)) return nothing
  const list = value as unknown[]
  const keys = children(node, 'args').map((key) => {
    const isDirected = key.type === 'Desc' || key.type === 'Asc'
    const expression = isDirected ? child(key, 'base') : key
    return { sign: key.type === 'Desc' ? -1 : 1, node: expression, read: pathOf(expression)?.read }
  })
  const rowAt = (at: number): Row => {
    const item = { value: list[at], trace: trace && traceOf(trace, at) }
    let inner: Scope | undefined
    const keyOf = ({ node: expression, read }: (typeof keys)[number]) => {
      if (read && isObject(item.value)) return read(item.value)
      inner ??= expression.loops ? run.pace.keep(() => nested(scope, item)) : nested(scope, item)
      return run.evaluate(expression, inner).value
    }
    return { item, keys: keys.map(keyOf) }
  }
  const compare = (a: Row, b: Row): number => {
    for (let at = 0; at < keys.length; at += 1) {
      const compared = totalCompare(a.keys[at], b.keys[at])
      if (compared !== 0) return compared * (keys[at]?.sign ?? 1)
    }
    return 0
  }
  run.budget.items(list.length * keys.length)
  const isFlat = keys.every((key) => !key.node.loops)
  const rows = run.pace.loop(list.length, isFlat, rowAt, (all) => all)
  return run.pace.keep(() => {
    const sorted = max <= shortPage ? firstOf(rows, max, compare) : sortInSlices(rows, compare, run)
    return arrayOf(
      sorted.map((row) => row.item),
      run.tracing,
    )
  })
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

/** The first `max` rows in order, as a stable sort would have them. */
function firstOf(rows: readonly Row[], max: number, compare: (a: Row, b: Row) => number): Row[] {
  const first: Row[] = []
  for (const row of rows) {
    const last = first.at(-1)
    if (first.length >= max && (!last || compare(row, last) >= 0)) continue
    let [low, high] = [0, first.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (compare(row, first[middle] as Row) < 0) high = middle
      else low = middle + 1
    }
    first.splice(low, 0, row)
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
  if (query) return textScore(value(child(node, 'left')), value(query), run.budget)
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
