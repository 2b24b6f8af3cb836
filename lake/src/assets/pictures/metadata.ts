import { encode as encodeBlurHash } from 'blurhash'
import sharp from 'sharp'
import { httpError } from '../../http/errors.ts'
import { formats } from '../formats.ts'
import { paletteOf } from './palette.ts'
import { assertHarmlessSvg } from './svg.ts'
import { unreadable } from './unreadable.ts'

/** File name parts of an uploaded picture, and the metadata that asset documents carry. */
export type ImageDescription = {
  extension: string
  mimeType: string
  width: number
  height: number
  metadata: Record<string, unknown>
}

/** Decoding takes 9 bytes for each pixel of a GIF and 19 of an AVIF, so fewer are accepted than of other formats. */
const maxPixelsOf: Record<string, number> = { gif: 25_000_000, heif: 25_000_000 }

/**
 * Reads format, size, preview and palette of an uploaded picture.
 * @throws LakeError 400 when it is not a picture, has more pixels than `maxPixels`, or is an SVG with active content
 */
export async function readImage(bytes: Buffer, maxPixels: number): Promise<ImageDescription> {
  try {
    const image = sharp(bytes, { limitInputPixels: maxPixels, animated: false })
    const facts = await image.metadata()
    const format = formats[facts.format]
    if (!format || (facts.format === 'heif' && facts.compression !== 'av1')) {
      throw httpError(400, `Pictures of format ${facts.format} are not accepted`)
    }
    if (facts.format === 'svg') assertHarmlessSvg(bytes)
    const turned = (facts.orientation ?? 1) >= 5
    const width = (turned ? facts.height : facts.width) ?? 0
    const height = (turned ? facts.width : facts.height) ?? 0
    const pixelLimit = Math.min(maxPixels, maxPixelsOf[facts.format] ?? maxPixels)
    if (width * height === 0 || width * height > pixelLimit) throw httpError(400, 'The picture is too large')
    const dimensions = { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height }
    const metadata = {
      _type: 'sanity.imageMetadata',
      dimensions,
      ...(await previews(bytes, facts.hasAlpha, maxPixels)),
    }
    return { ...format, width, height, metadata }
  } catch (error) {
    if (error instanceof Error && 'status' in error) throw error
    throw unreadable()
  }
}

async function previews(bytes: Buffer, hasAlpha: boolean, limitInputPixels: number) {
  // decoded once: a progressive JPEG takes seconds
  const small = await sharp(bytes, { limitInputPixels })
    .rotate()
    .resize(256, 256, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const open = () => sharp(small.data, { raw: small.info })
  const tiny = await open()
    .resize(20, 20, { fit: 'inside' })
    .toFormat(hasAlpha ? 'png' : 'jpeg')
    .toBuffer()
  const { data, info } = await open()
    .resize(64, 64, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { isOpaque } = await sharp(tiny).stats()
  return {
    hasAlpha,
    isOpaque,
    lqip: `data:image/${hasAlpha ? 'png' : 'jpeg'};base64,${tiny.toString('base64')}`,
    blurHash: encodeBlurHash(new Uint8ClampedArray(data), info.width, info.height, 4, 3),
    palette: paletteOf(data),
  }
}
