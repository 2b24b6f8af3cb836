import { createHash } from 'node:crypto'
import { isRecord, type LakeDocument } from './document.ts'

/**
 * A short hash of what an editor sees of a document: every field but the lake's own (`_id`, `_rev`, times),
 * whatever the order of its fields. Equal fingerprints mean equal content.
 */
export function fingerprint(document: LakeDocument): string {
  const content = Object.fromEntries(
    Object.entries(document).filter(([field]) => field === '_type' || !field.startsWith('_')),
  )
  return createHash('sha256')
    .update(JSON.stringify(sorted(content)))
    .digest('hex')
    .slice(0, 32)
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, child]) => child !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([field, child]) => [field, sorted(child)]),
  )
}
