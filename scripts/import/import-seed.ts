import type { SanityClient } from '@sanity/client'
import type { LakeDocument } from './document.ts'
import {
  assetsByFile,
  readPictures,
  pictureFiles,
  type Pictures,
  uploadedAssets,
  uploadPictures,
} from './pictures.ts'
import { type ImportPlan, type LeftDocument, planImport } from './plan.ts'
import { planRemovals } from './prune.ts'
import { resolved } from './resolve.ts'
import { retried, statusOf } from './retry.ts'
import { readState } from './state.ts'
import { IMAGES, validateSeed } from './validate.ts'
import { writePlan, type Written } from './write.ts'
import type { SeedDocument } from '../seed/types.ts'
import { seed } from '../seed/index.ts'

const IDS_PER_QUERY = 200
const DOCUMENTS_PER_TRANSACTION = 100
/** An editor may save while we import; more collisions than this are no coincidence. */
const MAX_ROUNDS = 5

export interface ImportProgress {
  step: 'pictures' | 'documents'
  done: number
  total: number
}

export interface ImportOptions {
  /** A client with a token that may write. Its perspective, CDN and retry settings do not matter. */
  client: SanityClient
  /** Called often, with a line for people and the numbers behind it. */
  onProgress?: (line: string, progress: ImportProgress) => void
  /** Say what would happen; write and upload nothing. */
  dryRun?: boolean
  /** Import these types only, with what they refer to and the lake lacks. Empty: all. */
  only?: readonly string[]
  /** Overwrite what editors changed since the last import. */
  replace?: boolean
  /** Delete documents that were imported earlier and are no longer in the seed. */
  prune?: boolean
  documents?: readonly SeedDocument[]
  images?: string
  /** The day of the import: what `importDay+30` in the seed counts from, at the first import and with `replace`. */
  today?: Date
  /** Documents per transaction, about 100. */
  batch?: number
}

/** What an import did (or would do). Counts are documents; pictures are counted by file. */
export interface ImportSummary {
  created: number
  updated: number
  unchanged: number
  removed: number
  left: LeftDocument[]
  /** Imported earlier, gone from the seed, and still in the lake. */
  obsolete: string[]
  uploaded: number
}

/**
 * Brings the seed into the dataset of `client`: documents and pictures. Safe to repeat and to interrupt: a repeated
 * import changes nothing, and never what an editor changed since.
 * @throws SeedError before anything is written, when the seed has mistakes.
 */
export async function importSeed(options: ImportOptions): Promise<ImportSummary> {
  const { dryRun = false, only = [], replace = false, prune = false } = options
  const images = options.images ?? IMAGES
  const documents = options.documents ?? seed
  validateSeed(documents, images)
  checkTypes(only, documents)
  const client = options.client.withConfig({ useCdn: false, perspective: 'raw', stega: false, maxRetries: 0 })
  const pictures = await readPictures(documents, images)
  const known = await uploadedAssets(client, pictures)
  const written: Written = { created: new Set(), updated: new Set(), removed: new Set() }
  const today = (options.today ?? new Date()).toISOString().slice(0, 10)
  let uploaded = 0
  const tell = (step: ImportProgress['step']) => (done: number, total: number) =>
    options.onProgress?.(`${done} of ${total} ${step}`, { step, done, total })

  for (let round = 1; ; round++) {
    const before = await readState(client, today)
    const recorded = before.fingerprints
    const day = replace ? today : before.day
    const current = await readDocuments(client, [...documents.map(({ _id }) => _id), ...recorded.keys()])
    const planned = () => {
      const assets = assetsByFile(pictures, known)
      const wanted = documents.map((document) => resolved(document, { assets, day }))
      return planImport({ wanted, current, recorded, only, replace })
    }
    const first = planned()
    const needed = picturesToUpload(documents, first, pictures, known)
    if (!dryRun && needed.length > 0) {
      const assets = await uploadPictures(client, pictures, needed, tell('pictures'))
      for (const [sha1, id] of assets) known.set(sha1, id)
    }
    uploaded += needed.length
    const plan = needed.length > 0 && !dryRun ? planned() : first
    const { removals, left } = await planRemovals(client, plan, recorded, { prune, replace })
    if (dryRun) markPlanned(written, plan, removals)
    else {
      try {
        await writePlan(
          client,
          { plan, removals, before, day, batch: options.batch ?? DOCUMENTS_PER_TRANSACTION },
          written,
          tell('documents'),
        )
      } catch (error) {
        if (statusOf(error) === 409 && round < MAX_ROUNDS) continue
        throw error
      }
    }
    return {
      created: written.created.size,
      updated: written.updated.size,
      unchanged: plan.unchanged.filter(({ _id }) => !written.created.has(_id) && !written.updated.has(_id))
        .length,
      removed: written.removed.size,
      left: [...plan.left, ...left],
      obsolete: plan.obsolete.map(({ _id }) => _id).filter((id) => !written.removed.has(id)),
      uploaded,
    }
  }
}

function checkTypes(only: readonly string[], documents: readonly SeedDocument[]): void {
  const types = new Set(documents.map(({ _type }): string => _type))
  const unknown = only.filter((type) => !types.has(type))
  if (unknown.length === 0) return
  throw new Error(
    `The seed has no documents of type ${unknown.join(', ')}. It has: ${[...types].toSorted().join(', ')}.`,
  )
}

/** The published documents with these ids, by id. */
async function readDocuments(
  client: SanityClient,
  ids: readonly string[],
): Promise<Map<string, LakeDocument>> {
  const unique = [...new Set(ids)]
  const found = new Map<string, LakeDocument>()
  for (let from = 0; from < unique.length; from += IDS_PER_QUERY) {
    const some = unique.slice(from, from + IDS_PER_QUERY)
    const documents = await retried(() => client.fetch<LakeDocument[]>('*[_id in $ids]', { ids: some }))
    for (const document of documents) found.set(document._id, document)
  }
  return found
}

/** One file for each content that a document to be written shows and the lake lacks. */
function picturesToUpload(
  documents: readonly SeedDocument[],
  plan: ImportPlan,
  pictures: Pictures,
  known: ReadonlyMap<string, string>,
): string[] {
  const writing = new Set(
    [...plan.create, ...plan.update.map(({ document }) => document)].map(({ _id }) => _id),
  )
  const files = new Map<string, string>()
  for (const file of pictureFiles(documents.filter(({ _id }) => writing.has(_id)))) {
    const sha1 = pictures.get(file)?.sha1
    if (sha1 && !known.has(sha1)) files.set(sha1, file)
  }
  return [...files.values()]
}

function markPlanned(written: Written, plan: ImportPlan, removals: readonly LakeDocument[]): void {
  for (const { _id } of plan.create) written.created.add(_id)
  for (const { document } of plan.update) written.updated.add(document._id)
  for (const { _id } of removals) written.removed.add(_id)
}
