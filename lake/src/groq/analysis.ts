import { type Node, isNode } from './syntax.ts'

/** A scope as the text of the query shows it; the same shape as `Scope` has while the query runs. */
type StaticScope = {
  parent: StaticScope | undefined
  hidden: boolean
  depth: number
  /** what the query reads of the item */
  reads: Reads
}

/** Top-level attributes that are read of a document; `*` means all, `defined(x)` that only the presence of `x` matters. */
type Reads = Set<string>

const everything: Reads = new Set(['*'])
/** What `defined()` reads of its argument. */
const presence: Reads = new Set(everything)

type Visited = { node: Node; refersTo: Set<StaticScope>; loops: boolean }

const words = (text: string) => new Set(text.split(/\s+/))
const loopTypes = words('Everything Filter Map FlatMap PipeFuncCall')
/** Functions that go through a list or a text from its beginning to its end. */
const listFunctions = /^(math|array|pt|string)::|^global::(length|lower|upper)$/
/** Expressions whose value depends on their parts alone; all others count as dependent on the current item. */
const expressionTypes = words(
  `Group Filter Projection Map FlatMap ArrayCoerce AccessAttribute AccessElement Slice Deref Object Array Select
  PipeFuncCall FuncCall OpCall And Or Not Neg Pos InRange`,
)
/** What holds no item of its own: leaves, and parts of expressions. */
const neutralTypes = words(
  `Value Parameter Everything ObjectAttributeValue ObjectConditionalSplat ObjectSplat ArrayElement SelectAlternative
  Asc Desc`,
)
/** Expressions whose value is the value of their base, or items of it. */
const transparentTypes = words('Group ArrayCoerce AccessElement Slice')
const traversalTypes = words('Map FlatMap')
const shapeTypes = words('And Or Group')
const pureFunctions =
  /^(math|array|string|pt|dateTime)::|^global::(count|coalesce|defined|lower|upper|round|length|dateTime|now|identity|path|string)$/

/**
 * Prepares a tree for the evaluation, in one pass:
 *
 * Loop-invariant expressions are evaluated once: an expression with a loop of its own that does not refer to the item
 * becomes `{ type: 'Once', base, hops }`, where `hops` leads from the item's scope to the scope whose item it does depend
 * on. Nodes with a loop inside, or a function or `...` that goes through a list, get `loops: true`.
 *
 * At each place where the query takes documents (a filter, or a dereference) it notes which of their attributes are read,
 * see `readsAt`: a change of other attributes cannot change the result.
 */
export function analyse(tree: Node): Node {
  const root = { parent: undefined, hidden: false, depth: 0, reads: new Set<string>() }
  return visit(tree, root, everything, false).node
}

/** The noted attributes, sorted, without those that never change; undefined means all. */
export const readsAt = (node: Node): string[] | undefined => node.reads as string[] | undefined

/** @param wanted what is read of the value of the node, or of its items */
function visit(node: Node, scope: StaticScope, wanted: Reads, isScored: boolean): Visited {
  const refersTo = new Set(ownScopes(node, scope, wanted))
  let loops = loopTypes.has(node.type) || goesThroughList(node)
  if (node.type === 'Value') return { node, refersTo, loops }
  const inner = innerScope(node, scope, wanted)
  // score() weighs each part of a condition, so the parts stay as they are
  const keepsShape = isScored && (shapeTypes.has(node.type) || node.name === 'boost')
  const isScore = node.type === 'PipeFuncCall' && node.name === 'score'
  const copy: Node = { ...node }
  const parts: (Visited & { within: StaticScope; isScored: boolean; put: (changed: Node) => void })[] = []
  const take = (part: Node, name: string, put: (changed: Node) => void) => {
    const within = inner && isInside(node, name) ? inner : scope
    const staysScored = keepsShape || (isScore && name === 'args')
    const found = visit(part, within, wantedOf(node, name, wanted, inner), staysScored)
    for (const other of found.refersTo) if (other.depth <= scope.depth) refersTo.add(other)
    loops ||= found.loops
    parts.push({ ...found, within, isScored: staysScored, put })
  }
  const takeAll = (name: string) => {
    const value = node[name]
    if (isNode(value)) return take(value, name, (changed) => (copy[name] = changed))
    if (!Array.isArray(value)) return
    const list: unknown[] = [...(value as unknown[])]
    copy[name] = list
    for (const [at, item] of list.entries())
      if (isNode(item)) take(item, name, (changed) => (list[at] = changed))
  }
  for (const name in node) if (name !== 'base') takeAll(name)
  // last, since what is read of its items is known then
  takeAll('base')
  const isInvariant = expressionTypes.has(node.type) && !refersTo.has(scope)
  for (const part of parts) {
    // what is part of a larger invariant expression is evaluated once together with it
    const staysAsItIs = part.isScored || (isInvariant && part.within === scope)
    part.put(staysAsItIs ? part.node : onceFor(part, part.within))
  }
  copy.loops = loops
  copy.reads = namesOf(node.type === 'Deref' ? wanted : (inner?.reads ?? everything))
  return { node: copy, refersTo, loops }
}

const goesThroughList = (node: Node): boolean =>
  node.type === 'FuncCall'
    ? listFunctions.test(nameOf(node))
    : node.type === 'ArrayElement' && node.isSplat === true

function onceFor({ node, refersTo, loops }: Visited, scope: StaticScope): Node {
  const isHoisted = loops && scope.depth > 0 && expressionTypes.has(node.type) && !refersTo.has(scope)
  if (!isHoisted) return node
  let hops = 0
  for (let at = scope; at.parent && !refersTo.has(at); at = at.parent) hops += 1
  return { type: 'Once', base: node, hops, loops }
}

/** The scopes whose item a node itself uses; notes there what it reads of the item. */
function ownScopes(node: Node, scope: StaticScope, wanted: Reads): StaticScope[] {
  const read = (at: StaticScope, names: Iterable<string>) => {
    for (const name of names) at.reads.add(name)
    return [at]
  }
  if (node.type === 'This') return read(scope, wanted)
  if (node.type === 'Parent') {
    let at: StaticScope | undefined = scope
    for (let n = Number(node.n); n > 0; n -= 1) at = at?.parent
    return at ? read(at, wanted) : []
  }
  if (node.type === 'AccessAttribute') {
    const name = String(node.name)
    return isNode(node.base) ? [] : read(scope, [wanted === presence ? `defined(${name})` : name])
  }
  if (node.type === 'FuncCall') return pureFunctions.test(nameOf(node)) ? [] : read(scope, everything)
  if (expressionTypes.has(node.type) || neutralTypes.has(node.type)) return []
  for (let at = scope.parent; at; at = at.parent) read(at, everything)
  return read(scope, everything)
}

/** The scope for the parts of a node that are evaluated for each item of its base, or for its base. */
function innerScope(node: Node, scope: StaticScope, wanted: Reads): StaticScope | undefined {
  const hidden = traversalTypes.has(node.type)
  const givesItems = node.type === 'Filter' || node.type === 'PipeFuncCall'
  if (!hidden && !givesItems && node.type !== 'Projection') return undefined
  const parent = scope.hidden ? scope.parent : scope
  return { parent, hidden, depth: scope.depth + 1, reads: new Set(givesItems ? wanted : []) }
}

const isInside = (node: Node, name: string) => name === (node.type === 'PipeFuncCall' ? 'args' : 'expr')

/** What is read of the part `name` of a node, of whose value `wanted` is read. */
function wantedOf(node: Node, name: string, wanted: Reads, inner: StaticScope | undefined): Reads {
  if (name === 'base') {
    if (inner) return inner.reads
    if (node.type === 'AccessAttribute') return new Set([String(node.name)])
    if (node.type === 'Deref') return new Set(['_ref'])
    // whether a list is there says nothing about one of its items
    if (wanted === presence && node.type !== 'Group') return everything
    if (transparentTypes.has(node.type)) return wanted
  }
  if (traversalTypes.has(node.type)) return wanted
  if (node.type === 'FuncCall' && nameOf(node) === 'global::count') return new Set()
  return node.type === 'FuncCall' && nameOf(node) === 'global::defined' ? presence : everything
}

const nameOf = (call: Node) => `${String(call.namespace)}::${String(call.name)}`

function namesOf(reads: Reads): string[] | undefined {
  if (reads.has('*')) return undefined
  return [...reads].filter((name) => name !== '_id' && name !== '_type').sort()
}
