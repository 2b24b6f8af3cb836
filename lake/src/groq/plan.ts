import { type LakeDocument, isRecord } from '../store/document.ts'
import { type Node, below, child, children, isNode } from './syntax.ts'

/** A condition that an index answers. `values` is evaluated outside the filter; `many` when it is a list. */
export type Lookup =
  | { kind: 'id'; values: Node; many: boolean }
  | { kind: 'type'; values: Node; many: boolean }
  | { kind: 'equal'; key: string; read: (document: LakeDocument) => unknown; values: Node; many: boolean }
  | { kind: 'references'; values: Node[] }

/** What is known about a filter over all documents. */
export type FilterPlan = {
  lookups: Lookup[]
  anyType: Node[] | undefined
  /** how many conditions there are, those without an index included */
  conditions: number
}

const plans = new WeakMap<Node, FilterPlan>()

/** Finds the conditions of a filter that must all hold and that an index can answer. */
export function planFilter(filter: Node): FilterPlan {
  let plan = plans.get(filter)
  if (!plan) {
    const conjuncts = flatten(filter, 'And')
    const lookups = conjuncts.flatMap((part) => lookupOf(part) ?? [])
    const anyType = conjuncts.map(alternativeTypes).find(Boolean)
    plan = { lookups, anyType, conditions: conjuncts.length }
    plans.set(filter, plan)
  }
  return plan
}

function unwrap(node: Node): Node {
  return node.type === 'Group' ? unwrap(child(node, 'base')) : node
}

function flatten(node: Node, joint: 'And' | 'Or'): Node[] {
  const inner = unwrap(node)
  if (inner.type !== joint) return [inner]
  return [...flatten(child(inner, 'left'), joint), ...flatten(child(inner, 'right'), joint)]
}

/** The types in `_type == "a" || _type == "b"`, each branch possibly with further conditions. */
function alternativeTypes(node: Node): Node[] | undefined {
  const branches = flatten(node, 'Or')
  if (branches.length < 2) return undefined
  const types: Node[] = []
  for (const branch of branches) {
    const found = flatten(branch, 'And')
      .map(lookupOf)
      .find((lookup) => lookup?.kind === 'type')
    if (found?.kind !== 'type') return undefined
    types.push(found.many ? { type: 'Spread', base: found.values } : found.values)
  }
  return types
}

function lookupOf(node: Node): Lookup | undefined {
  if (node.type === 'FuncCall' && node.namespace === 'global' && node.name === 'references') {
    const values = children(node, 'args')
    return values.every(isIndependent) ? { kind: 'references', values } : undefined
  }
  if (node.type !== 'OpCall') return undefined
  const left = unwrap(child(node, 'left'))
  const right = unwrap(child(node, 'right'))
  if (node.op === '==') return equality(left, right, false) ?? equality(right, left, false)
  return node.op === 'in' ? equality(left, right, true) : undefined
}

function equality(subject: Node, values: Node, many: boolean): Lookup | undefined {
  if (!isIndependent(values)) return undefined
  const path = pathOf(subject)
  if (!path) return undefined
  if (path.key === '_id') return { kind: 'id', values, many }
  if (path.key === '_type') return { kind: 'type', values, many }
  return { kind: 'equal', ...path, values, many }
}

/** Name of `a.b.c`, `lower(a.b)` and `upper(a.b)`, with a way to read it from a document. */
export function pathOf(
  node: Node,
): { key: string; read: (document: Record<string, unknown>) => unknown } | undefined {
  const key = keyOf(node)
  return key === undefined ? undefined : { key, read: readerOf(key) }
}

function keyOf(node: Node): string | undefined {
  if (node.type === 'FuncCall' && (node.name === 'lower' || node.name === 'upper')) {
    const inner = children(node, 'args')[0]
    const key = inner && keyOf(unwrap(inner))
    return key === undefined || key.includes('(') ? undefined : `${node.name}(${key})`
  }
  const names: string[] = []
  let at: Node | undefined = node
  while (at?.type === 'AccessAttribute') {
    names.unshift(String(at.name))
    at = isNode(at.base) ? unwrap(at.base) : undefined
  }
  const isPath = (at === undefined || at.type === 'This') && names.length > 0
  return isPath && names.every((name) => /^[^.()]+$/.test(name)) ? names.join('.') : undefined
}

/** The way to read what a key such as `slug.current` or `lower(slug.current)` names. */
export function readerOf(key: string): (document: Record<string, unknown>) => unknown {
  const [, change, path = key] = /^(lower|upper)\((.*)\)$/.exec(key) ?? []
  const names = path.split('.')
  return (document) => {
    let value: unknown = document
    for (const name of names) value = isRecord(value) && Object.hasOwn(value, name) ? value[name] : null
    if (change === undefined) return value ?? null
    if (typeof value !== 'string') return null
    return change === 'lower' ? value.toLowerCase() : value.toUpperCase()
  }
}

/** True when an expression inside a filter does not refer to the filtered document. */
function isIndependent(node: Node): boolean {
  if (node.type === 'Once') return true
  if (node.type === 'This' || node.type === 'Everything') return false
  if (node.type === 'AccessAttribute' && !isNode(node.base)) return false
  if (
    node.type === 'FuncCall' &&
    !['lower', 'upper', 'coalesce', 'string', 'now', 'split'].includes(String(node.name))
  )
    return false
  return [...below(node)].every(isIndependent)
}
