import { type Node, child, children, isNode } from './syntax.ts'

/** Top-level attributes that something reads of a document, or all of them. `defined(x)` means that only its presence matters. */
class Reads {
  readonly #names = new Set<string>()
  #all: boolean

  constructor(all = false) {
    this.#all = all
  }

  add(name: string): void {
    this.#names.add(name)
  }

  addAll({ names }: Reads): void {
    if (names === undefined) this.#all = true
    else for (const name of names) this.#names.add(name)
  }

  /** Sorted names without those that never change; undefined means all attributes. */
  get names(): string[] | undefined {
    if (this.#all) return undefined
    return [...this.#names].filter((name) => name !== '_id' && name !== '_type').sort()
  }
}

const everyAttribute = new Reads(true)
const readsOf = (...names: string[]): Reads => {
  const reads = new Reads()
  for (const name of names) reads.add(name)
  return reads
}
const copyOf = (reads: Reads): Reads => {
  const copy = new Reads()
  copy.addAll(reads)
  return copy
}

/** A scope as the text of the query shows it; the same shape as `Scope` has while the query runs. */
type ReadScope = { parent: ReadScope | undefined; hidden: boolean; item: Reads }

const enter = (scope: ReadScope, item: Reads, hidden = false): ReadScope => ({
  parent: scope.hidden ? scope.parent : scope,
  hidden,
  item,
})

/** Expressions that read nothing of the current item besides what their parts read. */
const plainTypes = new Set(
  `Value Parameter Everything Once Group ArrayCoerce AccessElement Slice Object Array Select OpCall And Or Not Neg Pos
  InRange Asc Desc ObjectAttributeValue ObjectConditionalSplat ObjectSplat ArrayElement SelectAlternative`.split(
    /\s+/,
  ),
)
/** Expressions whose value is the value of their base, or items of it. */
const transparentTypes = new Set(['Group', 'ArrayCoerce', 'AccessElement', 'Slice', 'Once'])
const pureFunctions =
  /^(math|array|string|dateTime)::|^global::(count|coalesce|defined|lower|upper|round|length|dateTime|now|string)$/

/**
 * Notes at each place where a query takes documents (a filter over all of them, or a dereference) which of their
 * attributes it reads: see `readsAt`. A change of other attributes cannot change the result.
 */
export function noteReads(tree: Node): Node {
  visit(tree, { parent: undefined, hidden: false, item: new Reads() }, everyAttribute)
  return tree
}

/** @param wanted what is read of the value of the node, or of its items */
function visit(node: Node, scope: ReadScope, wanted: Reads): void {
  const parts = (names: string[], inner = scope, reads = everyAttribute) => {
    for (const name of names) {
      if (isNode(node[name])) visit(node[name], inner, reads)
      for (const part of children(node, name)) visit(part, inner, reads)
    }
  }
  switch (node.type) {
    case 'This':
      return scope.item.addAll(wanted)
    case 'Parent':
      return scopeAt(scope, Number(node.n))?.item.addAll(wanted)
    case 'AccessAttribute':
      return isNode(node.base)
        ? visit(node.base, scope, readsOf(String(node.name)))
        : scope.item.add(String(node.name))
    case 'Deref':
      note(node, wanted)
      return visit(child(node, 'base'), scope, readsOf('_ref'))
    case 'Map':
    case 'FlatMap':
    case 'Projection': {
      const item = new Reads()
      const isTraversal = node.type !== 'Projection'
      visit(child(node, 'expr'), enter(scope, item, isTraversal), isTraversal ? wanted : everyAttribute)
      return visit(child(node, 'base'), scope, item)
    }
    case 'Filter':
    case 'PipeFuncCall': {
      const item = copyOf(wanted)
      parts(node.type === 'Filter' ? ['expr'] : ['args'], enter(scope, item))
      if (child(node, 'base').type === 'Everything') note(node, item)
      return visit(child(node, 'base'), scope, item)
    }
    case 'FuncCall':
      return visitCall(node, scope)
  }
  if (transparentTypes.has(node.type)) return parts(['base'], scope, wanted)
  if (!plainTypes.has(node.type))
    for (let at = scope; ; at = at.parent) {
      at.item.addAll(everyAttribute)
      if (!at.parent) break
    }
  if (node.type !== 'Value') parts(Object.keys(node))
}

function visitCall(node: Node, scope: ReadScope): void {
  const name = `${String(node.namespace)}::${String(node.name)}`
  const args = children(node, 'args')
  const [first] = args
  if (!pureFunctions.test(name)) scope.item.addAll(everyAttribute)
  if (name === 'global::defined' && first?.type === 'AccessAttribute' && !isNode(first.base)) {
    return scope.item.add(`defined(${String(first.name)})`)
  }
  for (const arg of args) visit(arg, scope, name === 'global::count' ? new Reads() : everyAttribute)
}

function scopeAt(scope: ReadScope, hops: number): ReadScope | undefined {
  let at: ReadScope | undefined = scope
  for (let n = hops; n > 0; n -= 1) at = at?.parent
  return at
}

function note(node: Node, reads: Reads): void {
  node.reads = reads.names
}

/** What `noteReads` noted at a place; undefined means all attributes. */
export const readsAt = (node: Node): string[] | undefined => node.reads as string[] | undefined
