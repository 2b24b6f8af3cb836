import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import pLimit from 'p-limit'
import type { SeedDocument } from '../seed/types.ts'
import { isRecord } from './document.ts'
import { withRetries } from './request.ts'

const CONCURRENT_UPLOADS = 3

interface UploadOptions {
  /** The folder of the pictures, `seed/images`. */
  folder: string
  /** Upload nothing; a missing asset gets a placeholder id, so that its documents count as changed. */
  dryRun: boolean
  onProgress: (done: number, total: number) => void
}

/**
 * Uploads the pictures that the documents name and the dataset lacks; equal bytes count as one picture.
 * @returns asset id by file name, and how many pictures were uploaded (or would be).
 */
export async function uploadPictures(
  client: SanityClient,
  documents: readonly SeedDocument[],
  { folder, dryRun, onProgress }: UploadOptions,
): Promise<{ assets: Map<string, string>; uploaded: number }> {
  const titles = picturesIn(documents)
  const hashes = new Map<string, string>()
  for (const file of titles.keys()) {
    hashes.set(
      file,
      createHash('sha1')
        .update(await readFile(join(folder, file)))
        .digest('hex'),
    )
  }
  const query = '*[_type == "sanity.imageAsset" && sha1hash in $hashes]{_id, sha1hash}'
  const existing = await withRetries(() =>
    client.fetch<{ _id: string; sha1hash: string }[]>(query, { hashes: [...hashes.values()] }),
  )
  const ids = new Map(existing.map(({ sha1hash, _id }) => [sha1hash, _id]))
  const missing = new Map(
    [...hashes].filter(([, hash]) => !ids.has(hash)).map(([file, hash]) => [hash, file]),
  )
  if (dryRun) for (const hash of missing.keys()) ids.set(hash, `image-${hash}-pending`)
  else if (missing.size > 0) {
    onProgress(0, missing.size)
    let done = 0
    await pLimit(CONCURRENT_UPLOADS).map(missing, async ([hash, file]) => {
      const bytes = await readFile(join(folder, file))
      const { _id } = await withRetries(() =>
        client.assets.upload('image', bytes, { filename: basename(file), title: titles.get(file) }),
      )
      ids.set(hash, _id)
      onProgress(++done, missing.size)
    })
  }
  const assets = [...hashes].map(([file, hash]) => [file, ids.get(hash) ?? ''] as const)
  return { assets: new Map(assets), uploaded: missing.size }
}

/**
 * The files of all pictures in a seed document or any part of it, each with its first description, by which editors
 * find it.
 */
export function picturesIn(value: unknown, found = new Map<string, string | undefined>()): typeof found {
  if (Array.isArray(value)) for (const item of value) picturesIn(item, found)
  else if (isRecord(value)) {
    const { _type, file, alt } = value
    if (_type === 'picture' && typeof file === 'string')
      found.set(file, found.get(file) ?? (typeof alt === 'string' ? alt : undefined))
    else for (const field of Object.values(value)) picturesIn(field, found)
  }
  return found
}

const MS_PER_DAY = 86_400_000
const RELATIVE_DAY = /^importDay\+(\d+)$/

/**
 * A seed document (or part of it) as it is stored: each picture's `file` becomes its asset, and `importDay+30` midnight UTC
 * that many days after `day` (`2026-11-20`).
 */
export function resolveValue(value: unknown, assets: ReadonlyMap<string, string>, day: string): unknown {
  if (Array.isArray(value)) return value.map((item) => resolveValue(item, assets, day))
  if (typeof value === 'string') {
    const days = RELATIVE_DAY.exec(value)?.[1]
    return days ? new Date(Date.parse(day) + Number(days) * MS_PER_DAY).toISOString() : value
  }
  if (!isRecord(value)) return value
  const { file, ...rest } = value
  const isPicture = value._type === 'picture' && typeof file === 'string'
  const fields = Object.entries(isPicture ? rest : value).filter(([, field]) => field !== undefined)
  return {
    ...Object.fromEntries(fields.map(([name, field]) => [name, resolveValue(field, assets, day)])),
    ...(isPicture ? { asset: { _type: 'reference', _ref: assets.get(file) } } : {}),
  }
}
