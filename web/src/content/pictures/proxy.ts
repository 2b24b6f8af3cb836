import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { config } from '../config'
import { writeAtomic } from '../lake/write-atomic'
import { trimFolder } from './trim'

/** Bytes and type of a picture. */
export type PictureFile = { body: Uint8Array<ArrayBuffer>; contentType: string }

/** A picture as it was asked for: file of the asset, transform, and the best format that the browser takes. */
export type PictureRequest = { file: string; transform: URLSearchParams; format: 'avif' | 'webp' | 'other' }

const types: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  svg: 'image/svg+xml',
}
const accepts = { avif: 'image/avif,image/webp,*/*', webp: 'image/webp,*/*', other: 'image/png,image/jpeg' }

/** Most bytes that kept pictures take; the ones not asked for longest go first. */
const maxBytes = 512 * 1024 * 1024

/** Thrown when the lake does not have the picture. */
export class PictureNotFoundError extends Error {}

/**
 * A picture of the embedded lake: from the disk, else from the lake, else (while the lake is away) the nearest kept
 * width of the same picture.
 * @throws PictureNotFoundError when the lake knows no such picture
 */
export async function readPicture(request: PictureRequest): Promise<PictureFile | undefined> {
  const kept = keptFiles(request.file)
  const wanted = nameOf(request)
  const exact = kept.find((name) => name.startsWith(`${wanted}.`))
  if (exact) return readKept(request.file, exact)
  try {
    const picture = await fetchPicture(request)
    keep(request.file, wanted, picture)
    return picture
  } catch (error) {
    if (error instanceof PictureNotFoundError) throw error
    const nearest = nearestOf(kept, request)
    return nearest ? readKept(request.file, nearest) : undefined
  }
}

const folderOf = (file: string) => join(/* turbopackIgnore: true */ config.storeDir, 'pictures', file)
const widthOf = (transform: URLSearchParams) => Number(transform.get('w') ?? 0)

/** What is left of the transform without the size, so that widths of one shape are found together. */
function shapeOf(transform: URLSearchParams): string {
  const ratio = (Number(transform.get('h') ?? 0) / (widthOf(transform) || 1)).toFixed(2)
  const parts = [transform.get('rect'), transform.get('fit'), ratio]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12)
}

function nameOf({ transform, format }: PictureRequest): string {
  const rest = createHash('sha256').update(transform.toString()).digest('hex').slice(0, 12)
  return `${shapeOf(transform)}-${widthOf(transform)}-${rest}-${format}`
}

function keptFiles(file: string): string[] {
  try {
    return readdirSync(folderOf(file)).filter((name) => !name.endsWith('.tmp'))
  } catch {
    return []
  }
}

function readKept(file: string, name: string): PictureFile {
  const path = join(/* turbopackIgnore: true */ folderOf(file), name)
  const now = new Date()
  utimesSync(path, now, now)
  const extension = name.slice(name.lastIndexOf('.') + 1)
  return {
    body: new Uint8Array(readFileSync(path)),
    contentType: types[extension] ?? 'application/octet-stream',
  }
}

function nearestOf(kept: string[], { transform, format }: PictureRequest): string | undefined {
  const distance = (name: string) => {
    const [shape, width] = name.split('-')
    const otherShape = shape === shapeOf(transform) ? 0 : 1_000_000
    const otherFormat = name.includes(`-${format}.`) || format !== 'other' ? 0 : 10_000_000
    return otherShape + otherFormat + Math.abs(Number(width) - widthOf(transform))
  }
  return kept.toSorted((a, b) => distance(a) - distance(b))[0]
}

async function fetchPicture({ file, transform, format }: PictureRequest): Promise<PictureFile> {
  const { lakeUrl, projectId, dataset } = config
  const response = await fetch(`${lakeUrl}/images/${projectId}/${dataset}/${file}?${transform.toString()}`, {
    headers: { accept: accepts[format] },
    signal: AbortSignal.timeout(15_000),
    cache: 'no-store',
  })
  if (response.status >= 400 && response.status < 500)
    throw new PictureNotFoundError(`The lake has no picture ${file}`)
  if (!response.ok) throw new Error(`The lake answered ${response.status} for picture ${file}`)
  const contentType = response.headers.get('content-type')?.split(';')[0] ?? 'application/octet-stream'
  return { body: new Uint8Array(await response.arrayBuffer()), contentType }
}

function keep(file: string, name: string, { body, contentType }: PictureFile): void {
  const extension = Object.keys(types).find((key) => types[key] === contentType)
  if (!extension) return
  try {
    writeAtomic(join(/* turbopackIgnore: true */ folderOf(file), `${name}.${extension}`), body)
    trimFolder(join(/* turbopackIgnore: true */ config.storeDir, 'pictures'), maxBytes, body.byteLength)
  } catch (error) {
    console.warn(`A picture could not be kept on disk: ${String(error)}`)
  }
}
