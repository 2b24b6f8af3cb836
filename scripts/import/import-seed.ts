import type { SanityClient } from '@sanity/client'
import pRetry from 'p-retry'
import { seed } from '../seed/index.ts'
import type { SeedDocument } from '../seed/types.ts'
import type { LakeDocument } from './document.ts'
import { resolveValue, uploadPictures } from './pictures.ts'
import { planDeletions, planImport, type SkippedDocument } from './plan.ts'
import { statusOf, withRetries } from './request.ts'
import { parseState, STATE_ID } from './state.ts'
import { IMAGES, validateSeed } from './validate.ts'
import { writePlan } from './write.ts'

export interface ImportProgress {
  step: 'pictures' | 'documents'
  done: number
  total: number
}

export interface ImportOptions {
  /** A client with a token that may write. Its perspective, CDN and retry settings are overridden. */
  client: SanityClient
  onProgress?: (line: string, progress: ImportProgress) => void
  /** Report what would happen; write and upload nothing. */
  dryRun?: boolean
  /** Import these types only, with the documents they reference and the dataset lacks. Empty: all. */
  only?: readonly string[]
  /** Overwrite what editors changed since the last import. */
  replace?: boolean
  /** Delete documents that were imported earlier and are no longer in the seed. */
  prune?: boolean
  documents?: readonly SeedDocument[]
  images?: string
  /** The day from which `importDay+30` in the seed counts, at the first import and with `replace`. */
  today?: Date
}

/** What an import did or would do. All counts are documents, except `uploaded`: pictures. */
export interface ImportSummary {
  created: number
  updated: number
  unchanged: number
  deleted: number
  skipped: SkippedDocument[]
  /** Ids of documents that were imported earlier, are gone from the seed, and remain in the dataset. */
  obsolete: string[]
  uploaded: number
}

/**
 * Imports the seed into the dataset of `client`: validates it, uploads missing pictures, plans, and writes all documents in
 * one transaction. A repeated import changes nothing, and never overwrites what an editor changed unless asked to.
 * @throws SeedError before anything is written, when the seed has mistakes.
 */
export async function importSeed(options: ImportOptions): Promise<ImportSummary> {
  const { documents = seed, images = IMAGES, only = [], replace = false, dryRun = false } = options
  validateSeed(documents, images)
  checkTypes(only, documents)
  const client = options.client.withConfig({ useCdn: false, perspective: 'raw', stega: false, maxRetries: 0 })
  const onProgress = (step: ImportProgress['step']) => (done: number, total: number) =>
    options.onProgress?.(`${done} of ${total} ${step}`, { step, done, total })
  const { assets, uploaded } = await uploadPictures(client, documents, {
    folder: images,
    dryRun,
    onProgress: onProgress('pictures'),
  })

  const planAndWrite = async (): Promise<ImportSummary> => {
    const today = (options.today ?? new Date()).toISOString().slice(0, 10)
    const { current, state } = await readDataset(client, documents, today)
    const day = replace ? today : state.day
    const wanted = documents.map((document) => resolveValue(document, assets, day) as LakeDocument)
    const plan = planImport({ wanted, current, recorded: state.fingerprints, only, replace })
    const { deletions, skipped } =
      options.prune && plan.obsolete.length > 0
        ? await planDeletions(client, plan, state.fingerprints, replace)
        : { deletions: [], skipped: [] }
    if (!dryRun) {
      const isKnown = (id: string) => current.has(id) || wanted.some(({ _id }) => _id === id)
      const kept = [...state.fingerprints].filter(([id]) => isKnown(id))
      await writePlan(client, plan, deletions, { before: state, kept: { fingerprints: new Map(kept), day } })
    }
    const written = plan.create.length + plan.update.length + deletions.length
    if (!dryRun && written > 0) onProgress('documents')(written, written)
    return {
      created: plan.create.length,
      updated: plan.update.length,
      unchanged: plan.unchanged.length,
      deleted: deletions.length,
      skipped: [...plan.skipped, ...skipped],
      obsolete: plan.obsolete.filter((one) => !deletions.includes(one)).map(({ _id }) => _id),
      uploaded,
    }
  }
  // 409: an editor saved one of the documents after it was read.
  return pRetry(planAndWrite, {
    retries: 4,
    minTimeout: 0,
    shouldRetry: ({ error }) => statusOf(error) === 409,
  })
}

function checkTypes(only: readonly string[], documents: readonly SeedDocument[]): void {
  const types = new Set(documents.map(({ _type }): string => _type))
  const unknown = only.filter((type) => !types.has(type))
  if (unknown.length === 0) return
  throw new Error(
    `The seed has no documents of type ${unknown.join(', ')}. It has: ${[...types].toSorted().join(', ')}.`,
  )
}

/** The published documents that the seed or an earlier import names, and the state of that import. */
async function readDataset(client: SanityClient, documents: readonly SeedDocument[], today: string) {
  const fetchState = () => client.fetch<LakeDocument | null>('*[_id == $id][0]', { id: STATE_ID })
  const state = parseState((await withRetries(fetchState)) ?? undefined, today)
  const ids = [...new Set([...documents.map(({ _id }) => _id), ...state.fingerprints.keys()])]
  const found = await withRetries(() => client.fetch<LakeDocument[]>('*[_id in $ids]', { ids }))
  return { state, current: new Map(found.map((document) => [document._id, document])) }
}
