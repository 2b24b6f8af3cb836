import type { ReadView } from '../store/view.ts'
import { addDocumentTag } from './filter.ts'
import type { Run } from './run.ts'
import { type Traced, arrayOf, computed, nothing } from './traced.ts'

/** A document as a value with its origin. */
export function documentItem(document: ReadView['all'][number], run: Run): Traced {
  return { value: document, trace: run.tracing ? { kind: 'document', document, way: undefined } : undefined }
}

/** A list of documents as a value with its origin. */
export function documents(list: ReadView['all'], run: Run): Traced {
  if (!run.tracing) return computed(list)
  run.budget.items(list.length)
  const items = list.map((document) => documentItem(document, run))
  return arrayOf(items, true)
}

/** The document with an id, and its sync tag; `nothing` when the view has none. */
export function dereference(id: unknown, run: Run, reads?: string[]): Traced {
  if (typeof id !== 'string') return nothing
  const document = run.view.get(id)
  addDocumentTag(id, document?._type, reads, run)
  return document ? documentItem(document, run) : nothing
}
