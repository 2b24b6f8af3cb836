import { referencesIn, isRecord } from '../store/document.ts'
import type { LakeDocument } from '../store/document.ts'
import type { Run } from './run.ts'
import type { Scope } from './scope.ts'
import { type Node, children, evaluateNode } from './syntax.ts'
import { type Traced, computed, isObject, nothing } from './traced.ts'

type Dereference = (id: unknown, run: Run) => Traced

/** Functions whose meaning this lake does not have: a clear answer instead of a wrong one. */
const absent = /^(geo::|text::semanticSimilarity|media::|delta::|diff::)/

/** Calls a function: those that need indexes, laziness or an origin here, the rest by groq-js. */
export function callFunction(node: Node, scope: Scope, run: Run, dereference: Dereference): Traced {
  const name = `${String(node.namespace)}::${String(node.name)}`
  const args = children(node, 'args')
  if (absent.test(name))
    throw new Error(`${name.replace('global::', '')}() is not served by the embedded lake`)
  if (name === 'global::coalesce') {
    for (const argument of args) {
      const result = run.evaluate(argument, scope)
      if (result.value !== null && result.value !== undefined) return result
    }
    return nothing
  }
  const values = args.map((argument) => run.evaluate(argument, scope).value)
  const [first] = values
  switch (name) {
    case 'global::count':
      return computed(Array.isArray(first) ? first.length : null)
    case 'global::defined':
      return computed(first !== null && first !== undefined)
    case 'global::lower':
      return computed(typeof first === 'string' ? first.toLowerCase() : null)
    case 'global::upper':
      return computed(typeof first === 'string' ? first.toUpperCase() : null)
    case 'global::references':
      return computed(refersTo(scope.current.value, values.flat(), run))
    case 'documents::get':
      return isObject(first) ? dereference(first._ref, run) : nothing
    case 'documents::incomingRefCount':
      run.tags.add({ kind: 'all' })
      return computed(
        isObject(scope.current.value) ? run.view.referring(String(scope.current.value._id)).length : null,
      )
    case 'documents::incomingGlobalDocumentReferenceCount':
      return computed(0)
    case 'user::attributes':
      return computed({})
    case 'text::query':
      return nothing
    case 'releases::all':
      run.tags.add({ kind: 'type', type: 'system.release' })
      return computed(run.view.ofType('system.release'))
  }
  const literals = values.map((value): Node => ({ type: 'Value', value }))
  return computed(
    evaluateNode(
      { ...node, args: literals },
      { root: scope.current.value, timestamp: run.timestamp, identity: run.identity, sanity: run.project },
    ),
  )
}

function refersTo(value: unknown, ids: unknown[], run: Run): boolean {
  const wanted = new Set(ids)
  if (isRecord(value) && typeof value._id === 'string' && run.view.get(value._id) === value) {
    return [...wanted].some(
      (id) => typeof id === 'string' && holds(run.view.referring(id), value._id as string),
    )
  }
  return referencesIn(value).some(({ to }) => wanted.has(to))
}

/** Binary search, since lists of a view are in the order of ids. */
function holds(documents: readonly LakeDocument[], id: string): boolean {
  let low = 0
  let high = documents.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((documents[middle]?._id ?? '') < id) low = middle + 1
    else high = middle
  }
  return documents[low]?._id === id
}
