import { withDeadline } from '../deadline.ts'
import type { LakeDocument } from '../store/document.ts'
import { LakeError } from '../http/errors.ts'
import { uninterrupted } from '../http/turns.ts'
import type { DocumentChange } from '../store/store.ts'
import { mendozaPatch, wholePatch } from './mendoza.ts'

/** Milliseconds for comparing two forms of a document, in which nobody else is answered: for all who hear of a change, and for one who reads a history. */
const [msOfChange, msOfHistory] = [100, 300]
/** For its author, when it is told to others: each change of a long list takes as long again. Those of most documents take a tenth. */
const priceOfComparing = { fromMs: 2, times: 4 }

type Form = Pick<DocumentChange, 'before' | 'after'>
type Effects = { apply: unknown[]; revert: unknown[] }

/**
 * The change of one document as a pair of Mendoza patches, there and back. As on the hosted lake the revision is not
 * part of what is compared: Mendoza names fields by position, and the Studio applies patches to documents
 * without `_rev`. Where comparing takes long, as for lists of hundreds of thousands of entries, each patch is the whole document.
 * @param author of a change that others hear of: who waits afterwards for a comparison that took long, rather than they
 */
export function effectsOf(change: Form, author?: string): Effects {
  const known = made.get(change)
  if (known) return known
  const effects =
    author === undefined
      ? compared(change, msOfHistory)
      : uninterrupted(author, () => compared(change, msOfChange), priceOfComparing)
  made.set(change, effects)
  return effects
}

/** Many listeners hear the same change. */
const made = new WeakMap<Form, Effects>()

function compared({ before, after }: Form, maxMs: number): Effects {
  const [old, next] = [contentOf(before), contentOf(after)]
  try {
    const patches = () => ({ apply: mendozaPatch(old, next), revert: mendozaPatch(next, old) })
    return withDeadline(maxMs, 'Comparing takes too long', patches)
  } catch (error) {
    if (!(error instanceof LakeError)) throw error
    return { apply: wholePatch(next), revert: wholePatch(old) }
  }
}

function contentOf(document: LakeDocument | undefined): Record<string, unknown> | null {
  if (!document) return null
  const { _rev, ...content } = document
  return content
}
