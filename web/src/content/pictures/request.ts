import { pictureWidths, quality } from './picture'
import type { PictureRequest } from './proxy'

const fileName = /^[A-Za-z0-9]{8,64}-\d{1,5}x\d{1,5}\.(?:webp|avif|png|jpg|jpeg|gif|svg)$/
const allowed = new Map<string, RegExp>(
  Object.entries({
    w: /^\d{1,4}$/,
    h: /^\d{1,4}$/,
    rect: /^\d{1,5},\d{1,5},\d{1,5},\d{1,5}$/,
  }),
)
const widest = Math.max(...pictureWidths)

/**
 * What a `/cdn/…` address asks for, or nothing: only the addresses that the site's own pages carry are served, so that
 * nobody can have the lake make endless variants.
 */
export function pictureRequest(
  path: string[],
  query: URLSearchParams,
  accept: string | null,
): PictureRequest | undefined {
  const [file, ...rest] = path
  if (!file || rest.length > 0 || !fileName.test(file)) return undefined
  const transform = new URLSearchParams([...query].toSorted(([a], [b]) => a.localeCompare(b)))
  for (const [name, value] of transform) if (!allowed.get(name)?.test(value)) return undefined
  if (new Set(transform.keys()).size < transform.size) return undefined
  const side = Math.max(Number(transform.get('w') ?? 0), Number(transform.get('h') ?? 0))
  if (side > widest * 2) return undefined
  transform.set('q', String(quality))
  transform.set('fit', transform.has('h') ? 'crop' : 'max')
  transform.set('auto', 'format')
  const format = accept?.includes('image/avif') ? 'avif' : accept?.includes('image/webp') ? 'webp' : 'other'
  return { file, transform, format }
}
