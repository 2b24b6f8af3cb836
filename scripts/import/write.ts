import type { SanityClient, Transaction } from '@sanity/client'
import type { LakeDocument } from './document.ts'
import { fingerprint } from './fingerprint.ts'
import { type ImportPlan, inReferenceOrder } from './plan.ts'
import { retried } from './retry.ts'
import { type ImportState, stateDocument } from './state.ts'

/** Ids of what was written, filled as each transaction is committed. */
export interface Written {
  created: Set<string>
  updated: Set<string>
  removed: Set<string>
}

export interface Work {
  plan: ImportPlan
  /** Documents of `plan.obsolete` to delete. */
  removals: readonly LakeDocument[]
  /** The record as it was read, with the day that the documents were resolved with. */
  before: ImportState
  day: string
  /** Documents per transaction. */
  batch: number
}

interface Step {
  kind: keyof Written
  document: LakeDocument
  /** The revision that the plan was made for; a document of another one is not overwritten. */
  revision?: string | undefined
}

/**
 * Carries out a plan in transactions, what is referred to first. Each transaction also
 * records what it wrote, so that an import stopped between two of them goes on where it stopped.
 * @throws a 409 error when a document was edited after the plan was made: plan again.
 */
export async function writePlan(
  client: SanityClient,
  { plan, removals, before, day, batch: size }: Work,
  written: Written,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const steps = stepsOf(plan, removals)
  const record = new Map(before.fingerprints)
  for (const id of plan.forget) record.delete(id)
  for (const document of plan.unchanged) record.set(document._id, fingerprint(document))
  if (steps.length === 0) return writeRecord(client, before, { fingerprints: record, day })
  onProgress(0, steps.length)
  for (let from = 0; from < steps.length; from += size) {
    const batch = steps.slice(from, from + size)
    for (const { kind, document } of batch) {
      if (kind === 'removed') record.delete(document._id)
      else record.set(document._id, fingerprint(document))
    }
    await retried(() =>
      transactionOf(client, batch)
        .createOrReplace(stateDocument({ fingerprints: record, day }))
        .commit(),
    )
    for (const { kind, document } of batch) written[kind].add(document._id)
    onProgress(from + batch.length, steps.length)
  }
}

function stepsOf(plan: ImportPlan, removals: readonly LakeDocument[]): Step[] {
  const writes: Step[] = [
    ...plan.create.map((document) => ({ kind: 'created' as const, document })),
    ...plan.update.map((update) => ({ kind: 'updated' as const, ...update })),
  ]
  const deletions: Step[] = removals.map((document) => ({
    kind: 'removed',
    document,
    revision: document._rev,
  }))
  return [
    ...inReferenceOrder(writes, ({ document }) => document),
    ...inReferenceOrder(deletions, ({ document }) => document).toReversed(),
  ]
}

function transactionOf(client: SanityClient, batch: readonly Step[]): Transaction {
  const transaction = client.transaction()
  for (const { kind, document, revision } of batch) {
    if (revision) guard(transaction, document._id, revision)
    if (kind === 'created') transaction.createIfNotExists(document)
    else if (kind === 'updated') transaction.createOrReplace(document)
    else transaction.delete(document._id)
  }
  return transaction
}

/** When nothing else is to be written: the record alone, if documents were found that it does not know. */
async function writeRecord(client: SanityClient, before: ImportState, after: ImportState): Promise<void> {
  const state = stateDocument(after)
  if (fingerprint(state) === fingerprint(stateDocument(before))) return
  await retried(() => client.transaction().createOrReplace(state).commit())
}

/** A change that changes nothing but fails with 409 when the document is of another revision. */
function guard(transaction: Transaction, id: string, revision: string): void {
  transaction.patch(id, (patch) => patch.ifRevisionId(revision).unset(['importGuard']))
}
