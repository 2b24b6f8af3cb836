import type { SanityClient } from '@sanity/client'
import { isRecord, type LakeDocument } from './document.ts'
import { retried } from './retry.ts'

/** Fingerprints of the imported documents as they were written, by id. */
export type Fingerprints = ReadonlyMap<string, string>

/**
 * The import's own document: what each imported document looked like when it was written. A dot in the id keeps it
 * private on a public dataset; the Studio and its validation pass over types that begin with `sanity.`.
 */
const STATE_ID = 'import.state'
const STATE_TYPE = 'sanity.importState'

/** What earlier imports left behind. */
export interface ImportState {
  fingerprints: Fingerprints
  /** Day of the first import, which relative days in the seed count from. */
  day: string
}

/** The record of earlier imports; before the first, an empty one of `today` (`2026-11-20`). */
export async function readState(client: SanityClient, today: string): Promise<ImportState> {
  const state = await retried(() => client.fetch<unknown>('*[_id == $id][0]', { id: STATE_ID }))
  if (!isRecord(state) || typeof state.fingerprints !== 'string')
    return { fingerprints: new Map(), day: today }
  const lines = state.fingerprints.split('\n').map((line) => line.split(' '))
  return {
    fingerprints: new Map(lines.flatMap(([id, hash]) => (id && hash ? [[id, hash] as const] : []))),
    day: typeof state.day === 'string' ? state.day : today,
  }
}

/** One text field rather than a field per document: a dataset's number of distinct fields is limited. */
export function stateDocument({ fingerprints, day }: ImportState): LakeDocument {
  const lines = [...fingerprints]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, hash]) => `${id} ${hash}`)
  return { _id: STATE_ID, _type: STATE_TYPE, day, fingerprints: lines.join('\n') }
}
