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

/** The file in which a build's expired tags are kept for the next start. */
export const expiredTagsFile = (distDir: string) => join(distDir, 'cache', 'content', 'expired-tags.json')

/** Notes that a build is about to render all pages: earlier publishes expire none of them. */
export function beginWithoutExpiredTags(distDir: string): void {
  writeAtomic(expiredTagsFile(distDir), JSON.stringify({ sequence: 0, everything: 0, tags: {} }))
}

/**
 * Restores the tags that were expired before a restart, once per process. Without the file it is not known which pages of the
 * build are outdated (the cache folder was deleted, or is a new one beside a build that was copied): all expire.
 */
export function restoreExpiredTags(distDir: string): void {
  if (state.file) return
  state.file = expiredTagsFile(distDir)
  try {
    Object.assign(state, JSON.parse(readFileSync(/* turbopackIgnore: true */ state.file, 'utf8')))
  } catch {
    expireEverything()
  }
}

/** Expires tags: entries that have one of them and began before are outdated from now on, also after a restart. */
export function expireTags(tags: string[]): void {
  state.sequence++
  for (const tag of tags) state.tags[tag] = state.sequence
  finishExpiry()
}

/** Expires every entry that began before, because publishes may have been missed. */
export function expireEverything(): void {
  state.sequence++
  state.everything = state.sequence
  state.tags = {}
  finishExpiry()
}

function finishExpiry(): void {
  startNextVersion()
  const { file, ...stored } = state
  if (!file) return
  try {
    writeAtomic(file, JSON.stringify(stored))
  } catch (error) {
    console.warn(`The expired cache tags could not be stored: ${String(error)}`)
  }
}

/** The tags of an entry with the sequence number at which it began. */
export const withSequence = (tags: string[], sequence: number): string[] => [
  ...withoutSequence(tags),
  `${mark}${sequence}`,
]

export const withoutSequence = (tags: string[]): string[] => tags.filter((tag) => !tag.startsWith(mark))

/** Whether a tag was expired since the entry began; one without a number was made by the build. */
export function isExpired(tags: string[]): boolean {
  const began = Number(tags.find((tag) => tag.startsWith(mark))?.slice(mark.length) ?? 0)
  return state.everything > began || tags.some((tag) => (state.tags[tag] ?? 0) > began)
}

/** Maximum number of beginnings: a rendering that fails never removes its own. */
const maxBeginnings = 10_000

/** Sequence numbers at which the entries of a cache began that it does not have yet, by key. */
export class Beginnings {
  readonly #byKey = new Map<string, number>()

  /** To be called when an entry is missing, before it is made. */
  add(key: string): void {
    if (this.#byKey.has(key)) return
    if (this.#byKey.size >= maxBeginnings) this.#byKey.clear()
    this.#byKey.set(key, state.sequence)
  }

  /** To be called when the entry was made; one whose beginning is unknown counts as made by the build. */
  take(key: string): number {
    const began = this.#byKey.get(key) ?? 0
    this.#byKey.delete(key)
    return began
  }
}
