import { parse } from 'groq-js'
import { type Node, child, children } from '../groq/syntax.ts'
import type { LakeDocument } from '../store/document.ts'

/** An expression of a webhook's filter or projection; it may use `before()`, `after()` and `delta::…`. */
export function parseExpression(text: string): Node | undefined {
  const run = parse as (text: string, options: { mode: 'delta' }) => Node
  return text.trim() === '' ? undefined : run(text, { mode: 'delta' })
}

/** A document before and after a commit; one of the two may be missing. */
export type Change = { before: LakeDocument | undefined; after: LakeDocument | undefined }

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
