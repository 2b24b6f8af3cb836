import { randomUUID } from 'node:crypto'
import { storeSubmission } from '../inbox/submissions'
import { processWide } from '../lake/process-wide'
import { missOf, weekOf } from './miss'

/**
 * Milliseconds for which misses are counted before they are written together. The lake dates each document: one for each
 * search would reveal when a visitor was here.
 */
const countedFor = 3_600_000

/** Different misses in one document; more in an hour are not searches of buyers. */
const maxMisses = 200

type State = { counts: Map<string, number>; timer?: ReturnType<typeof setTimeout> }

const state = processWide<State>('searchMisses', { counts: new Map() })

/** Counts what was searched and not found, unless it could be about a person. A restart loses what was not yet written. */
export function countMiss(query: string): void {
  const words = missOf(query)
  if (!words || (!state.counts.has(words) && state.counts.size >= maxMisses)) return
  state.counts.set(words, (state.counts.get(words) ?? 0) + 1)
  state.timer ??= setTimeout(() => void writeMisses(), countedFor).unref()
}

/**
 * Writes the counts as one private document, which Content health adds up: the site may create documents and change none.
 * Counts that cannot be written are kept for the next hour.
 */
export async function writeMisses(): Promise<void> {
  const { counts } = state
  state.counts = new Map()
  clearTimeout(state.timer)
  state.timer = undefined
  if (counts.size === 0) return
  const misses = [...counts].map(([words, count]) => ({ _key: randomUUID(), words, count }))
  try {
    await storeSubmission('searchMisses', randomUUID(), { week: weekOf(new Date()), misses })
  } catch (error) {
    console.error('What was searched and not found could not be stored:', error)
    for (const [words, count] of counts) state.counts.set(words, (state.counts.get(words) ?? 0) + count)
    state.timer ??= setTimeout(() => void writeMisses(), countedFor).unref()
  }
}
