import { totalCompare } from './compare.ts'
import { matchScore } from './match.ts'
import type { Run } from './run.ts'
import { type Scope, nested } from './scope.ts'
import { type Node, child, children } from './syntax.ts'
import { textQueryOf, textScore } from './text-query.ts'
import { type Trace, type Traced, isObject, traceOf } from './traced.ts'

/** `| order(a, b desc)`: stable. */
export function order(node: Node, items: Traced[], scope: Scope, run: Run): Traced[] {
  const keys = children(node, 'args').map((key) => {
    const isDirected = key.type === 'Desc' || key.type === 'Asc'
    return { sign: key.type === 'Desc' ? -1 : 1, node: isDirected ? child(key, 'base') : key }
  })
  run.budget.items(items.length * keys.length)
  const rows = items.map((item) => {
    const inner = nested(scope, item)
    return { item, keys: keys.map((key) => run.evaluate(key.node, inner).value) }
  })
  rows.sort((a, b) => {
    for (const [at, { sign }] of keys.entries()) {
      const compared = totalCompare(a.keys[at], b.keys[at])
      if (compared !== 0) return sign * compared
    }
    return 0
  })
  return rows.map((row) => row.item)
}

/** `| score(…)`: adds `_score` to each object and puts the highest first, as groq-js does. */
export function score(node: Node, items: Traced[], scope: Scope, run: Run): Traced[] {
  const scored = items.flatMap((item) => {
    if (!isObject(item.value)) return []
    run.budget.items(Object.keys(item.value).length)
    const inner = nested(scope, item)
    let sum = typeof item.value._score === 'number' ? item.value._score : 0
    for (const argument of children(node, 'args')) sum += scoreOf(argument, inner, run)
    return [{ sum, item: withScore(item, item.value, sum, run.tracing) }]
  })
  return scored.sort((a, b) => b.sum - a.sum).map((entry) => entry.item)
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
