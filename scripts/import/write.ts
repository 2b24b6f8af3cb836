import type { SanityClient } from '@sanity/client'
import { fingerprint, type LakeDocument } from './document.ts'
import type { ImportPlan } from './plan.ts'
import { withRetries } from './request.ts'
import { type ImportState, stateDocument } from './state.ts'

interface States {
  /** As it is stored. */
  before: ImportState
  /** Without documents that no longer exist, and with the day of this import. */
  kept: ImportState
}

/**
 * Writes everything, with the new state, in one transaction: all of it or nothing.
 * @throws a 409 error when a document was edited after it was read.
 */
export async function writePlan(
  client: SanityClient,
  plan: ImportPlan,
  deletions: readonly LakeDocument[],
  { before, kept }: States,
): Promise<void> {
  const written = [...plan.create, ...plan.update.map(({ document }) => document), ...plan.unchanged]
  const fingerprints = new Map(kept.fingerprints)
  for (const document of written) fingerprints.set(document._id, fingerprint(document))
  for (const { _id } of deletions) fingerprints.delete(_id)
  const state = stateDocument({ fingerprints, day: kept.day })
  const hasChanges = plan.create.length + plan.update.length + deletions.length > 0
  if (!hasChanges && fingerprint(state) === fingerprint(stateDocument(before))) return

  const transaction = client.transaction().createOrReplace(state)
  const requireRevision = (id: string, revision: string | undefined) => {
    // Changes nothing, but makes the transaction fail when the document has another revision.
    if (revision) transaction.patch(id, (patch) => patch.ifRevisionId(revision).unset(['importGuard']))
  }
  for (const document of plan.create) transaction.createIfNotExists(document)
  for (const { document, revision } of plan.update) {
    requireRevision(document._id, revision)
    transaction.createOrReplace(document)
  }
  for (const { _id, _rev } of deletions) {
    requireRevision(_id, _rev)
    transaction.delete(_id)
  }
  await withRetries(() => transaction.commit({ visibility: 'sync' }))
}
