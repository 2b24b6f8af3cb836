import type { SanityClient } from '@sanity/client'
import { fingerprint, type LakeDocument, referencedIds } from './document.ts'
import { withRetries } from './request.ts'
import type { Fingerprints } from './state.ts'

/** A document that the import did not write, and why. */
export interface SkippedDocument {
  id: string
  type: string
  reason: string
}

export interface ImportPlan {
  create: LakeDocument[]
  update: { document: LakeDocument; revision: string | undefined }[]
  unchanged: LakeDocument[]
  skipped: SkippedDocument[]
  /** Imported earlier and no longer in the seed. */
  obsolete: LakeDocument[]
}

export interface PlanInput {
  /** The whole seed as it should be stored. */
  wanted: readonly LakeDocument[]
  /** Published documents by id: at least those whose id is in the seed or in `recorded`. */
  current: ReadonlyMap<string, LakeDocument>
  recorded: Fingerprints
  /** Types to import; empty means all. */
  only: readonly string[]
  replace: boolean
}

/**
 * Decides what happens to each document. A document that differs from the seed is updated only if it is still as the last
 * import wrote it, or with `replace`. Missing documents that a written one references are always created.
 */
export function planImport({ wanted, current, recorded, only, replace }: PlanInput): ImportPlan {
  const isSelected = ({ _type }: LakeDocument) => only.length === 0 || only.includes(_type)
  const plan: ImportPlan = { create: [], update: [], unchanged: [], skipped: [], obsolete: [] }
  for (const document of wanted.filter(isSelected)) {
    const existing = current.get(document._id)
    const hash = recorded.get(document._id)
    const skip = (reason: string) => plan.skipped.push({ id: document._id, type: document._type, reason })
    if (!existing) {
      if (hash === undefined || replace) plan.create.push(document)
      else skip('deleted since it was imported')
    } else if (fingerprint(existing) === fingerprint(document)) plan.unchanged.push(document)
    else if (replace || hash === fingerprint(existing))
      plan.update.push({ document, revision: existing._rev })
    else skip(hash === undefined ? 'not created by the import' : 'edited since it was imported')
  }
  createReferenced(plan, wanted, current)
  const seedIds = new Set(wanted.map(({ _id }) => _id))
  plan.obsolete = [...current.values()].filter(
    (existing) => recorded.has(existing._id) && !seedIds.has(existing._id) && isSelected(existing),
  )
  return plan
}

function createReferenced(plan: ImportPlan, wanted: readonly LakeDocument[], current: PlanInput['current']) {
  const byId = new Map(wanted.map((document) => [document._id, document]))
  const created = new Set(plan.create.map(({ _id }) => _id))
  const queue = [...plan.create, ...plan.update.map(({ document }) => document)]
  for (let next = queue.shift(); next; next = queue.shift()) {
    for (const id of referencedIds(next)) {
      const needed = byId.get(id)
      if (!needed || current.has(id) || created.has(id)) continue
      created.add(id)
      plan.create.push(needed)
      queue.push(needed)
    }
  }
  plan.skipped = plan.skipped.filter(({ id }) => !created.has(id))
}

/**
 * Which obsolete documents can be deleted: those still as they were imported (or all, with `replace`) that no remaining
 * document references.
 */
export async function planDeletions(
  client: SanityClient,
  plan: ImportPlan,
  recorded: Fingerprints,
  replace: boolean,
): Promise<{ deletions: LakeDocument[]; skipped: SkippedDocument[] }> {
  const skipped: SkippedDocument[] = []
  const candidates = new Map<string, LakeDocument>()
  for (const document of plan.obsolete) {
    if (replace || recorded.get(document._id) === fingerprint(document))
      candidates.set(document._id, document)
    else skipped.push({ id: document._id, type: document._type, reason: 'edited since it was imported' })
  }
  const rewritten = new Map(plan.update.map(({ document }) => [document._id, referencedIds(document)]))
  const users = await withRetries(() =>
    client.fetch<LakeDocument[]>('*[references($ids)]', { ids: [...candidates.keys()] }),
  )
  const userOf = (id: string) =>
    users.find((one) => !candidates.has(one._id) && (rewritten.get(one._id) ?? referencedIds(one)).has(id))
  // A document that stays can reference another candidate, so repeat until none is refused.
  for (let isStable = false; !isStable;) {
    isStable = true
    for (const [id, document] of candidates) {
      const user = userOf(id)
      if (!user) continue
      candidates.delete(id)
      skipped.push({ id, type: document._type, reason: `still used by ${user._id}` })
      isStable = false
    }
  }
  return { deletions: [...candidates.values()], skipped }
}
