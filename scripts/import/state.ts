import { isRecord, type LakeDocument } from './document.ts'

/** Fingerprints of the imported documents as they were written, by id. */
export type Fingerprints = ReadonlyMap<string, string>

/**
 * The import's own document. A dot in the id keeps it private on a public dataset; the Studio and its validation ignore types
 * that begin with `sanity.`.
 */
export const STATE_ID = 'import.state'
const STATE_TYPE = 'sanity.importState'

export interface ImportState {
  fingerprints: Fingerprints
  /** Day of the first import, from which relative dates in the seed count. */
  day: string
}

/** The state that earlier imports stored; an empty one of `today` (`2026-11-20`) before the first. */
export function parseState(stored: LakeDocument | undefined, today: string): ImportState {
  if (!isRecord(stored) || typeof stored.fingerprints !== 'string')
    return { fingerprints: new Map(), day: today }
  const lines = stored.fingerprints.split('\n').map((line) => line.split(' '))
  return {
    fingerprints: new Map(lines.flatMap(([id, hash]) => (id && hash ? [[id, hash] as const] : []))),
    day: typeof stored.day === 'string' ? stored.day : today,
  }
}

/** One text field for all fingerprints: a dataset's number of distinct fields is limited. */
export function stateDocument({ fingerprints, day }: ImportState): LakeDocument {
  const lines = [...fingerprints]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, hash]) => `${id} ${hash}`)
  return { _id: STATE_ID, _type: STATE_TYPE, day, fingerprints: lines.join('\n') }
}
