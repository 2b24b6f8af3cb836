import sharp, { type Sharp } from 'sharp'
import { httpError } from '../../http/errors.ts'
import { type Transform, outputOf } from '../transform.ts'

export type Source = { width: number; height: number; format: string }

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
  let image = sharp(path, { limitInputPixels: maxSourcePixels }).rotate()
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
  if (transform.turn) image = sharp(await image.toBuffer()).rotate(transform.turn)
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
