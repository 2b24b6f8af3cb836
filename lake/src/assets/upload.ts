import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { assertWriter, isSite } from '../auth/identity.ts'
import { httpError } from '../http/errors.ts'
import type { Exchange } from '../http/exchange.ts'
import type { Lake } from '../lake.ts'
import type { LakeDocument } from '../store/document.ts'
import { arrivalsFolder } from '../store/leftovers.ts'
import { assertMayMutate } from '../mutate/site-writes.ts'
import { transact } from '../mutate/transact.ts'
import { readImage, sha1 } from './metadata.ts'
import { metadataOf, withoutLocation } from './location.ts'
import type { Assets } from './serve.ts'
import { assertHarmlessSvg, mayBeSvg } from './svg.ts'

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
  const author = identity.account.id
  const { caller } = exchange
  const document = await assets.arrivals.run(caller, () =>
    withArrived(exchange, lake, (path) =>
      assets.uploads.run(caller, async () =>
        store(await readFile(path), { exchange, lake, assets, kind, author }),
      ),
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

type Upload = { exchange: Exchange; lake: Lake; assets: Assets; kind: 'images' | 'files'; author: string }

async function store(sent: Buffer, upload: Upload): Promise<LakeDocument | undefined> {
  const { exchange, lake, kind, author } = upload
  const { originals, decoder } = upload.assets
  const isOfSite = isSite(exchange.identity)
  if (sent.length === 0) throw httpError(400, 'The file is empty')
  // before anything else reads it, which takes memory by the content of an SVG, and not by its size
  if (kind === 'images' && mayBeSvg(sent)) assertHarmlessSvg(sent)
  const described =
    kind === 'images'
      ? await decoder.run(exchange.caller, await decoder.run(exchange.caller, 0, () => pixelsOf(sent)), () =>
          describeImage(sent, lake),
        )
      : { bytes: sent, ...(isOfSite ? opaqueFile : fileFields)(sha1(sent), exchange) }
  const { bytes, fileName, ...fields } = described
  const hash = sha1(bytes)
  const path = `${kind}/${lake.config.projectId}/${lake.config.dataset}/${fileName}`
  const document = {
    ...fields,
    assetId: hash,
    sha1hash: hash,
    originalFilename: (isOfSite ? undefined : exchange.search('filename')?.slice(0, 255)) ?? fileName,
    path,
    url: `${lake.publicUrl()}/${path}`,
    size: bytes.length,
    uploadId: randomUUID(),
    ...(isOfSite ? {} : texts(exchange)),
  }
  await originals.add(document._id, bytes, () => {
    if (lake.store.documents.has(document._id)) return
    transact(lake, { author }, (workspace) => workspace.createIfNotExists(document))
  })
  return lake.store.documents.get(document._id)
}

/** The pixels that a picture's header announces; 0 when it has none that can be read. */
async function pixelsOf(sent: Buffer): Promise<number> {
  const { width, height } = (await metadataOf(sent, false)) ?? { width: 0, height: 0 }
  return width * height
}

async function describeImage(sent: Buffer, { limits }: Lake) {
  const bytes = await withoutLocation(sent, limits.imagePixels)
  // a TIFF is encoded again
  if (bytes.length > limits.assetBytes)
    throw httpError(413, `The picture may have at most ${limits.assetBytes} bytes without its metadata`)
  const { extension, mimeType, width, height, metadata } = await readImage(bytes, limits.imagePixels)
  const hash = sha1(bytes)
  const _id = `image-${hash}-${width}x${height}-${extension}`
  return {
    bytes,
    _id,
    _type: 'sanity.imageAsset',
    fileName: `${hash}-${width}x${height}.${extension}`,
    extension,
    mimeType,
    metadata,
  }
}

/** A file of the site: it has no name and no type, so that it is served as opaque bytes. */
const opaqueFile = (hash: string) => ({
  _id: `file-${hash}-bin`,
  _type: 'sanity.fileAsset',
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
    if (value !== undefined) fields[name] = value.slice(0, 4000)
  }
  const [id, name, url] = ['sourceId', 'sourceName', 'sourceUrl'].map((key) => exchange.search(key))
  return {
    ...fields,
    ...(id !== undefined && name !== undefined ? { source: { id, name, ...(url ? { url } : {}) } } : {}),
  }
}
