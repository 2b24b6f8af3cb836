import type { DocumentChange } from '../store/store.ts'

/** The change of one document as a pair of Mendoza patches, there and back. */
export function effectsOf({ before, after }: Pick<DocumentChange, 'before' | 'after'>): {
  apply: unknown
  revert: unknown
} {
  return { apply: [0, after ?? null], revert: [0, before ?? null] }
}
