import { mutationError } from '../http/errors.ts'
import { type LakeDocument, referencesOf } from '../store/document.ts'
import type { DocumentChange } from '../store/store.ts'

type Lookups = {
  /** a document as it will be after the transaction */
  get: (id: string) => LakeDocument | undefined
  /** ids of stored documents that refer to `id` */
  referring: (id: string) => Iterable<string>
}

const strongIn = (document: LakeDocument) => referencesOf(document).filter((reference) => !reference.weak)

/**
 * Enforces strong references: a document may not refer strongly to one that does not exist, and one that is
 * referred to strongly may not be removed. A transaction is judged by its end state.
 * @throws LakeError of type mutationError
 */
export function assertReferences(changes: readonly DocumentChange[], { get, referring }: Lookups): void {
  const targets = new Map<LakeDocument, Set<string>>()
  const targetsOf = (document: LakeDocument) => {
    const known = targets.get(document) ?? new Set(strongIn(document).map(({ to }) => to))
    targets.set(document, known)
    return known
  }
  // listeners ask for those of both forms, each by itself
  for (const { before } of changes) if (before) referencesOf(before)
  const isDeletion = changes.some(({ after }) => !after)
  const changed = isDeletion ? referrersIn(changes, targetsOf) : new Map<string, string[]>()
  for (const { id, after } of changes) {
    if (after) {
      const missing = strongIn(after).find(({ to }) => !get(to))
      if (!missing) continue
      throw mutationError({
        type: 'documentReferenceDoesNotExistError',
        description: `Document "${id}" references nonexistent document "${missing.to}"`,
        id,
        referenceID: missing.to,
      })
    }
    const candidates = new Set([...referring(id), ...(changed.get(id) ?? [])])
    const referencingIDs = [...candidates].filter((other) => {
      const document = get(other)
      return document !== undefined && targetsOf(document).has(id)
    })
    if (referencingIDs.length === 0) continue
    throw mutationError({
      type: 'documentHasExistingReferencesError',
      description: `Document "${id}" cannot be deleted as there are references to it from "${referencingIDs[0]}"`,
      id,
      referencingIDs,
    })
  }
}

/** Ids of the documents that a transaction writes, by the id to which they refer strongly. */
function referrersIn(
  changes: readonly DocumentChange[],
  targetsOf: (document: LakeDocument) => Iterable<string>,
): Map<string, string[]> {
  const referrers = new Map<string, string[]>()
  for (const { id, after } of changes) {
    for (const target of after ? targetsOf(after) : []) {
      const others = referrers.get(target)
      if (others) others.push(id)
      else referrers.set(target, [id])
    }
  }
  return referrers
}
