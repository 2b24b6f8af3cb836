import { hrefOf, isBuilt } from '../../routes/index.ts'

/** A document as far as links are concerned; a draft may lack anything. */
export type Linked = {
  _id: string
  _type: string
  route?: string | null
  number?: unknown
  slug?: { current?: string | null } | null
}

/** A reference in a document. */
export type FoundReference = {
  /** The field of the document that holds it, at any depth. */
  field: string
  id: string
  /** Whether visitors follow it; other references are shown in place. */
  isLink: boolean
  /** The words of the link. */
  label?: string
}

/** Every reference of a document at any depth, assets left out. */
export function referencesIn(document: object): FoundReference[] {
  return Object.entries(document).flatMap(([field, value]) =>
    within(value, field).map((found) => ({ field, ...found })),
  )
}

function within(value: unknown, name: string, label?: string): Omit<FoundReference, 'field'>[] {
  if (Array.isArray(value)) return value.flatMap((item) => within(item, name, label))
  if (!value || typeof value !== 'object') return []
  const { _ref: id, label: own } = value as { _ref?: unknown; label?: unknown }
  if (typeof id === 'string') return name === 'asset' ? [] : [{ id, isLink: name === 'to', label }]
  const words = typeof own === 'string' ? own : undefined
  return Object.entries(value).flatMap(([key, child]) => within(child, key, words))
}

/** Why a reference leads nowhere, or undefined if it works. */
export function referenceProblem(
  { id, isLink }: FoundReference,
  documents: ReadonlyMap<string, Linked>,
  published: ReadonlySet<string>,
): 'broken' | 'unbuilt' | undefined {
  const target = documents.get(id)
  if (!target || !published.has(id)) return 'broken'
  if (!isLink) return undefined
  const number = typeof target.number === 'number' ? target.number : null
  if (!hrefOf({ ...target, number, slug: target.slug?.current })) return 'broken'
  return isBuilt(target) ? undefined : 'unbuilt'
}
