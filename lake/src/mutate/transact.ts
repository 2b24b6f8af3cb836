import { randomBytes } from 'node:crypto'
import type { Account } from '../auth/identity.ts'
import { withDeadline } from '../deadline.ts'
import { everythingTag, maxTagsOfCommit } from '../groq/tags.ts'
import { publicPart, publishedTags } from '../live/change-tags.ts'
import { LakeError, diskFull, httpError, mutationError } from '../http/errors.ts'
import { delay } from '../http/turns.ts'
import { noteForgetting } from '../history/forget.ts'
import type { Lake } from '../lake.ts'
import type { Commit, DocumentChange } from '../store/store.ts'
import { assertAssetFields } from './asset-fields.ts'
import { tooMuchGrowth } from './daily-growth.ts'
import { type Growth, growthOf } from './growth.ts'
import { assertReferences } from './references.ts'
import { Workspace } from './workspace.ts'
import { assertReferenceCount } from './written-size.ts'

export type TransactionOptions = {
  transactionId?: string
  account: Account
  dryRun?: boolean
  autoGenerateArrayKeys?: boolean
}

export type TransactionOutcome<T> = {
  transactionId: string
  result: T
  changes: DocumentChange[]
  commit?: Commit
}

/** An id in the alphabet of the hosted lake's. */
const tooLong = 'The transaction took longer than is allowed; split it into smaller ones'

const sumOf = (weights: ReadonlyMap<string, number>) =>
  [...weights.values()].reduce((sum, each) => sum + each, 0)

const newTransactionId = () => randomBytes(16).toString('base64url').replace(/[-_]/g, 'x')

/**
 * Runs `work` on a workspace and stores all of its changes or none; returns when it is durable.
 * @throws LakeError of type mutationError
 */
export function transact<T>(
  lake: Lake,
  options: TransactionOptions,
  work: (workspace: Workspace) => T,
): TransactionOutcome<T> {
  const { store, views, webhook, documentWebhooks, watched } = lake
  const { account } = options
  const transactionId = options.transactionId ?? newTransactionId()
  if (store.hasTransaction(transactionId)) {
    const description = `The transaction ID "${transactionId}" has been used before`
    throw mutationError({ type: 'transactionIdAlreadyExistsError', description })
  }
  const timestamp = new Date().toISOString()
  const workspace = new Workspace({
    documents: store.documents,
    transactionId,
    timestamp,
    timeLimit: lake.limits.transactionMs,
    autoGenerateArrayKeys: options.autoGenerateArrayKeys,
  })
  const raw = views.get('raw', false)
  const { result, changes } = withDeadline(lake.limits.transactionMs, tooLong, () => {
    const result = work(workspace)
    const changes = workspace.changes
    assertAssetFields(changes)
    assertReferenceCount(changes)
    assertReferences(changes, {
      get: (id) => workspace.get(id),
      referring: (id) => raw.referring(id).map((document) => document._id),
    })
    return { result, changes }
  })
  // also of what was deleted before; a list can name thousands that never existed
  const purged = [...workspace.purged].filter((id) => store.hasHistory(id))
  const isPurge = purged.length > 0
  if (options.dryRun || (changes.length === 0 && !isPurge)) return { transactionId, result, changes }
  let grown: Growth[] = []
  let tagCount = 0
  try {
    const commit = store.commit({
      transactionId,
      timestamp,
      author: account.id,
      changes,
      isPurge,
      assertGrowth: (weights) => {
        grown = growthOf(changes, weights, (id) => store.documents.get(id))
        if (lake.growth.refuses(account, grown, store.weight)) throw tooMuchGrowth()
        if (account.role === 'site' && store.weight + sumOf(weights) > lake.limits.siteDocumentBytes)
          throw httpError(507, 'There is no more room for what visitors send; nothing was changed')
      },
      alongside: (written) => {
        const tags = publishedTags(publicPart(written), watched.ofPrograms)
        tagCount = tags?.length ?? maxTagsOfCommit
        webhook.enqueue(tags ?? [everythingTag])
        // before what the same transaction wrote after the purge
        noteForgetting(lake.db, purged, written.seq)
        documentWebhooks.enqueue(written)
      },
    })
    lake.growth.add(account, grown, store.weight)
    delay(account.id, lake.written.add(account.id, commit, tagCount))
    webhook.sendQueued()
    documentWebhooks.sendQueued()
    return { transactionId, result, changes, commit }
  } catch (error) {
    if (error instanceof LakeError) throw error
    lake.log({ event: 'failure', detail: `commit: ${String(error)}` })
    throw diskFull(error) ?? httpError(503, 'The transaction could not be stored; nothing was changed')
  }
}
