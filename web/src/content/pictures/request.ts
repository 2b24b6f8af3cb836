import { pictureWidths, quality } from './picture'
import type { PictureRequest } from './proxy'

const fileName = /^[A-Za-z0-9]{8,64}-\d{1,5}x\d{1,5}\.(?:webp|avif|png|jpg|jpeg|gif|svg)$/
const sizes = /^(\d{1,4})(?:x(\d{1,4}))?$/
const rectangle = /^\d{1,5},\d{1,5},\d{1,5},\d{1,5}$/
const widest = Math.max(...pictureWidths)

/**
 * What a `/cdn/…` address asks for, or nothing: only the addresses that the site's own pages carry are served, so that
 * nobody can have the lake make endless variants.
 * @param path width or width and height, the rectangle that is cut out (if any), and the file: `320x240/0,0,1200,900/…`
 */
export function pictureRequest(path: string[], accept: string | null): PictureRequest | undefined {
  const [size = '', ...rest] = path
  const file = rest.at(-1)
  const rect = rest.length === 2 ? rest[0] : undefined
  const [, width, height] = sizes.exec(size) ?? []
  if (!width || !file || !fileName.test(file) || rest.length > 2) return undefined
  if (rect !== undefined && !rectangle.test(rect)) return undefined
  if (Math.max(Number(width), Number(height ?? 0)) > widest * 2) return undefined
  const transform = new URLSearchParams({
    ...(rect && { rect }),
    w: width,
    ...(height && { h: height }),
    q: String(quality),
    fit: height ? 'crop' : 'max',
    auto: 'format',
  })
  const format = accept?.includes('image/avif') ? 'avif' : accept?.includes('image/webp') ? 'webp' : 'other'
  return { file, transform, format }
}
