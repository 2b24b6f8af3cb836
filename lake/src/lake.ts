import { mkdirSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { PictureProcesses } from './assets/picture-processes.ts'
import { Accounts } from './auth/accounts.ts'
import { type Secrets, ensureSecrets } from './auth/secrets.ts'
import { type LakeConfig, defaultSiteReads, defaultSiteTypes, isReachable } from './config.ts'
import { LargeQueries } from './groq/large-queries.ts'
import { Forgetting } from './history/forget.ts'
import { FairQueue } from './http/fair-queue.ts'
import { type LakeLimits, defaultLimits } from './limits.ts'
import { DocumentWebhooks } from './live/document-webhooks.ts'
import { Webhook } from './live/webhook.ts'
import { isAsset, isAssetPath } from './mutate/asset-fields.ts'
import { openDatabase } from './store/database.ts'
import { DailyGrowth } from './mutate/daily-growth.ts'
import { WrittenDocuments } from './mutate/written-documents.ts'
import { removeLeftovers } from './store/leftovers.ts'
import { DocumentStore } from './store/store.ts'
import type { LakeDocument } from './store/document.ts'
import { Views } from './store/views.ts'
import { WatchedFields } from './store/watched-fields.ts'

/** The parts that requests work with. */
export type Lake = {
  config: LakeConfig
  limits: LakeLimits
  db: DatabaseSync
  store: DocumentStore
  views: Views
  /** by account */
  written: WrittenDocuments
  growth: DailyGrowth
  watched: WatchedFields
  /** a few queries of each account at a time */
  memberQueries: FairQueue
  largeQueries: LargeQueries
  accounts: Accounts
  secrets: Secrets
  webhook: Webhook
  documentWebhooks: DocumentWebhooks
  forgetting: Forgetting
  /** processes for pictures that are read in a moment, and for those that are not */
  pictures: { quick: PictureProcesses; slow: PictureProcesses }
  /** types of which the site may create documents */
  siteTypes: readonly string[]
  /** types of which the site may read a private document by id */
  siteReads: readonly string[]
  /** as the hosted lake names it: `private` refuses queries without a token or a login */
  aclMode: 'public' | 'private'
  /** address that asset documents carry */
  publicUrl: () => string
  log: (line: Record<string, unknown>) => void
}

/** Writes a line of JSON to standard output. */
export const logLine = (line: Record<string, unknown>): void => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`)
}

/** Opens the data folder and puts the parts together; nothing listens yet. */
export function openLake(config: LakeConfig, publicUrl: () => string): Lake {
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  const db = openDatabase(config.dataDir)
  try {
    return partsOf(config, db, publicUrl)
  } catch (error) {
    db.close()
    throw error
  }
}

function partsOf(config: LakeConfig, db: DatabaseSync, publicUrl: () => string): Lake {
  const limits = { ...defaultLimits, ...config.limits }
  const log = config.log ?? logLine
  const removed = removeLeftovers(config.dataDir)
  if (removed > 0) log({ event: 'repair', detail: `${removed} half-written files removed` })
  const accounts = new Accounts(db)
  const secrets = ensureSecrets(config.dataDir, accounts)
  const store = new DocumentStore(
    db,
    (document) => withAddress(document, publicUrl()),
    (error) => log({ event: 'failure', detail: `after a commit: ${String(error)}` }),
    limits.documentBytes,
  )
  const watched = new WatchedFields(db)
  const webhook = new Webhook({
    db,
    url: config.webhookUrl,
    secret: secrets.revalidateSecret,
    delays: config.webhookDelays,
    isPaused: config.keepsQueues,
    log,
  })
  const { projectId, dataset, webhooks: hooks = [] } = config
  const documentWebhooks = new DocumentWebhooks({
    db,
    hooks,
    project: { projectId, dataset },
    secret: secrets.revalidateSecret,
    delays: config.webhookDelays,
    isPaused: config.keepsQueues,
    find: (id) => {
      const document = store.documents.get(id)
      return document && isAsset(document) ? JSON.stringify(document) : store.jsonOf(id)
    },
    log,
  })
  return {
    config,
    limits,
    db,
    store,
    views: new Views(store),
    written: new WrittenDocuments(),
    growth: new DailyGrowth(limits.growthPerDay),
    watched,
    // no common limit below that of all jobs: two accounts would otherwise take it from a third one
    memberQueries: new FairQueue({
      concurrency: 20_000,
      concurrencyPerCaller: 12,
      maxJobs: 20_000,
      maxJobsPerCaller: 1000,
    }),
    largeQueries: new LargeQueries(),
    accounts,
    secrets,
    webhook,
    documentWebhooks,
    forgetting: new Forgetting(db, log),
    pictures: {
      quick: new PictureProcesses(limits.quickPicture),
      slow: new PictureProcesses(limits.slowPicture),
    },
    siteTypes: config.siteTypes ?? defaultSiteTypes,
    siteReads: config.siteReads ?? defaultSiteReads,
    aclMode: config.aclMode ?? (isReachable(config) ? 'private' : 'public'),
    publicUrl,
    log,
  }
}

/**
 * The address of an asset depends on the lake's own address, so it is added when the document is read. An asset never has
 * another one: an export sends its token to addresses that it takes for Sanity's, and waits for what never ends.
 */
function withAddress(document: LakeDocument, publicUrl: string): LakeDocument {
  if (!isAsset(document)) return document
  const { url: _, ...fields } = document
  const { path } = document
  return isAssetPath(path) ? { ...fields, url: `${publicUrl}/${path}` } : (fields as LakeDocument)
}
