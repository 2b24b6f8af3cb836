import { type Node, isNode } from './syntax.ts'

/** A scope as the text of the query shows it; the same shape as `Scope` has while the query runs. */
type StaticScope = { parent: StaticScope | undefined; hidden: boolean; depth: number }

type Visited = { node: Node; refersTo: Set<StaticScope>; loops: boolean }

const loopTypes = new Set(['Everything', 'Filter', 'Map', 'FlatMap', 'PipeFuncCall'])

/** Expressions whose value depends on their parts alone; all others count as dependent on the current item. */
const expressionTypes = new Set(
  `Group Filter Projection Map FlatMap ArrayCoerce AccessAttribute AccessElement Slice Deref Object Array Select
  PipeFuncCall FuncCall OpCall And Or Not Neg Pos InRange`.split(/\s+/),
)
const leafTypes = new Set(['Value', 'Parameter', 'Everything'])
const structureTypes = new Set(
  'ObjectAttributeValue ObjectConditionalSplat ObjectSplat ArrayElement SelectAlternative Asc Desc'.split(
    ' ',
  ),
)
const pureFunctions =
  /^(math|array|string|pt|dateTime)::|^global::(count|coalesce|defined|lower|upper|round|length|dateTime|now|identity|path|string)$/

/**
 * Marks the loop-invariant expressions, which are evaluated once: an expression with a loop of its own that does not refer to the
 * item becomes `{ type: 'Once', base, hops }`, where `hops` leads from the item's scope to the scope whose item it
 * does depend on. Nodes with a loop inside get `loops: true`.
 */
export function markInvariants(tree: Node): Node {
  return visit(tree, { parent: undefined, hidden: false, depth: 0 }, false).node
}

function visit(node: Node, scope: StaticScope, isScore: boolean): Visited {
  const refersTo = new Set<StaticScope>()
  let loops = loopTypes.has(node.type)
  if (node.type === 'Parent') {
    let at: StaticScope | undefined = scope
    for (let n = Number(node.n); n > 0; n -= 1) at = at?.parent
    if (at) refersTo.add(at)
  } else if (dependsOnItem(node)) refersTo.add(scope)
  if (node.type === 'Value') return { node, refersTo, loops }

  // score() weighs each part of a condition, so the parts stay as they are
  const keepsShape =
    isScore && (node.type === 'And' || node.type === 'Or' || node.type === 'Group' || node.name === 'boost')
  const parts: { visited: Visited; inner: StaticScope; isScored: boolean }[] = []
  const take = (part: Node, name: string) => {
    const inner = scopeOf(node, name, scope)
    const isScored = keepsShape || (node.type === 'PipeFuncCall' && node.name === 'score' && name === 'args')
    const visited = visit(part, inner, isScored)
    for (const other of visited.refersTo) if (other.depth <= scope.depth) refersTo.add(other)
    loops ||= visited.loops
    parts.push({ visited, inner, isScored })
    return parts.length - 1
  }
  const places = Object.entries(node).map(([name, part]): [string, unknown] => {
    if (isNode(part)) return [name, { at: take(part, name) }]
    if (!Array.isArray(part)) return [name, part]
    return [name, part.map((item: unknown) => (isNode(item) ? { at: take(item, name) } : item))]
  })
  const isInvariant = expressionTypes.has(node.type) && !refersTo.has(scope)
  const placed = (place: unknown): unknown => {
    const part =
      typeof place === 'object' && place !== null && 'at' in place ? parts[Number(place.at)] : undefined
    if (!part) return place
    const { visited, inner, isScored } = part
    // what is part of a larger invariant expression is evaluated once together with it
    const isPart = isInvariant && inner === scope
    return isPart || isScored ? visited.node : onceFor(visited, inner)
  }
  const copied = Object.fromEntries(
    places.map(([name, place]) => [name, Array.isArray(place) ? place.map(placed) : placed(place)]),
  )
  return { node: { ...copied, type: node.type, loops }, refersTo, loops }
}

function onceFor({ node, refersTo, loops }: Visited, scope: StaticScope): Node {
  const isHoisted = loops && scope.depth > 0 && expressionTypes.has(node.type) && !refersTo.has(scope)
  if (!isHoisted) return node
  let hops = 0
  for (let at = scope; at.parent && !refersTo.has(at); at = at.parent) hops += 1
  return { type: 'Once', base: node, hops, loops }
}

function dependsOnItem(node: Node): boolean {
  if (node.type === 'AccessAttribute') return !isNode(node.base)
  if (node.type === 'FuncCall') return !pureFunctions.test(`${String(node.namespace)}::${String(node.name)}`)
  return !expressionTypes.has(node.type) && !leafTypes.has(node.type) && !structureTypes.has(node.type)
}

/** The scope in which the part `name` of a node is evaluated. */
function scopeOf(node: Node, name: string, scope: StaticScope): StaticScope {
  const isTraversal = node.type === 'Map' || node.type === 'FlatMap'
  const enters =
    (name === 'expr' && (isTraversal || node.type === 'Filter' || node.type === 'Projection')) ||
    (name === 'args' && node.type === 'PipeFuncCall')
  if (!enters) return scope
  return { parent: scope.hidden ? scope.parent : scope, hidden: isTraversal, depth: scope.depth + 1 }
}
