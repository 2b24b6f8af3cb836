import { isRecord, knownReferences } from '../store/document.ts'
import type { LakeDocument } from '../store/document.ts'
import { firstNot } from '../store/sorted-documents.ts'
import { type Budget, writableCheck } from './budget.ts'
import type { Run } from './run.ts'
import type { Scope } from './scope.ts'
import { type Node, children, evaluateNode } from './syntax.ts'
import { type Traced, computed, isObject, nothing } from './traced.ts'
import { ValueSet } from './value-set.ts'
import { maxSearched } from './native-search.ts'

type Dereference = (id: unknown, run: Run) => Traced

/** Functions that this lake does not support: a clear error instead of a wrong result. */
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
  countArguments(name, values, run)
  switch (name) {
    case 'global::count':
      return computed(Array.isArray(first) ? first.length : null)
    case 'global::defined':
      return computed(first !== null && first !== undefined)
    case 'global::lower':
      return computed(typeof first === 'string' ? first.toLowerCase() : null)
    case 'global::upper':
      return computed(typeof first === 'string' ? first.toUpperCase() : null)
    case 'global::dateTime':
      // groq-js makes a moment that is none of what only looks like one, such as an offset of 24 hours.
      if (typeof first !== 'string' || !Number.isNaN(Date.parse(first))) break
      return computed(null)
    case 'array::intersects':
      return computed(intersects(first, values[1], run.budget))
    case 'array::unique':
      if (!Array.isArray(first)) break
      return computed(unique(first as unknown[], run.budget))
    case 'pt::text':
      return computed(plainText(first, run.budget))
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

/** The functions that make a text of each text that they get: no longer one, so that no stored text is too long for them. */
const textsOfTexts = new Set(['global::lower', 'global::upper', 'string::split'])

/** Counts what a function makes of its arguments before it makes it. */
function countArguments(name: string, values: readonly unknown[], run: Run) {
  for (const value of values) {
    if (typeof value === 'string') {
      if (textsOfTexts.has(name)) run.budget.storedText(value.length)
      else run.budget.work(value.length / 256)
    } else if (Array.isArray(value)) run.budget.work(value.length / 16)
  }
  const [first, second] = values
  if (name === 'string::split' && typeof first === 'string') run.budget.items(first.length)
  if (name === 'string::split' && typeof second === 'string' && second.length > maxSearched)
    throw new Error(`string::split() takes a separator of ${maxSearched} characters at most`)
  if (name === 'global::path' && typeof first === 'string' && first.length > longestPattern)
    throw new Error(`path() takes a pattern of ${longestPattern} characters at most`)
  if (name === 'array::unique' && Array.isArray(first)) run.budget.items(first.length)
  if (name === 'array::compact' && Array.isArray(first)) run.budget.items(first.length)
  if (name === 'array::join' && Array.isArray(first)) {
    const separator = typeof second === 'string' ? second.length : 0
    let length = 0
    for (const item of first as unknown[]) length += separator + (typeof item === 'string' ? item.length : 25)
    run.budget.text(length)
  }
}

/** Leaves out plain values that came before, null included; lists and objects stay. */
function unique(list: readonly unknown[], budget: Budget): unknown[] {
  const seen = new ValueSet([], budget)
  return list.filter((item) => {
    const value = item ?? null
    if (typeof value === 'object' && value !== null && !('compareTo' in value)) return true
    return seen.add(value)
  })
}

/**
 * Whether two lists have an equal value, in time that grows with their length (groq-js compares each with each). Objects
 * and lists equal nothing, as with `==`; null without two lists.
 */
function intersects(left: unknown, right: unknown, budget: Budget): boolean | null {
  if (!Array.isArray(left) || !Array.isArray(right)) return null
  const wanted = new ValueSet(right.flatMap(comparable), budget)
  return left.flatMap(comparable).some((item) => wanted.has(item))
}

/** A value by what `==` compares; none for objects and lists. */
function comparable(item: unknown): unknown[] {
  if (typeof item !== 'object' || item === null) return [item ?? null]
  return 'compareTo' in item ? [`datetime ${JSON.stringify(item)}`] : []
}

/** Characters; the text of no document is longer, and what reads texts takes time and memory by it. */
const longestText = 8_000_000
/** No id is as long. A pattern of millions of characters takes gigabytes of memory, which nothing counts. */
const longestPattern = 1000

/** The text of a block or of a list of blocks, which may hold lists; null when there is none. */
function plainText(value: unknown, budget: Budget): string | null {
  const texts: string[] = []
  const gather = (part: unknown) => {
    budget.items(1)
    if (Array.isArray(part)) for (const item of part as unknown[]) gather(item)
    else if (isRecord(part)) {
      const text = blockText(part, budget)
      if (text !== null) texts.push(text)
    }
  }
  gather(value)
  if (texts.length === 0) return null
  const length = texts.reduce((sum, text) => sum + text.length + 2, 0)
  if (length > longestText) throw new Error(`pt::text() makes no text of more than ${longestText} characters`)
  budget.storedText(length)
  return texts.join('\n\n')
}

function blockText({ _type, children: spans }: Record<string, unknown>, budget: Budget): string | null {
  if (typeof _type !== 'string' || !Array.isArray(spans)) return null
  budget.work(spans.length / 16)
  let text = ''
  for (const span of spans as unknown[])
    if (isRecord(span) && span._type === 'span' && typeof span.text === 'string') text += span.text
  return text
}

/** Characters; no document refers to a longer one. */
const longestReference = 1000

function refersTo(value: unknown, ids: unknown[], run: Run): boolean {
  run.budget.work(ids.length / 4)
  const wanted = new Set(
    ids.filter((id): id is string => typeof id === 'string' && id.length <= longestReference),
  )
  if (isRecord(value) && typeof value._id === 'string' && run.view.get(value._id) === value)
    return [...wanted].some((id) => holds(run.view.referring(id), value._id as string))
  // what a document held before it was changed is in no view any more
  const found = isRecord(value) && knownReferences(value)
  if (found) {
    run.budget.work(found.length / 16)
    return found.some(({ to }) => wanted.has(to))
  }
  writableCheck(1_000_000, 10_000_000)(value)
  return hasReference(value, wanted, run.budget)
}

/** Whether a value that the query made, or a part of a document, has one of the references that `referencesIn` finds. */
function hasReference(value: unknown, wanted: ReadonlySet<string>, budget: Budget): boolean {
  budget.work(0.1)
  if (Array.isArray(value)) return value.some((item) => hasReference(item, wanted, budget))
  if (!isRecord(value)) return false
  if (typeof value._ref === 'string')
    return value._dataset === undefined && value._projectId === undefined && wanted.has(value._ref)
  return Object.values(value).some((part) => hasReference(part, wanted, budget))
}

/** Lists of a view are in the order of ids. */
const holds = (documents: readonly LakeDocument[], id: string) =>
  documents[firstNot(documents.length, (at) => (documents[at]?._id ?? '') < id)]?._id === id
