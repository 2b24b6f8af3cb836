import sharp, { type Sharp } from 'sharp'
import { httpError } from '../http/errors.ts'
import { maxSeconds } from './decoder.ts'

/** The transform that a picture's address requests, parsed and limited. */
export type Transform = {
  width?: number
  height?: number
  fit: 'clip' | 'max' | 'crop' | 'min' | 'fill' | 'fillmax' | 'scale'
  crop?: string
  focal: { x: number; y: number }
  rect?: { left: number; top: number; width: number; height: number }
  quality?: number
  format?: 'jpg' | 'png' | 'webp' | 'avif'
  blur?: number
  sharpen?: number
  flipX: boolean
  flipY: boolean
  turn?: number
  background?: string
  isInverted: boolean
  isGray: boolean
  /** pixels on each side */
  padding?: number
  /** the lake chose the format, so the quality is on the scale of WebP */
  isAutomatic: boolean
}

const fits = ['clip', 'max', 'crop', 'min', 'fill', 'fillmax', 'scale'] as const
const formats = { jpg: 'jpg', pjpg: 'jpg', png: 'png', webp: 'webp', avif: 'avif' } as const
const mimeTypes = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp', avif: 'image/avif' } as const

export const mimeTypeOf = (format: NonNullable<Transform['format']>): string => mimeTypes[format]

/**
 * Reads the search parameters of a picture's address, as documented for Sanity's image pipeline.
 * @returns undefined when no transform is requested
 * @throws LakeError 400 for a value out of bounds
 */
export function parseTransform(
  search: URLSearchParams,
  accept: string,
  maxSide: number,
): Transform | undefined {
  const number = (name: string, low: number, high: number): number | undefined => {
    const text = search.get(name)
    if (text === null || text === '') return undefined
    const value = Number(text)
    if (!Number.isFinite(value) || value < low || value > high) {
      throw httpError(400, `${name} must be a number from ${low} to ${high}`)
    }
    return value
  }
  const integer = (name: string, low: number, high: number): number | undefined => {
    const value = number(name, low, high)
    if (value === undefined || Number.isInteger(value)) return value
    throw httpError(400, `${name} must be an integer`)
  }
  const dpr = number('dpr', 0.1, 5) ?? 1
  const side = (name: string) => {
    const value = integer(name, 1, 100_000)
    return value === undefined ? undefined : Math.max(1, Math.min(maxSide, Math.round(value * dpr)))
  }
  const format = search.get('fm')
  if (format !== null && !Object.hasOwn(formats, format))
    throw httpError(400, 'fm must be jpg, pjpg, png, webp or avif')
  const fit = fits.find((name) => name === search.get('fit')) ?? 'clip'
  const transform: Transform = {
    isAutomatic: format === null,
    width: side('w') ?? (search.has('max-w') ? side('max-w') : undefined),
    height: side('h') ?? (search.has('max-h') ? side('max-h') : undefined),
    fit,
    crop: search.get('crop') ?? undefined,
    focal: { x: number('fp-x', 0, 1) ?? 0.5, y: number('fp-y', 0, 1) ?? 0.5 },
    rect: rectOf(search.get('rect')),
    quality: integer('q', 0, 100),
    format: format === null ? automatic(search.get('auto'), accept) : formats[format as keyof typeof formats],
    blur: integer('blur', 0, 2000),
    sharpen: integer('sharpen', 0, 100) ?? integer('sharp', 0, 100),
    flipX: search.get('flip')?.includes('h') ?? false,
    flipY: search.get('flip')?.includes('v') ?? false,
    turn: turnOf(search.get('or')),
    background: backgroundOf(search.get('bg')),
    isInverted: search.get('invert') === 'true',
    isGray: integer('sat', -100, 0) === -100,
    padding: integer('pad', 0, maxSide),
  }
  const { focal: _, fit: __, isAutomatic: ___, flipX, flipY, isInverted, isGray, ...rest } = transform
  const isChanged = flipX || flipY || isInverted || isGray || integer('frame', 1, 1) === 1
  const isTransform = isChanged || Object.values(rest).some((value) => value !== undefined)
  return isTransform ? transform : undefined
}

function automatic(auto: string | null, accept: string): Transform['format'] {
  if (auto !== 'format') return undefined
  if (accept.includes('image/avif')) return 'avif'
  return accept.includes('image/webp') ? 'webp' : undefined
}

function turnOf(text: string | null): number | undefined {
  if (text === null || text === '') return undefined
  if (!['0', '90', '180', '270'].includes(text)) throw httpError(400, 'or must be 0, 90, 180 or 270')
  return Number(text)
}

function rectOf(text: string | null): Transform['rect'] {
  if (text === null) return undefined
  const parts = text.split(',').map(Number)
  const [left, top, width, height] = parts
  const isRect =
    parts.length === 4 && parts.every((part) => Number.isInteger(part) && part >= 0 && part < 1e6)
  if (!isRect || left === undefined || top === undefined || !width || !height) {
    throw httpError(400, 'rect must be left,top,width,height in pixels')
  }
  return { left, top, width, height }
}

function backgroundOf(text: string | null): string | undefined {
  if (text === null) return undefined
  if (!/^[0-9a-f]{3}([0-9a-f]{3})?([0-9a-f]{2})?$/i.test(text))
    throw httpError(400, 'bg must be a hexadecimal colour')
  return `#${text}`
}

type Source = { width: number; height: number; format: string }

/** Pixels of a transformed picture; AVIF at the effort of an explicit `fm=avif` takes ten times as long as WebP. */
const maxPixelsMade = 16_800_000
const maxAvifPixels = 4_200_000
/** Blurred or sharpened, each pixel is made of hundreds of others. */
const maxFilteredPixels = 4_200_000
/** Pixels of the scaled picture out of which a focal point crop is cut. */
const maxScaledPixels = 64_000_000

/**
 * Limits the size of the result: a large picture without a requested size is made smaller.
 * @throws LakeError 400 for a requested size that is too large
 */
function limited(from: { width: number; height: number }, transform: Transform): Transform {
  const { width, height, fit, padding = 0 } = transform
  const maxPixels = Math.min(
    transform.format === 'avif' && !transform.isAutomatic ? maxAvifPixels : maxPixelsMade,
    transform.blur || transform.sharpen ? maxFilteredPixels : maxPixelsMade,
  )
  const ratio = from.width / from.height
  if (width === undefined && height === undefined) {
    const widest = Math.min(from.width, Math.sqrt(maxPixels * ratio))
    const room = maxPixels - 2 * padding * (widest + widest / ratio) - 4 * padding ** 2
    const wide = Math.min(from.width, Math.floor(Math.sqrt(Math.max(0, room) * ratio)))
    if (wide < 1) throw tooManyPixels(maxPixels)
    return wide === from.width ? transform : { ...transform, width: wide }
  }
  const grows = fit !== 'max' && fit !== 'min' && fit !== 'fillmax'
  const wide = grows ? width : width && Math.min(width, from.width)
  const high = grows ? height : height && Math.min(height, from.height)
  const pixels = ((wide ?? (high ?? 0) * ratio) + 2 * padding) * ((high ?? (wide ?? 0) / ratio) + 2 * padding)
  if (pixels > maxPixels) throw tooManyPixels(maxPixels)
  return transform
}

const tooManyPixels = (max: number) =>
  httpError(400, `The picture would have more than ${max} pixels; ask for a smaller one`)

/** AVIF of quality 0.82 q is as close to the source as WebP of quality q, and smaller (quality.test.ts). */
const avifPerWebpQuality = 0.82
/** From 0 (fastest) to 9; at 1, files of the same similarity are an eighth larger, at 4 they take eight times as long. */
const avifEffort = 2

/** Transforms the picture in the file at `path`. @throws LakeError 400 for a result that is too large */
export async function applyTransform(
  path: string,
  source: Source,
  transform: Transform,
  maxSourcePixels: number,
): Promise<Buffer> {
  let image = sharp(path, { limitInputPixels: maxSourcePixels }).timeout({ seconds: maxSeconds }).rotate()
  let { width, height } = source
  const { rect } = transform
  if (rect) {
    const left = Math.min(rect.left, width - 1)
    const top = Math.min(rect.top, height - 1)
    width = Math.max(1, Math.min(rect.width, width - left))
    height = Math.max(1, Math.min(rect.height, height - top))
    image = image.extract({ left, top, width, height })
  }
  image = resize(image, { width, height }, limited({ width, height }, transform))
  if (transform.flipX) image = image.flop()
  if (transform.flipY) image = image.flip()
  if (transform.blur) image = image.blur(Math.max(0.3, Math.min(100, transform.blur / 10)))
  if (transform.sharpen) image = image.sharpen({ sigma: Math.max(0.1, transform.sharpen / 20) })
  if (transform.isGray) image = image.grayscale()
  if (transform.isInverted) image = image.negate({ alpha: false })
  const { padding, background = '#ffffff00' } = transform
  if (padding)
    image = image.extend({ top: padding, bottom: padding, left: padding, right: padding, background })
  if (transform.background !== undefined) image = image.flatten({ background: transform.background })
  if (transform.turn)
    image = sharp(await image.toBuffer())
      .timeout({ seconds: maxSeconds })
      .rotate(transform.turn)
  const format = transform.format ?? outputOf(source.format)
  const quality = transform.quality === undefined ? undefined : Math.max(1, Math.round(transform.quality))
  if (format === 'png') return image.png().toBuffer()
  if (format === 'webp') return image.webp({ quality: quality ?? 75 }).toBuffer()
  if (format === 'avif' && transform.isAutomatic)
    return image
      .avif({ quality: Math.round((quality ?? 75) * avifPerWebpQuality), effort: avifEffort })
      .toBuffer()
  if (format === 'avif') return image.avif({ quality: quality ?? 50, effort: 3 }).toBuffer()
  return image
    .flatten({ background: transform.background ?? '#fff' })
    .jpeg({ quality: quality ?? 75, mozjpeg: true })
    .toBuffer()
}

/** The format of the result when none is requested. */
export function outputOf(extension: string): NonNullable<Transform['format']> {
  if (extension === 'webp' || extension === 'avif' || extension === 'png') return extension
  return extension === 'gif' || extension === 'svg' ? 'png' : 'jpg'
}

function resize(image: Sharp, from: { width: number; height: number }, transform: Transform): Sharp {
  const { width, height, fit } = transform
  if (width === undefined && height === undefined) return image
  if (fit === 'scale') return image.resize({ width, height, fit: 'fill' })
  if (fit === 'fill' || fit === 'fillmax') {
    const background = transform.background ?? '#ffffff00'
    return image.resize({ width, height, fit: 'contain', background, withoutEnlargement: fit === 'fillmax' })
  }
  const isCropped = (fit === 'crop' || fit === 'min') && width !== undefined && height !== undefined
  if (!isCropped)
    return image.resize({ width, height, fit: 'inside', withoutEnlargement: fit === 'max' || fit === 'min' })
  const shrink = fit === 'min' ? Math.min(1, from.width / width, from.height / height) : 1
  const target = {
    width: Math.max(1, Math.round(width * shrink)),
    height: Math.max(1, Math.round(height * shrink)),
  }
  if (transform.crop !== 'focalpoint')
    return image.resize({ ...target, fit: 'cover', position: positionOf(transform.crop) })
  const scale = Math.max(target.width / from.width, target.height / from.height)
  const scaled = {
    width: Math.max(target.width, Math.round(from.width * scale)),
    height: Math.max(target.height, Math.round(from.height * scale)),
  }
  if (scaled.width * scaled.height > maxScaledPixels)
    throw httpError(400, 'The picture is too narrow for this cut')
  const offset = (centre: number, whole: number, part: number) =>
    Math.round(Math.max(0, Math.min(whole - part, centre * whole - part / 2)))
  return image.resize({ ...scaled, fit: 'fill' }).extract({
    left: offset(transform.focal.x, scaled.width, target.width),
    top: offset(transform.focal.y, scaled.height, target.height),
    ...target,
  })
}

function positionOf(crop: string | undefined): string {
  if (crop === 'entropy') return 'entropy'
  const words = (crop ?? '').split(',').filter((word) => ['top', 'bottom', 'left', 'right'].includes(word))
  return words.length > 0 ? words.join(' ') : 'centre'
}
