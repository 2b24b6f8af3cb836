import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Account, assertWriter, isSite } from '../auth/identity.ts'
import { httpError } from '../http/errors.ts'
import type { Exchange } from '../http/exchange.ts'
import type { Lake } from '../lake.ts'
import type { LakeDocument } from '../store/document.ts'
import { arrivalsFolder } from '../store/leftovers.ts'
import { assertMayMutate } from '../mutate/site-writes.ts'
import { transact } from '../mutate/transact.ts'
import type { Assets } from './serve.ts'

/**
 * `POST /assets/images|files/<dataset>`: stores the bytes under their SHA-1 and makes the asset document. The same bytes
 * sent again give the same document. The role site may upload files as opaque bytes, without a name or type.
 */
export async function upload(
  exchange: Exchange,
  lake: Lake,
  assets: Assets,
  kind: 'images' | 'files',
): Promise<void> {
  const { identity } = exchange
  if (kind === 'files') assertMayMutate(identity)
  else assertWriter(identity)
  const { account } = identity
  const { caller } = exchange
  const document = await assets.arrivals.run(caller, () =>
    withArrived(exchange, lake, (path) =>
      assets.uploads.run(caller, () => store(path, { exchange, lake, assets, kind, account })),
    ),
  )
  exchange.send({ document })
}

/** Runs a job with the file of an upload that has arrived: one that arrives slowly is not in memory, and in nobody's way. */
async function withArrived<Result>(
  exchange: Exchange,
  { config, limits }: Lake,
  job: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = arrivalsFolder(config.dataDir)
  const path = join(folder, randomUUID())
  try {
    await mkdir(folder, { recursive: true })
    await exchange.saveBody(path, isSite(exchange.identity) ? limits.siteFileBytes : limits.assetBytes)
    return await job(path)
  } finally {
    await rm(path, { force: true })
  }
}

type Upload = { exchange: Exchange; lake: Lake; assets: Assets; kind: 'images' | 'files'; account: Account }

async function store(path: string, upload: Upload): Promise<LakeDocument | undefined> {
  const { exchange, lake, kind, account } = upload
  const isOfSite = isSite(exchange.identity)
  if ((await stat(path)).size === 0) throw httpError(400, 'The file is empty')
  const described =
    kind === 'images'
      ? await describeImage(path, upload)
      : (isOfSite ? opaqueFile : fileFields)(await sha1Of(path), exchange)
  const { fileName, ...fields } = described
  const assetPath = `${kind}/${lake.config.projectId}/${lake.config.dataset}/${fileName}`
  const { size } = await stat(path)
  const document = {
    ...fields,
    sha1hash: fields.assetId,
    originalFilename:
      (isOfSite ? undefined : exchange.search('filename')?.slice(0, 255).toWellFormed()) ?? fileName,
    path: assetPath,
    url: `${lake.publicUrl()}/${assetPath}`,
    size,
    uploadId: randomUUID(),
    ...(isOfSite ? {} : texts(exchange)),
  }
  await upload.assets.originals.add(document._id, path, () => {
    const known = lake.store.documents.get(document._id)
    // A document of this id without a path was not made by an upload.
    if (known?._type === document._type && known.path !== undefined) return
    transact(lake, { account }, (workspace) => workspace.createOrReplace(document))
  })
  return lake.store.documents.get(document._id)
}

async function describeImage(path: string, { exchange, assets, lake }: Upload) {
  const { imagePixels: maxPixels, assetBytes: maxBytes } = lake.limits
  const { caller } = exchange
  const described = await assets.decoder.run(caller, (processes) =>
    processes.run('describe', { path, maxPixels, maxBytes }),
  )
  const { hash, extension, mimeType, width, height, metadata } = described
  return {
    _id: `image-${hash}-${width}x${height}-${extension}`,
    _type: 'sanity.imageAsset',
    assetId: hash,
    fileName: `${hash}-${width}x${height}.${extension}`,
    extension,
    mimeType,
    metadata,
  }
}

async function sha1Of(path: string): Promise<string> {
  const hash = createHash('sha1')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** A file of the site: it has no name and no type, so that it is served as opaque bytes. */
const opaqueFile = (hash: string) => ({
  _id: `file-${hash}-bin`,
  _type: 'sanity.fileAsset',
  assetId: hash,
  fileName: `${hash}.bin`,
  extension: 'bin',
  mimeType: 'application/octet-stream',
})

function fileFields(hash: string, exchange: Exchange) {
  const named = /\.([a-z0-9]{1,12})$/i.exec(exchange.search('filename') ?? '')?.[1]?.toLowerCase()
  const extension = named ?? 'bin'
  const type = exchange.header('content-type')?.split(';')[0] ?? ''
  const mimeType = /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : 'application/octet-stream'
  return {
    _id: `file-${hash}-${extension}`,
    _type: 'sanity.fileAsset',
    assetId: hash,
    fileName: `${hash}.${extension}`,
    extension,
    mimeType,
  }
}

/** Title, description and source, which clients send as search parameters. */
function texts(exchange: Exchange) {
  const fields: Record<string, string> = {}
  for (const name of ['title', 'description', 'label', 'creditLine']) {
    const value = exchange.search(name)
    if (value !== undefined) fields[name] = value.slice(0, 4000).toWellFormed()
  }
  const [id, name, url] = ['sourceId', 'sourceName', 'sourceUrl'].map((key) => exchange.search(key))
  return {
    ...fields,
    ...(id !== undefined && name !== undefined ? { source: { id, name, ...(url ? { url } : {}) } } : {}),
  }
}
