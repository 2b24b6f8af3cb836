import { createHash } from 'node:crypto'

/** A document as the lake stores it: system fields, and whatever fields its type has. */
export interface LakeDocument {
  _id: string
  _type: string
  _rev?: string
  [field: string]: unknown
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The ids that a document references at any depth, assets included. */
export function referencedIds(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) referencedIds(item, found)
  else if (isRecord(value)) {
    if (typeof value._ref === 'string') found.add(value._ref)
    for (const field of Object.values(value)) referencedIds(field, found)
  }
  return found
}

/**
 * A short hash of what an editor sees of a document: every field except `_id`, `_rev` and the timestamps,
 * in any field order. Equal fingerprints mean equal content.
 */
export function fingerprint(document: LakeDocument): string {
  const content = Object.fromEntries(
    Object.entries(document).filter(([field]) => field === '_type' || !field.startsWith('_')),
  )
  return createHash('sha256')
    .update(JSON.stringify(withSortedFields(content)))
    .digest('hex')
    .slice(0, 32)
}

function withSortedFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedFields)
  if (!isRecord(value)) return value
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return Object.fromEntries(
    fields.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, field]) => [name, withSortedFields(field)]),
  )
}
