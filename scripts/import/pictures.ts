import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { isRecord } from './document.ts'
import { retried } from './retry.ts'
import type { SeedDocument } from '../seed/types.ts'

const UPLOADS_AT_ONCE = 3

/** The pictures that the seed names, by file: where each is and the SHA-1 hash of its bytes. */
export type Pictures = ReadonlyMap<string, { path: string; sha1: string }>

/** Reads every picture that the documents name from `folder` (`seed/images`); `validateSeed` has seen that all are there. */
export async function readPictures(documents: readonly SeedDocument[], folder: string): Promise<Pictures> {
  const found = new Map<string, { path: string; sha1: string }>()
  for (const file of [...pictureFiles(documents)].toSorted()) {
    const path = join(folder, file)
    found.set(file, {
      path,
      sha1: createHash('sha1')
        .update(await readFile(path))
        .digest('hex'),
    })
  }
  return found
}

/** Asset ids in the lake by the SHA-1 hash of the uploaded file. */
export async function uploadedAssets(client: SanityClient, pictures: Pictures): Promise<Map<string, string>> {
  const hashes = [...new Set([...pictures.values()].map(({ sha1 }) => sha1))]
  const query = '*[_type == "sanity.imageAsset" && sha1hash in $hashes]{_id, sha1hash}'
  const assets = await retried(() => client.fetch<{ _id: string; sha1hash: string }[]>(query, { hashes }))
  return new Map(assets.map((asset) => [asset.sha1hash, asset._id]))
}

/**
 * Uploads pictures, a few at a time.
 * @param files names of pictures that the lake does not have yet.
 * @returns asset id by SHA-1 hash.
 */
export async function uploadPictures(
  client: SanityClient,
  pictures: Pictures,
  files: readonly string[],
  onProgress: (done: number, total: number) => void,
): Promise<Map<string, string>> {
  const uploaded = new Map<string, string>()
  const queue = [...files]
  let done = 0
  const worker = async (): Promise<void> => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const source = pictures.get(file)
      if (!source) continue
      const bytes = await readFile(source.path)
      const asset = await retried(() =>
        client.assets.upload('image', bytes, { filename: basename(source.path) }),
      )
      uploaded.set(source.sha1, asset._id)
      onProgress(++done, files.length)
    }
  }
  if (files.length > 0) onProgress(0, files.length)
  await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, worker))
  return uploaded
}

/** Asset id by file name; a picture that the lake lacks yet gets an id that no asset has, so that its documents differ. */
export function assetsByFile(
  pictures: Pictures,
  assetBySha1: ReadonlyMap<string, string>,
): Map<string, string> {
  return new Map(
    [...pictures].map(([file, { sha1 }]) => [file, assetBySha1.get(sha1) ?? `image-${sha1}-pending`]),
  )
}

/** The files of all pictures in a seed document (or any part of it), each once. */
export function pictureFiles(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) pictureFiles(item, found)
  else if (isRecord(value)) {
    if (value._type === 'picture' && typeof value.file === 'string') found.add(value.file)
    else for (const child of Object.values(value)) pictureFiles(child, found)
  }
  return found
}
