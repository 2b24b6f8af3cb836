import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { config } from '../config'
import { writeAtomic } from './write-atomic'

/** An answer of the lake: the result and the tags of what it was made from. */
export type Answer<Result> = { result: Result; syncTags: string[] }

/** What an answer depends on beside the content: the question, and who asks. */
export type Question = { query: string; params: Record<string, unknown>; perspective: string }

/** The file of a question; another dataset, or another lake's secret, has other files. */
function fileOf(question: Question): string {
  const { projectId, dataset, revalidateSecret, storeDir } = config
  const name = createHash('sha256')
    .update(JSON.stringify([projectId, dataset, revalidateSecret, question]))
    .digest('base64url')
  return join(/* turbopackIgnore: true */ storeDir, 'answers', `${name}.json`)
}

/**
 * Keeps the last answer on disk, so that a page can be rendered again while the lake is away, also after a restart.
 * Nothing is kept of a question without an answer: guessed addresses must not fill the disk.
 */
export function saveLastResult(question: Question, answer: Answer<unknown>): void {
  if (isNothing(answer.result)) return
  try {
    writeAtomic(fileOf(question), JSON.stringify(answer))
  } catch (error) {
    // A host with a read-only disk has no memory across restarts; pages are served all the same.
    console.warn(`The last known answer could not be kept: ${String(error)}`)
  }
}

/** Nothing was found: `null`, or an object of which every part is `null`. */
function isNothing(result: unknown): boolean {
  if (typeof result !== 'object' || result === null) return result === null
  return !Array.isArray(result) && Object.values(result).every((part) => part === null)
}

/** The last answer that the lake gave, if it ever gave one. */
export function readLastResult<Result>(question: Question): Answer<Result> | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(question), 'utf8')) as Answer<Result>
  } catch {
    return undefined
  }
}
