import type { LakeDocument } from '../store/document.ts'
import { readsAt } from './analysis.ts'
import { buildObject } from './build-object.ts'
import { applyOperator } from './compare.ts'
import { dereference, documentItem, documents } from './document-items.ts'
import { isPlainLookup, selectDocuments } from './filter.ts'
import { callFunction } from './functions.ts'
import { order, score } from './pipes.ts'
import type { Run } from './run.ts'
import { type Scope, hidden, nested } from './scope.ts'
import { type Node, child, children, evaluateNode, isNode } from './syntax.ts'
import { searchOf, textQueryOf, textScore } from './text-query.ts'
import { type Traced, arrayOf, computed, isObject, itemsOf, nothing, sliceOf, traceOf } from './traced.ts'

type Handler = (node: Node, scope: Scope, run: Run) => Traced

const plain =
  (work: (node: Node, scope: Scope, run: Run) => unknown): Handler =>
  (node, scope, run) =>
    computed(work(node, scope, run))

const valueOf = (node: Node, part: string, scope: Scope, run: Run) =>
  run.evaluate(child(node, part), scope).value

/** `count(*[…])` of a plain lookup, without reading the documents. */
function countOfLookup(node: Node, scope: Scope, run: Run): Traced | undefined {
  if (node.namespace !== 'global' || node.name !== 'count') return undefined
  const [list] = children(node, 'args')
  if (list?.type !== 'Filter' || child(list, 'base').type !== 'Everything') return undefined
  const filter = child(list, 'expr')
  if (!isPlainLookup(filter)) return undefined
  const { documents: found, isExact } = run.pace.keep(() =>
    selectDocuments(filter, scope, run, readsAt(list)),
  )
  return isExact ? computed(found.length) : undefined
}

/** The items of a list, which will be kept one by one. */
function itemsIn(list: Traced, run: Run): Traced[] | undefined {
  return itemsOf(counted(list, run))
}

/** How each type of syntax node is evaluated. */
export const handlers: Record<string, Handler> = {
  This: (_, scope) => scope.current,
  Value: plain((node) => node.value),
  Group: (node, scope, run) => run.evaluate(child(node, 'base'), scope),
  Parameter: plain((node, _, run) => parameter(String(node.name), run)),
  Parent: (node, scope) => {
    let at: Scope | undefined = scope
    for (let n = Number(node.n); n > 0; n -= 1) at = at?.parent
    return at?.current ?? nothing
  },
  Everything: (_, __, run) => {
    run.tags.add({ kind: 'all' })
    return documents(run.view.all, run)
  },
  Filter: (node, scope, run) => {
    const base = child(node, 'base')
    const test = child(node, 'expr')
    const passing = (item: Traced) => {
      const inner = enter(test, run, () => nested(scope, item))
      return run.evaluate(test, inner).value === true ? item : undefined
    }
    const collect = (items: (Traced | undefined)[]) =>
      arrayOf(
        items.filter((item) => item !== undefined),
        run.tracing,
      )
    if (base.type !== 'Everything')
      return eachOf(counted(run.evaluate(base, scope), run), test, run, passing, collect)
    const { documents: found, isExact } = run.pace.keep(() =>
      selectDocuments(test, scope, run, readsAt(node)),
    )
    if (isExact) return documents(found, run)
    const itemAt = (at: number) => passing(documentItem(found[at] as LakeDocument, run))
    run.budget.items(found.length)
    return run.pace.loop(found.length, !test.loops, itemAt, collect)
  },
  Projection: (node, scope, run) => {
    const base = run.evaluate(child(node, 'base'), scope)
    const expression = child(node, 'expr')
    if (!isObject(base.value)) return nothing
    return run.evaluate(
      expression,
      enter(expression, run, () => nested(scope, base)),
    )
  },
  Map: (node, scope, run) => {
    const expression = child(node, 'expr')
    const body = (item: Traced) => {
      const inner = enter(expression, run, () => hidden(scope, item))
      return run.evaluate(expression, inner)
    }
    const base = counted(run.evaluate(child(node, 'base'), scope), run)
    return eachOf(base, expression, run, body, (items) => arrayOf(items, run.tracing))
  },
  FlatMap: (node, scope, run) => {
    const expression = child(node, 'expr')
    const body = (item: Traced) => {
      const inner = enter(expression, run, () => hidden(scope, item))
      const result = run.evaluate(expression, inner)
      return itemsIn(result, run) ?? [result]
    }
    const base = counted(run.evaluate(child(node, 'base'), scope), run)
    return eachOf(base, expression, run, body, (items) => arrayOf(items.flat(), run.tracing))
  },
  ArrayCoerce: (node, scope, run) => {
    const base = run.evaluate(child(node, 'base'), scope)
    return Array.isArray(base.value) ? base : nothing
  },
  AccessAttribute: (node, scope, run) => {
    const base = isNode(node.base) ? run.evaluate(node.base, scope) : scope.current
    const name = String(node.name)
    if (!isObject(base.value) || !Object.hasOwn(base.value, name)) return nothing
    return { value: base.value[name] ?? null, trace: base.trace && traceOf(base.trace, name) }
  },
  AccessElement: (node, scope, run) => {
    const { value, trace } = run.evaluate(child(node, 'base'), scope)
    if (!Array.isArray(value)) return nothing
    const index = Number(node.index)
    const at = index < 0 ? index + value.length : index
    return { value: (value as unknown[])[at] ?? null, trace: trace && traceOf(trace, at) }
  },
  Slice: (node, scope, run) => {
    const base = child(node, 'base')
    const { value, trace } = counted(firstInOrder(base, node, scope, run) ?? run.evaluate(base, scope), run)
    if (!Array.isArray(value)) return nothing
    const bound = (at: number) => Math.max(0, at < 0 ? at + value.length : at)
    const right = Number(node.right) < 0 ? Number(node.right) + value.length : Number(node.right)
    const [from, end] = [bound(Number(node.left)), Math.max(0, node.isInclusive ? right + 1 : right)]
    return sliceOf({ value, trace }, from, end)
  },
  Deref: (node, scope, run) => {
    const { value } = run.evaluate(child(node, 'base'), scope)
    return isObject(value) ? dereference(value._ref, run, readsAt(node)) : nothing
  },
  Object: buildObject,
  Array: (node, scope, run) => {
    const put = () => {
      const items = children(node, 'elements').flatMap((element) => {
        run.budget.items(1)
        const item = run.evaluate(child(element, 'value'), scope)
        return element.isSplat ? (itemsIn(item, run) ?? []) : [item]
      })
      return arrayOf(items, run.tracing)
    }
    return node.loops ? run.pace.keepLong(put) : put()
  },
  Select: (node, scope, run) => {
    for (const alternative of children(node, 'alternatives')) {
      if (valueOf(alternative, 'condition', scope, run) === true)
        return run.evaluate(child(alternative, 'value'), scope)
    }
    return isNode(node.fallback) ? run.evaluate(node.fallback, scope) : nothing
  },
  PipeFuncCall: (node, scope, run) => {
    const base = counted(run.evaluate(child(node, 'base'), scope), run)
    return node.name === 'score' ? score(node, base, scope, run) : order(node, base, scope, run)
  },
  Once: (node, scope, run) => {
    let owner = scope
    for (let n = Number(node.hops); n > 0 && owner.parent; n -= 1) owner = owner.parent
    owner.memo ??= new Map()
    return run.pace.once(owner.memo, node, () => run.evaluate(child(node, 'base'), scope))
  },
  FuncCall: (node, scope, run) => {
    const call = () => callFunction(node, scope, run, dereference)
    return countOfLookup(node, scope, run) ?? (node.loops ? run.pace.keepLong(call) : call())
  },
  OpCall: plain((node, scope, run) => {
    const query = textQueryOf(node)
    if (query) {
      const text = valueOf(node, 'left', scope, run)
      return textScore(text, run.evaluate(query, scope).value, searchOf(run)) > 0
    }
    return applyOperator(
      String(node.op),
      valueOf(node, 'left', scope, run),
      valueOf(node, 'right', scope, run),
      run.budget,
    )
  }),
  And: plain((node, scope, run) => {
    const left = valueOf(node, 'left', scope, run)
    if (left === false) return false
    const right = valueOf(node, 'right', scope, run)
    if (right === false) return false
    return left === true && right === true ? true : null
  }),
  Or: plain((node, scope, run) => {
    const left = valueOf(node, 'left', scope, run)
    if (left === true) return true
    const right = valueOf(node, 'right', scope, run)
    if (right === true) return true
    return left === false && right === false ? false : null
  }),
  Not: plain((node, scope, run) => {
    const value = valueOf(node, 'base', scope, run)
    return typeof value === 'boolean' ? !value : null
  }),
  Neg: plain((node, scope, run) => signed(valueOf(node, 'base', scope, run), -1)),
  Pos: plain((node, scope, run) => signed(valueOf(node, 'base', scope, run), 1)),
  InRange: plain((node, scope, run) => {
    const value = (part: string): Node => ({ type: 'Value', value: valueOf(node, part, scope, run) })
    return evaluateNode({ ...node, base: value('base'), left: value('left'), right: value('right') }, {})
  }),
}

function counted(list: Traced, run: Run): Traced {
  if (Array.isArray(list.value)) run.budget.items(list.value.length)
  return list
}

/** Evaluates `expression` by `body` for each item of a list; `nothing` when it is no list. */
function eachOf<O>(
  { value, trace }: Traced,
  expression: Node,
  run: Run,
  body: (item: Traced) => O,
  finish: (results: O[]) => Traced,
): Traced {
  if (!Array.isArray(value)) return nothing
  const list = value as unknown[]
  const itemAt = (at: number) => body({ value: list[at], trace: trace && traceOf(trace, at) })
  return run.pace.loop(list.length, !expression.loops, itemAt, finish)
}

/** A scope for one item; it stays the same while the item is evaluated again after an interruption. */
function enter(expression: Node, run: Run, make: () => Scope): Scope {
  return expression.loops ? run.pace.keep(make) : make()
}

const signed = (value: unknown, sign: 1 | -1) => (typeof value === 'number' ? sign * value : null)

function parameter(name: string, run: Run): unknown {
  if (!Object.hasOwn(run.params, name)) throw new Error(`param $${name} referenced, but not provided`)
  return run.params[name] ?? null
}

/** The beginning of an ordered list, as far as a slice from its start needs it; undefined for any other. */
function firstInOrder(base: Node, slice: Node, scope: Scope, run: Run): Traced | undefined {
  if (base.type === 'Group') return firstInOrder(child(base, 'base'), slice, scope, run)
  if (base.type !== 'PipeFuncCall' || base.name === 'score') return undefined
  if (Number(slice.left) < 0 || Number(slice.right) < 0) return undefined
  const max = Number(slice.right) + (slice.isInclusive ? 1 : 0)
  return order(base, counted(run.evaluate(child(base, 'base'), scope), run), scope, run, max)
}
