import { type ReadStream, createReadStream } from 'node:fs'
import { readdir, rename, writeFile } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative, sep } from 'node:path'
import { type Readable, pipeline } from 'node:stream'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar'
import { isRecord } from '../store/document.ts'
import { isGzip } from './archive-file.ts'
import { isPreviewSecret } from './preview-secret.ts'
import { printableValue } from './printable.ts'
import { UsageError } from './usage.ts'

/** What @sanity/import is given: a folder, or documents alone. */
export type ArchiveSource = {
  documents: string | ReadStream
  /** how many preview secrets were left out */
  leftOut: number
}

/**
 * Prepares an archive for @sanity/import, which would also upload files of this machine that an archive names or links to,
 * and responses of servers in its network; everyone could then download them.
 * @param folder an empty one that nobody else can read; archives are unpacked there
 * @param fetchAssets allows assets at any address; otherwise only Sanity's CDN is requested
 * @throws UsageError when the archive names other files or addresses, or cannot be read
 */
export async function archiveSource(
  file: string,
  folder: string,
  fetchAssets: boolean,
): Promise<ArchiveSource> {
  if (!(await isTar(file))) {
    const data = join(folder, 'data.ndjson')
    const leftOut = await copyDocuments(file, data, { fetchAssets })
    return { documents: createReadStream(data), leftOut }
  }
  // Links and hidden files are left out: the import does not see a hidden file, so another one would be checked than is imported.
  const filter = (path: string, entry: object) =>
    'type' in entry &&
    (entry.type === 'File' || entry.type === 'Directory') &&
    !path.split('/').some((name) => name.startsWith('.') && name !== '.')
  await extract({ file, cwd: folder, strict: true, filter }).catch((cause: unknown) => {
    throw new UsageError(`${file} cannot be read`, { cause })
  })
  const names = await readdir(folder, { recursive: true })
  const documents = names.filter((name) => name.toLowerCase().endsWith('.ndjson') && !isAsset(name))
  const found = documents.find((name) => name.endsWith('.ndjson') && name.split(sep).length <= 3)
  if (found === undefined) throw new UsageError(`${file} contains no documents (data.ndjson)`)
  if (documents.length > 1)
    throw new UsageError(`${file} contains more than one file of documents (data.ndjson)`)
  const data = join(folder, found)
  const copy = `${data}.copy`
  const leftOut = await copyDocuments(data, copy, { folder: dirname(data), fetchAssets })
  await rename(copy, data)
  return { documents: dirname(data), leftOut }
}

/** Whether a file is an asset in the folder of an export; its extension can be any. */
const isAsset = (name: string): boolean => /^(?:files|images)$/.test(name.split(sep).at(-2) ?? '')

async function unzipped(file: string): Promise<Readable> {
  const source = createReadStream(file)
  if (!(await isGzip(file))) return source
  // errors arrive at the reader
  return pipeline(source, createGunzip(), () => undefined)
}

async function isTar(file: string): Promise<boolean> {
  let start = Buffer.alloc(0)
  for await (const chunk of await unzipped(file)) {
    start = Buffer.concat([start, chunk as Buffer])
    if (start.length >= 512) break
  }
  return start.toString('latin1', 257, 262) === 'ustar'
}

/** Which assets of an archive may be uploaded: those in its folder, if it has one, and with `fetchAssets` all addresses. */
type Allowed = { folder?: string; fetchAssets: boolean }

/**
 * Copies the documents of an archive without preview secrets, and returns how many those were.
 * @throws UsageError for a line that is not JSON, and for an asset that is not allowed
 */
async function copyDocuments(from: string, to: string, allowed: Allowed): Promise<number> {
  let leftOut = 0
  const wanted = async function* (): AsyncGenerator<string> {
    for await (const line of linesOf(await unzipped(from))) {
      if (!line.trim()) continue
      const document = parseLine(line)
      if (isPreviewSecret(document)) {
        leftOut += 1
        continue
      }
      assertAssets(document, allowed)
      // not the line itself: what is imported is what was checked
      yield `${JSON.stringify(document)}\n`
    }
  }
  await writeFile(to, wanted())
  // @sanity/import would unpack it and import other documents
  if (await isTar(to))
    throw new UsageError('The documents are an archive themselves, so nothing was imported')
  return leftOut
}

/** Lines as @sanity/import reads them. Those of `node:readline` also end at U+2028, which texts may contain. */
async function* linesOf(source: Readable): AsyncGenerator<string> {
  let line = ''
  for await (const chunk of source.setEncoding('utf8')) {
    const [end = '', ...others] = String(chunk).split('\n')
    line += end
    for (const next of others) {
      yield line
      line = next
    }
  }
  yield line
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new UsageError(`This is no archive: a line of it is not JSON: ${printableValue(line.slice(0, 60))}`)
  }
}

function assertAssets(document: unknown, { folder, fetchAssets }: Allowed): void {
  for (const asset of assetsIn(document)) {
    const shown = printableValue(asset.slice(0, 200))
    if (!isWhole(asset))
      throw new UsageError(
        `The documents name an asset at an address with “#” or of several lines, so nothing was imported: ${shown}`,
      )
    if (!isOwn(asset, folder))
      throw new UsageError(
        `The documents name a file outside of the archive, so nothing was imported: ${shown}`,
      )
    if (!fetchAssets && !isOnSanityCdn(asset))
      throw new UsageError(
        `The documents name an asset outside of the archive, so nothing was imported: ${shown}. ` +
          'If you trust it, repeat the import with --fetch-assets.',
      )
  }
}

/** All addresses that @sanity/import requests for a value: of assets to upload, and of the files of asset documents. */
function* assetsIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* assetsIn(item)
  if (!isRecord(value)) return
  const { _sanityAsset: asset, _type: type, url } = value
  if (typeof asset === 'string') yield asset.replace(/^(?:file|image)@/i, '')
  if (typeof url === 'string' && /^sanity\..*Asset$/.test(String(type))) yield url
  yield* assetsIn(Object.values(value))
}

/** Whether @sanity/import requests the address as it is, and not a part of it. */
const isWhole = (address: string): boolean => !/[#\n\r\u2028\u2029]/.test(address)

/** Whether an address is none of the web, or is one of Sanity's own. */
function isOnSanityCdn(address: string): boolean {
  const url = URL.parse(address)
  return !url || !/^https?:$/.test(url.protocol) || url.origin === 'https://cdn.sanity.io'
}

/** Whether an address is none of a file, or is one of a file in the folder; resolves it as @sanity/import does. */
function isOwn(address: string, folder: string | undefined): boolean {
  if (!/^file:/i.test(address)) return true
  if (folder === undefined) return false
  try {
    const resolved = fileURLToPath(address.replace(/file:\/\/\.\//i, `${pathToFileURL(folder).href}/`))
    const path = relative(folder, resolved)
    return !isAbsolute(path) && path.split(sep)[0] !== '..'
  } catch {
    return false
  }
}
