import { createReadStream } from 'node:fs'
import { readdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { type Readable, pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar'
import { type Allowed, type Findings, importable } from './archive-document.ts'
import { isGzip } from './archive-file.ts'
import { printableValue } from './printable.ts'
import { UsageError } from './usage.ts'

/** Where the folder of an archive is, or the file of one that has documents alone. */
export type ArchiveSource = Findings & { documents: { folder: string } | { file: string } }

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
    const findings = await copyDocuments(file, data, { fetchAssets })
    return { documents: { file: data }, ...findings }
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
  const findings = await copyDocuments(data, copy, { folder: dirname(data), fetchAssets })
  await rename(copy, data)
  return { documents: { folder: dirname(data) }, ...findings }
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

/**
 * Copies the documents of an archive as @sanity/import can take them.
 * @throws UsageError for a line that is not JSON, and for an asset that is not allowed
 */
async function copyDocuments(from: string, to: string, allowed: Allowed): Promise<Findings> {
  const findings: Findings = { leftOut: new Map(), remote: 0, datasets: new Set() }
  const wanted = async function* (): AsyncGenerator<string> {
    for await (const line of linesOf(await unzipped(from))) {
      if (!line.trim()) continue
      const document = importable(parseLine(line), allowed, findings)
      // not the line itself: what is imported is what was checked
      if (document !== undefined) yield `${JSON.stringify(document)}\n`
    }
  }
  await writeFile(to, wanted())
  // @sanity/import would unpack it and import other documents
  if (await isTar(to))
    throw new UsageError('The documents are an archive themselves, so nothing was imported')
  return findings
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
