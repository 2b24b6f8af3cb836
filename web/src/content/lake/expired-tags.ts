/*
 * Which cache tags a publish has expired, by a sequence number that only grows: every publish has the next one, and a
 * cache entry has the one at which its rendering began. Next.js compares times instead; a clock that steps back would
 * hide a publish, and an entry made within the same millisecond would too.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { processWide } from './process-wide.ts'
import { startNextVersion } from './published-version.ts'
import { writeAtomic } from './write-atomic.ts'

/** `everything` is the sequence number at which all entries were expired. */
type State = { sequence: number; everything: number; tags: Record<string, number>; file?: string }

const state = processWide<State>('expiredTags', { sequence: 0, everything: 0, tags: {} })

const mark = 'sequence:'

/** All are stored at each publish: 500,000 of them held every publish up for minutes. */
const maxTags = 20_000

/** The file in which a build's expired tags are kept for the next start. */
export const expiredTagsFile = (distDir: string) => join(distDir, 'cache', 'content', 'expired-tags.json')

/** Notes that a build is about to render all pages: earlier publishes expire none of them. */
export function beginWithoutExpiredTags(distDir: string): void {
  writeAtomic(expiredTagsFile(distDir), JSON.stringify({ sequence: 0, everything: 0, tags: {} }))
}

/** Maximum number of publishes that a run has counted and could not store, because the disk was full. */
const unstored = 1_000_000

/** More than an earlier run can have counted, whatever it could store, unless the clock was put back. */
const firstSequence = () => Date.now() * 1000

/**
 * Restores the tags that were expired before a restart, once per process. Without the file it is not known which pages of the
 * build are outdated (the cache folder was deleted, or is a new one beside a build that was copied): all expire. The
 * sequence goes on above every number that an entry of an earlier run can have: such an entry would hide the publishes
 * up to its number.
 */
export function restoreExpiredTags(distDir: string): void {
  if (state.file) return
  state.file = expiredTagsFile(distDir)
  try {
    const stored = JSON.parse(readFileSync(/* turbopackIgnore: true */ state.file, 'utf8')) as State
    const { sequence, everything, tags } = stored
    if (!Number.isInteger(sequence) || !Number.isInteger(everything)) throw new Error('The file is damaged')
    Object.assign(state, {
      sequence: Math.max(sequence + unstored, firstSequence()),
      everything,
      tags: { ...tags },
    })
  } catch {
    state.sequence = firstSequence()
    expireEverything()
  }
}

/**
 * Expires tags: entries that have one of them and began before are outdated from now on, also after a restart.
 * @returns false when it cannot be stored for a restart, as the disk is full
 */
export function expireTags(tags: string[]): boolean {
  if (Object.keys(state.tags).length + tags.length > maxTags) return expireEverything()
  state.sequence++
  for (const tag of tags) state.tags[tag] = state.sequence
  return finishExpiry()
}

/** Expires every entry that began before, because publishes may have been missed or too many are remembered. */
export function expireEverything(): boolean {
  state.sequence++
  state.everything = state.sequence
  state.tags = {}
  return finishExpiry()
}

/** @returns whether the state is stored, if it has a file */
function finishExpiry(): boolean {
  startNextVersion()
  const { file, ...stored } = state
  if (!file) return true
  try {
    writeAtomic(file, JSON.stringify(stored))
    return true
  } catch (error) {
    console.warn(`The expired cache tags could not be stored: ${String(error)}`)
    return false
  }
}

/** The sequence number for an entry whose rendering begins now. */
export const currentSequence = (): number => state.sequence

/** The tags of an entry with the sequence number at which it began. */
export const withSequence = (tags: string[], sequence: number): string[] => [
  ...withoutSequence(tags),
  `${mark}${sequence}`,
]

export const withoutSequence = (tags: string[]): string[] => tags.filter((tag) => !tag.startsWith(mark))

/** Whether a tag was expired since the entry began; one without a number was rendered by the build. */
export function isExpired(tags: string[]): boolean {
  const began = Number(tags.find((tag) => tag.startsWith(mark))?.slice(mark.length) ?? 0)
  return state.everything > began || tags.some((tag) => (state.tags[tag] ?? 0) > began)
}

/** Maximum number of beginnings: a rendering that fails never removes its own. */
const maxBeginnings = 10_000

/** For entries that are being rendered: the sequence number at which each rendering began, by key. */
export class Beginnings {
  readonly #byKey = new Map<string, number>()

  /** Call this when an entry is missing, before it is rendered. @param sequence that of the oldest content that it can get */
  add(key: string, sequence = currentSequence()): void {
    if (this.#byKey.has(key)) return
    if (this.#byKey.size >= maxBeginnings) this.#byKey.clear()
    this.#byKey.set(key, sequence)
  }

  /** Call this when the entry was rendered. Without a known beginning, it counts as rendered by the build. */
  take(key: string): number {
    const began = this.#byKey.get(key) ?? 0
    this.#byKey.delete(key)
    return began
  }
}
