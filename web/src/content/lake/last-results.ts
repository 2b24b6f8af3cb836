import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { config } from '../config'
import { writeAtomic } from './write-atomic'

/** A query result with the sync tags of the documents that it depends on. */
export type TaggedResult = { result: unknown; syncTags: string[] }

/** What identifies a stored result. */
export type QueryKey = { query: string; params: Record<string, unknown>; perspective: string }

/** The file of a result. Another dataset, another lake or a restored one has other files. */
function fileOf(key: QueryKey): string {
  const { projectId, dataset, contentId, storeDir } = config
  const name = createHash('sha256')
    .update(JSON.stringify([projectId, dataset, contentId, key]))
    .digest('base64url')
  return join(/* turbopackIgnore: true */ storeDir, 'results', `${name}.json`)
}

/**
 * Stores the last result of a query on disk, so that its pages can be rendered while the lake is down, also after a
 * restart. A result in which nothing was found is not stored, as guessed addresses must not fill the disk, and removes the one
 * before: what was withdrawn must not come back. Documents that
 * were fetched by a list of ids are stored one by one, because filters lead to any number of combinations.
 */
export function saveLastResult(key: QueryKey, result: TaggedResult): void {
  const { ids } = key.params
  if (Array.isArray(ids)) {
    const documents = new Map((result.result as { _id: string }[]).map((each) => [each._id, each]))
    for (const id of new Set([...ids.map(String), ...documents.keys()]))
      saveLastResult(keyOfOne(key, id), { ...result, result: documents.get(id) ?? null })
    return
  }
  try {
    if (isEmpty(result.result)) return rmSync(fileOf(key), { force: true })
    writeAtomic(fileOf(key), JSON.stringify(result))
  } catch (error) {
    // On a read-only disk pages are still served; only the fallback for a lake that is down is missing.
    console.warn(`The query result could not be stored: ${String(error)}`)
  }
}

/** Nothing was found: `null`, or an object in which every field is `null`. An empty list is a result. */
function isEmpty(result: unknown): boolean {
  if (typeof result !== 'object' || result === null) return result === null
  return !Array.isArray(result) && Object.values(result).every((part) => part === null)
}

/** The key of one document of a query by a list of ids. */
const keyOfOne = (key: QueryKey, id: string): QueryKey => ({ ...key, params: { ...key.params, ids: id } })

/** The last stored result of a query, if there is one; of a query by a list of ids, the documents that are stored. */
export function readLastResult(key: QueryKey): TaggedResult | undefined {
  const { ids } = key.params
  if (Array.isArray(ids)) {
    const found = ids.flatMap((id) => readLastResult(keyOfOne(key, String(id))) ?? [])
    const syncTags = [...new Set(found.flatMap((one) => one.syncTags))]
    return found.length > 0 ? { result: found.map(({ result }) => result), syncTags } : undefined
  }
  try {
    return JSON.parse(readFileSync(fileOf(key), 'utf8')) as TaggedResult
  } catch {
    return undefined
  }
}
