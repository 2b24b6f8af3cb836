import { type ExprNode, evaluate, parse } from 'groq-js'
import type { LakeDocument } from '../store/document.ts'

/** An expression of a webhook's filter or projection. In `delta` mode it may use `before()`, `after()` and `delta::…`. */
export const parseExpression = (text: string): ExprNode | undefined =>
  text.trim() === '' ? undefined : parse(text, { mode: 'delta' })

/** A document before and after a commit; one of the two may be missing. */
export type Change = { before: LakeDocument | undefined; after: LakeDocument | undefined }

/**
 * Evaluates an expression for a changed document: fields are those after the change, or of the deleted document. A
 * reference is followed by `find`; `*` is empty, as the hosted lake allows no queries there either.
 */
export async function evaluateChange(
  tree: ExprNode,
  { before, after }: Change,
  find: (id: string) => LakeDocument | undefined,
): Promise<unknown> {
  const value = await evaluate(tree, {
    root: after ?? before,
    before: before ?? null,
    after: after ?? null,
    dataset: [],
    dereference: async ({ _ref }: { _ref: string }) => find(_ref),
  })
  return value.get()
}

/** The types that a filter lets through, when it names them; a change of any other type need not be queued. */
export function typesIn(tree: ExprNode | undefined): Set<string> | undefined {
  switch (tree?.type) {
    case 'Group':
      return typesIn(tree.base)
    case 'And':
      return typesIn(tree.left) ?? typesIn(tree.right)
    case 'Or': {
      const [left, right] = [typesIn(tree.left), typesIn(tree.right)]
      return left && right && new Set([...left, ...right])
    }
    case 'OpCall': {
      const { left, op, right } = tree
      if (left.type !== 'AccessAttribute' || left.base || left.name !== '_type') return undefined
      if (op === '==' && right.type === 'Value' && typeof right.value === 'string')
        return new Set([right.value])
      if (op !== 'in' || right.type !== 'Array') return undefined
      const values = right.elements.map(({ value }: { value: ExprNode }): unknown =>
        value.type === 'Value' ? value.value : undefined,
      )
      return isStrings(values) ? new Set(values) : undefined
    }
    default:
      return undefined
  }
}

const isStrings = (values: unknown[]): values is string[] =>
  values.every((value) => typeof value === 'string')
