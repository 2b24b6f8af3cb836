import type { LakeDocument } from '../store/document.ts'
import type { Run } from './run.ts'
import { type Lookup, planFilter } from './plan.ts'
import { type Scope, nested } from './scope.ts'
import type { Node } from './syntax.ts'
import { maxTags } from './tags.ts'
import { nothing } from './traced.ts'
import { ValueSet, distinctTexts } from './value-set.ts'

/** Documents that a filter can let through; `isExact` when it lets through all of them. */
export type Selection = { documents: readonly LakeDocument[]; isExact: boolean }

/**
 * The documents that a filter over all documents can let through, by the best index there is, in the order of
 * their ids. `isExact` says that all of them pass. Collects the sync tags of the filter; `reads` names what the query reads
 * of the documents (analysis.ts).
 */
export function selectDocuments(
  filter: Node,
  scope: Scope,
  run: Run,
  reads: string[] | undefined,
): Selection {
  const { lookups, anyType, conditions } = planFilter(filter)
  const outside = nested(scope, nothing)
  const evaluate = (node: Node) => run.evaluate(node, outside).value
  const valuesOf = ({ values, many }: { values: Node; many: boolean }): unknown[] => {
    const value = evaluate(values)
    if (!many) return [value]
    return Array.isArray(value) ? (value as unknown[]) : []
  }
  const find = <K extends Lookup['kind']>(kind: K) =>
    lookups.find((lookup): lookup is Extract<Lookup, { kind: K }> => lookup.kind === kind)

  const { view, tags } = run
  const byId = find('id')
  const byType = find('type')
  const types = typesOf(byType && valuesOf(byType), anyType, evaluate, run)
  if (byId && isSearchable(byId)) {
    const ids = distinctTexts(valuesOf(byId), run.budget)
    for (const id of ids) addDocumentTag(id, view.get(id)?._type, reads, run)
    return { documents: merge(ids.map((id) => single(view.get(id)))), isExact: conditions === 1 }
  }
  const byValue = types && find('equal')
  if (types && byValue) {
    const wanted = new ValueSet([], run.budget)
    const values = valuesOf(byValue)
      .map((value) => value ?? null)
      .filter((value) => wanted.add(value))
    if (values.every((value) => typeof value !== 'object' || value === null)) {
      const { key, read } = byValue
      let isIndexed = true
      run.budget.work(values.length * types.length * 4)
      if (types.length > maxTags) tags.add({ kind: 'all' })
      const found = types.flatMap((type) => {
        const all = view.ofType(type)
        // a field that is not watched has no tag and no index of its own: then any change of the type counts
        if (all.length === 0 || run.watch({ type, key, read }) === undefined) {
          isIndexed = false
          addTypeTags([type], reads, run)
          return [all]
        }
        const watched = watchedReads(type, reads, run)
        tags.addEach([type], values, (_, value) => ({ kind: 'value', type, key, value, reads: watched }))
        if (values.length > all.length) return [all.filter((document) => wanted.has(read(document)))]
        return view.equal(type, key, read, values)
      })
      return { documents: merge(found), isExact: isIndexed && conditions === 2 && byType !== undefined }
    }
  }
  const byReference = find('references')
  if (byReference) {
    // one level of lists, as references() has it: its arguments, or the items of an argument that is a list
    const given = byReference.values.flatMap(evaluate)
    const ids = distinctTexts(given, run.budget)
    if (!types) tags.add({ kind: 'all' })
    run.budget.work(ids.length * (types?.length ?? 1) * 4)
    tags.addEach(types ?? [], ids, (type, to) => ({ kind: 'reference', type, to }))
    return { documents: merge(ids.map((id) => view.referring(id))), isExact: conditions === 1 }
  }
  if (!types) {
    tags.add({ kind: 'all' })
    return { documents: view.all, isExact: false }
  }
  addTypeTags(types, reads, run)
  const documents = merge(types.map((name) => view.ofType(name)))
  return { documents, isExact: conditions === 1 && byType !== undefined }
}

/** Collects the tag of a document that a query reads by its id; `type` when it exists. */
export function addDocumentTag(
  id: string,
  type: string | undefined,
  reads: string[] | undefined,
  run: Run,
): void {
  run.tags.add({
    kind: 'id',
    id,
    type,
    reads: type === undefined ? undefined : watchedReads(type, reads, run),
  })
}

const addTypeTags = (types: readonly string[], reads: string[] | undefined, run: Run) =>
  run.tags.addEach(types, ['any'], (type) => ({ kind: 'type', type, reads: watchedReads(type, reads, run) }))

/** The attributes, if commits watch them from now on; otherwise any change counts. */
const watchedReads = (type: string, reads: string[] | undefined, run: Run) =>
  reads && run.watch({ type, reads }) !== undefined ? reads : undefined

/** Whether a filter is nothing but a type and a value, such as `_type == "post" && author._ref == $id`. */
export function isPlainLookup(filter: Node): boolean {
  const { lookups, conditions } = planFilter(filter)
  return conditions === 2 && ['type', 'equal'].every((kind) => lookups.some((lookup) => lookup.kind === kind))
}

const isSearchable = (lookup: { values: Node }) =>
  lookup.values.type !== 'FuncCall' || lookup.values.name !== 'path'

function typesOf(
  found: unknown[] | undefined,
  anyType: Node[] | undefined,
  evaluate: (node: Node) => unknown,
  { budget }: Run,
) {
  if (found) return distinctTexts(found, budget)
  if (!anyType) return undefined
  return distinctTexts(
    anyType.flatMap((node) => (node.type === 'Spread' ? evaluate(node.base as Node) : evaluate(node))),
    budget,
  )
}

const single = (document: LakeDocument | undefined): LakeDocument[] => (document ? [document] : [])

/** Joins lists that are each in order into one in order, without doubles. */
function merge(lists: (readonly LakeDocument[])[]): readonly LakeDocument[] {
  if (lists.length === 1) return lists[0] ?? []
  const joined = new Map<string, LakeDocument>()
  for (const list of lists) for (const document of list) joined.set(document._id, document)
  return [...joined.values()].sort((a, b) => (a._id < b._id ? -1 : 1))
}
