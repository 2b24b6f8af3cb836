import { type ReadStream, createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative, sep } from 'node:path'
import { type Readable, pipeline } from 'node:stream'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar'
import { isRecord } from '../store/document.ts'
import { isGzip } from './archive-file.ts'
import { UsageError } from './usage.ts'

/**
 * Prepares an archive for @sanity/import, which would also upload files of this machine that an archive names or links to;
 * everyone could then download them.
 * @param folder an empty one that nobody else can read; archives are unpacked there
 * @returns what to import: a folder, or documents alone
 * @throws UsageError when the archive names files other than its own, or cannot be read
 */
export async function archiveSource(file: string, folder: string): Promise<string | ReadStream> {
  if (!(await isTar(file))) {
    await assertOwnFiles(file, undefined)
    return createReadStream(file)
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
  const documents = names.filter((name) => name.toLowerCase().endsWith('.ndjson'))
  const found = documents.find((name) => name.endsWith('.ndjson') && name.split(sep).length <= 3)
  if (found === undefined) throw new UsageError(`${file} contains no documents (data.ndjson)`)
  if (documents.length > 1)
    throw new UsageError(`${file} contains more than one file of documents (data.ndjson)`)
  const data = join(folder, found)
  await assertOwnFiles(data, dirname(data))
  return dirname(data)
}

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

async function assertOwnFiles(file: string, folder: string | undefined): Promise<void> {
  for await (const line of linesOf(await unzipped(file))) {
    const foreign = line.trim() && foreignFileIn(parseLine(line, file), folder)
    if (foreign)
      throw new UsageError(`${file} names a file outside of the archive, so nothing was imported: ${foreign}`)
  }
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

function parseLine(line: string, file: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new UsageError(`${file} is no archive: a line of it is not JSON: ${line.slice(0, 60)}`)
  }
}

/** The first file of another folder that a document wants uploaded. */
function foreignFileIn(value: unknown, folder: string | undefined): string | undefined {
  if (Array.isArray(value)) {
    for (const item of value) {
      const foreign = foreignFileIn(item, folder)
      if (foreign) return foreign
    }
    return undefined
  }
  if (!isRecord(value)) return undefined
  const { _sanityAsset: asset } = value
  if (typeof asset === 'string' && !isOwn(asset, folder)) return asset.slice(0, 200)
  return foreignFileIn(Object.values(value), folder)
}

/** Resolves an address as @sanity/import does. */
function isOwn(asset: string, folder: string | undefined): boolean {
  const address = asset.replace(/^(?:file|image)@/i, '')
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
