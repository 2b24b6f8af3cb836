import { httpError } from '../http/errors.ts'

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

/** The format of the result when none is requested. */
export function outputOf(extension: string): NonNullable<Transform['format']> {
  if (extension === 'webp' || extension === 'avif' || extension === 'png') return extension
  return extension === 'gif' || extension === 'svg' ? 'png' : 'jpg'
}
