import { setImmediate } from 'node:timers/promises'
import { evaluate, parse } from 'groq-js'
import { type Node, child, children } from '../groq/syntax.ts'
import type { LakeDocument } from '../store/document.ts'

/** An expression of a webhook's filter or projection; it may use `before()`, `after()` and `delta::…`. */
export function parseExpression(text: string): Node | undefined {
  const run = parse as (text: string, options: { mode: 'delta' }) => Node
  return text.trim() === '' ? undefined : run(text, { mode: 'delta' })
}

/** A document before and after a commit; one of the two may be missing. */
export type Change = { before: LakeDocument | undefined; after: LakeDocument | undefined }

type Options = {
  root: unknown
  before: unknown
  after: unknown
  dataset: unknown[]
  dereference: (reference: { _ref: string }) => Promise<unknown>
}

// groq-js evaluates `delta::…` asynchronously only
const evaluateNode = evaluate as (tree: Node, options: Options) => Promise<{ get: () => Promise<unknown> }>

/** References that an expression may follow for one change: a list of lists has millions. */
const maxFollowed = 10_000

/** Other requests have their turn after so many. */
const followedInTurn = 100

/**
 * Evaluates an expression for a changed document: fields are those after the change, or of the deleted document. A
 * reference is followed by `find`; `*` is empty.
 * @throws Error when it follows too many references
 */
export async function evaluateChange(
  tree: Node,
  { before, after }: Change,
  find: (id: string) => LakeDocument | undefined,
): Promise<unknown> {
  let followed = 0
  const dereference = async ({ _ref }: { _ref: string }) => {
    followed += 1
    if (followed > maxFollowed) throw new Error(`it follows more than ${maxFollowed} references`)
    if (followed % followedInTurn === 0) await setImmediate()
    return find(_ref)
  }
  const value = await evaluateNode(tree, {
    root: after ?? before,
    before: before ?? null,
    after: after ?? null,
    dataset: [],
    dereference,
  })
  return value.get()
}

/** The types that a filter lets through, when it names them; a change of any other type need not be queued. */
export function typesIn(tree: Node | undefined): Set<string> | undefined {
  switch (tree?.type) {
    case 'Group':
      return typesIn(child(tree, 'base'))
    case 'And':
      return typesIn(child(tree, 'left')) ?? typesIn(child(tree, 'right'))
    case 'Or': {
      const [left, right] = [typesIn(child(tree, 'left')), typesIn(child(tree, 'right'))]
      return left && right && new Set([...left, ...right])
    }
    case 'OpCall': {
      const [left, right] = [child(tree, 'left'), child(tree, 'right')]
      if (left.type !== 'AccessAttribute' || left.base || left.name !== '_type') return undefined
      if (tree.op === '==') return stringsOf([right])
      if (tree.op !== 'in' || right.type !== 'Array') return undefined
      return stringsOf(children(right, 'elements').map((element) => child(element, 'value')))
    }
    default:
      return undefined
  }
}

function stringsOf(nodes: readonly Node[]): Set<string> | undefined {
  const values = nodes.map(({ type, value }) => (type === 'Value' ? value : undefined))
  return values.every((value) => typeof value === 'string') ? new Set(values) : undefined
}
