import { Path as GroqPath, evaluateSync, parse as parseGroq } from 'groq-js'

/** A node of the syntax tree that groq-js makes; groq-js 2.0 ships no types for it. */
export type Node = { type: string; [part: string]: unknown }

/** What `path(…)` gives: a pattern for ids. */
export const Path = GroqPath as new (pattern: string) => { readonly pattern: string }
export type Path = InstanceType<typeof Path>

/** What a function needs to run an expression in groq-js. */
export type EvaluationOptions = {
  root?: unknown
  dataset?: unknown
  params?: Record<string, unknown>
  timestamp?: Date
  identity?: string
  sanity?: { projectId: string; dataset: string }
  dereference?: (reference: { _ref: string }) => unknown
}

/** `evaluateSync` of groq-js with types; gives the plain value (which may be a groq-js DateTime or Path). */
export function evaluateNode(node: Node, options: EvaluationOptions): unknown {
  const run = evaluateSync as (tree: Node, options: EvaluationOptions) => { data: unknown }
  return run(node, options).data
}

/** Parses GROQ. Slices need the parameters at parse time. */
export function parseQuery(query: string, params: Record<string, unknown>): Node {
  const run = parseGroq as (query: string, options: { params: Record<string, unknown> }) => Node
  return run(query, { params })
}

/** True when `value` is a syntax node. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

/** The node in `node[part]`; throws when there is none, which would be a change in groq-js. */
export function child(node: Node, part: string): Node {
  const value = node[part]
  if (!isNode(value)) throw new Error(`groq-js gave a ${node.type} without ${part}`)
  return value
}

/** The nodes in the list `node[part]`. */
export function children(node: Node, part: string): Node[] {
  const value = node[part]
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** Every node directly below `node`. A literal's value is data, not syntax. */
export function* below(node: Node): Generator<Node> {
  if (node.type === 'Value') return
  for (const part of Object.values(node)) {
    if (isNode(part)) yield part
    else if (Array.isArray(part)) yield* part.filter(isNode)
  }
}

/** True when `test` holds for `node` or anything below it. */
export function someNode(node: Node, test: (node: Node) => boolean): boolean {
  if (test(node)) return true
  for (const part of below(node)) if (someNode(part, test)) return true
  return false
}
