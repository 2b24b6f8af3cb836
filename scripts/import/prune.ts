import type { SanityClient } from '@sanity/client'
import { type LakeDocument, referredIds } from './document.ts'
import { fingerprint } from './fingerprint.ts'
import type { ImportPlan, LeftDocument } from './plan.ts'
import { retried } from './retry.ts'
import type { Fingerprints } from './state.ts'

/**
 * Which obsolete documents can be deleted: those that are still as they were imported (or all, with `replace`) and that
 * no document which stays refers to.
 */
export async function planRemovals(
  client: SanityClient,
  plan: ImportPlan,
  recorded: Fingerprints,
  { prune, replace }: { prune: boolean; replace: boolean },
): Promise<{ removals: LakeDocument[]; left: LeftDocument[] }> {
  if (!prune) return { removals: [], left: [] }
  const left: LeftDocument[] = []
  const candidates = new Map<string, LakeDocument>()
  for (const document of plan.obsolete) {
    if (replace || recorded.get(document._id) === fingerprint(document))
      candidates.set(document._id, document)
    else left.push({ id: document._id, type: document._type, reason: 'edited since it was imported' })
  }
  if (candidates.size === 0) return { removals: [], left }

  const rewritten = new Map(plan.update.map(({ document }) => [document._id, referredIds(document)]))
  const query = '*[references($ids)]'
  const users = await retried(() => client.fetch<LakeDocument[]>(query, { ids: [...candidates.keys()] }))
  // A document that stays may refer to another one, so each refusal can cause the next.
  for (let refused = true; refused;) {
    refused = false
    for (const [id, document] of candidates) {
      const user = users.find(
        (one) => !candidates.has(one._id) && (rewritten.get(one._id) ?? referredIds(one)).has(id),
      )
      if (!user) continue
      candidates.delete(id)
      left.push({ id, type: document._type, reason: `still used by ${user._id}` })
      refused = true
    }
  }
  return { removals: [...candidates.values()], left }
}
