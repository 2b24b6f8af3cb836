import type { LakeDocument } from '../store/document.ts'
import type { DocumentChange } from '../store/store.ts'
import { mendozaPatch } from './mendoza.ts'

/**
 * The change of one document as a pair of Mendoza patches, there and back. As on the hosted lake the revision is not
 * part of what is compared: Mendoza names fields by position, and the Studio applies patches to documents
 * without `_rev`.
 */
export function effectsOf({ before, after }: Pick<DocumentChange, 'before' | 'after'>): {
  apply: unknown[]
  revert: unknown[]
} {
  const [old, next] = [contentOf(before), contentOf(after)]
  return { apply: mendozaPatch(old, next), revert: mendozaPatch(next, old) }
}

function contentOf(document: LakeDocument | undefined): Record<string, unknown> | null {
  if (!document) return null
  const { _rev, ...content } = document
  return content
}
