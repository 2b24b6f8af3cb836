import { type LakeDocument, referredIds } from './document.ts'
import { fingerprint } from './fingerprint.ts'
import type { Fingerprints } from './state.ts'

/** A document that the import did not write, and why. */
export interface LeftDocument {
  id: string
  type: string
  reason: string
}

export interface ImportPlan {
  create: LakeDocument[]
  update: { document: LakeDocument; revision: string | undefined }[]
  unchanged: LakeDocument[]
  left: LeftDocument[]
  /** Imported earlier and gone from the seed. */
  obsolete: LakeDocument[]
  /** Ids to take out of the record because their documents exist no more. */
  forget: string[]
}

export interface PlanInput {
  /** The whole seed as it should be stored. */
  wanted: readonly LakeDocument[]
  /** Published documents of the lake: at least all whose id is in the seed or the record. */
  current: ReadonlyMap<string, LakeDocument>
  recorded: Fingerprints
  /** Types to import; empty means all. */
  only: readonly string[]
  replace: boolean
}

/**
 * Decides what happens to each document. What differs from the seed is written only if it is still as the last import
 * left it (or with `replace`). A document that another one is about to refer to is always brought along.
 */
export function planImport({ wanted, current, recorded, only, replace }: PlanInput): ImportPlan {
  const plan: ImportPlan = { create: [], update: [], unchanged: [], left: [], obsolete: [], forget: [] }
  for (const document of wanted.filter(({ _type }) => only.length === 0 || only.includes(_type))) {
    const existing = current.get(document._id)
    const hash = recorded.get(document._id)
    const leave = (reason: string) => plan.left.push({ id: document._id, type: document._type, reason })
    if (!existing) {
      if (hash === undefined || replace) plan.create.push(document)
      else leave('deleted since it was imported')
    } else if (fingerprint(existing) === fingerprint(document)) plan.unchanged.push(document)
    else if (replace || hash === fingerprint(existing))
      plan.update.push({ document, revision: existing._rev })
    else leave(hash === undefined ? 'not made by the import' : 'edited since it was imported')
  }
  bringAlong(plan, wanted, current)
  const seedIds = new Set(wanted.map(({ _id }) => _id))
  for (const id of recorded.keys()) {
    const existing = current.get(id)
    if (seedIds.has(id) || (existing && only.length > 0 && !only.includes(existing._type))) continue
    if (existing) plan.obsolete.push(existing)
    else plan.forget.push(id)
  }
  return plan
}

/** Adds the documents that a written one refers to and the lake does not have. */
function bringAlong(plan: ImportPlan, wanted: readonly LakeDocument[], current: PlanInput['current']): void {
  const byId = new Map(wanted.map((document) => [document._id, document]))
  const written = new Set(plan.create.map(({ _id }) => _id))
  const queue = [...plan.create, ...plan.update.map(({ document }) => document)]
  for (let next = queue.shift(); next; next = queue.shift()) {
    for (const id of referredIds(next)) {
      const needed = byId.get(id)
      if (!needed || current.has(id) || written.has(id)) continue
      written.add(id)
      plan.create.push(needed)
      queue.push(needed)
    }
  }
  plan.left = plan.left.filter(({ id }) => !written.has(id))
}

/** Documents with what they refer to always before them. */
export function inReferenceOrder<T>(items: readonly T[], documentOf: (item: T) => LakeDocument): T[] {
  const byId = new Map(items.map((item) => [documentOf(item)._id, item]))
  const ordered = new Set<T>()
  const visit = (item: T): void => {
    if (ordered.has(item)) return
    for (const id of referredIds(documentOf(item))) {
      const needed = byId.get(id)
      if (needed && needed !== item) visit(needed)
    }
    ordered.add(item)
  }
  for (const item of items) visit(item)
  return [...ordered]
}
