import type { DocumentChange } from '../store/store.ts'
import { mendozaPatch } from './mendoza.ts'

/** The change of one document as a pair of Mendoza patches, there and back. */
export function effectsOf({ before, after }: Pick<DocumentChange, 'before' | 'after'>): {
  apply: unknown[]
  revert: unknown[]
} {
  return { apply: mendozaPatch(before, after), revert: mendozaPatch(after, before) }
}
