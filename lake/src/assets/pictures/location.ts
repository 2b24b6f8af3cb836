import sharp, { type Metadata } from 'sharp'
import { httpError } from '../../http/errors.ts'
import { stripAvif } from './strip/avif.ts'
import { partsOfGif } from './strip/gif.ts'
import { partsOfJpeg } from './strip/jpeg.ts'
import { partsOfPng } from './strip/png.ts'
import { bytesUsedInTiff, endAfterFirstPage } from './strip/tiff.ts'
import { finishWebp, isLongWebp, partsOfWebp } from './strip/webp.ts'
import { mayBeSvg, repeatedInSvg } from './svg.ts'
import { unreadable } from './unreadable.ts'

/**
 * A picture without the place where it was taken: visitors can fetch originals, and phones write GPS coordinates into them.
 * Since metadata has many forms, none of it is kept but the orientation and the color profile. Pixels stay as they are.
 * What is no picture of at most `maxPixels` stays unchanged. In an SVG, this is done to the pictures embedded in it.
 * @throws LakeError 400 when the structure of the picture cannot be read
 */
export async function withoutLocation(bytes: Buffer, maxPixels: number): Promise<Buffer> {
  const metadata = await metadataOf(bytes, maxPixels)
  if (metadata?.format === 'svg') return stripSvg(bytes, maxPixels)
  if (metadata?.format === 'tiff') return stripTiff(bytes, metadata, maxPixels)
  return metadata ? strip(bytes, metadata) : bytes
}

/**
 * What the header of a picture says; undefined when it cannot be read. A TIFF ends after its first page from then on.
 * @throws LakeError 400 for a picture whose header takes seconds, or gigabytes, to read
 */
async function metadataOf(bytes: Buffer, limitInputPixels: number | false): Promise<Metadata | undefined> {
  if (isLongWebp(bytes)) throw httpError(400, 'The animation has too many frames; send a shorter one')
  if (!endAfterFirstPage(bytes))
    throw httpError(400, 'The TIFF has too many entries, or values that overlap; save it again')
  if (hasManyParts(bytes)) throw httpError(400, 'The picture has too many parts; save it again')
  return await sharp(bytes, { limitInputPixels })
    .metadata()
    .catch(() => undefined)
}

/** Segments of a JPEG, and blocks of a GIF, that are kept in memory one by one. Encoders make a few hundred. */
const maxHeaderParts = 50_000

function hasManyParts(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, 3)
  const isJpeg = start === '\xff\xd8\xff'
  if (!isJpeg && start !== 'GIF') return false
  return readStructure(() => {
    let count = 0
    for (const _ of isJpeg ? partsOfJpeg(bytes, undefined) : partsOfGif(bytes)) {
      count += 1
      if (count > maxHeaderParts) return true
    }
    return false
  })
}

const strip = (bytes: Buffer, { format, orientation }: Metadata): Buffer =>
  readStructure(() => {
    const exif = exifOf(orientation)
    if (format === 'jpeg') return join(partsOfJpeg(bytes, exif))
    if (format === 'png') return join(partsOfPng(bytes, exif))
    if (format === 'webp') return finishWebp(join(partsOfWebp(bytes, exif)))
    if (format === 'gif') return join(partsOfGif(bytes))
    if (format === 'heif') return stripAvif(bytes)
    return bytes
  })

/** @throws LakeError 400 when `read` leaves the bytes of the picture */
function readStructure<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    if (error instanceof RangeError) throw httpError(400, 'The structure of the picture cannot be read')
    throw error
  }
}

/** Many times what encoders make of a picture that may be uploaded. A part that is left out is empty, and counts. */
const maxParts = 200_000

function join(parts: Iterable<Buffer>): Buffer {
  const kept: Buffer[] = []
  for (const part of parts) {
    kept.push(part)
    if (kept.length > maxParts) throw new RangeError('There are too many parts')
  }
  return Buffer.concat(kept)
}

/** A block of EXIF with nothing but an orientation, or undefined when the picture needs none. */
function exifOf(orientation = 1): Buffer | undefined {
  if (orientation === 1) return undefined
  // big-endian, with one entry: orientation (0x0112), one value of type short
  const exif = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex')
  exif.writeUInt16BE(orientation, 18)
  return exif
}

/** As many as 50 megapixels of three bytes have: compressing noise again takes a second for 30 MB. */
const maxTiffBytes = 150_000_000
const bytesPerSample: Record<string, number> = {
  char: 1,
  uchar: 1,
  short: 2,
  ushort: 2,
  int: 4,
  uint: 4,
  float: 4,
}

/** @throws LakeError 400 for a TIFF of which too much would be decoded */
function assertTiffSize(bytes: Buffer, { width, height, channels, depth }: Metadata): void {
  if (width * height * channels * (bytesPerSample[depth] ?? 8) > maxTiffBytes)
    throw httpError(400, `The TIFF has more than ${maxTiffBytes / 1e6} MB of pixels; send a smaller picture`)
  if (bytesUsedInTiff(bytes) > bytes.length)
    throw httpError(400, 'The parts of the TIFF overlap or are cut off')
}

/** Metadata in a TIFF can be anywhere and lead anywhere, so the first picture in it is encoded again, without loss. */
async function stripTiff(bytes: Buffer, metadata: Metadata, maxPixels: number): Promise<Buffer> {
  readStructure(() => assertTiffSize(bytes, metadata))
  const { space, icc } = metadata
  const picture = sharp(bytes, { limitInputPixels: maxPixels })
    .autoOrient()
    .pipelineColourspace(space)
    .toColourspace(space)
  try {
    return await (icc ? picture.keepIccProfile() : picture).tiff({ compression: 'deflate' }).toBuffer()
  } catch {
    throw unreadable()
  }
}

const embeddedPicture =
  /(?<=data:image\/(?:png|jpe?g|gif|webp|avif);base64,)(?:[a-z0-9+/=\s]+|&#(?:10|13|xa|xd);)+/gi
const maxEmbedded = 1000
/** Pixels of the pictures in an SVG, counted again for each repetition: librsvg takes gigabytes for more, and cannot be interrupted. */
const maxEmbeddedPixels = 50_000_000

async function stripSvg(bytes: Buffer, maxPixels: number): Promise<Buffer> {
  const text = bytes.toString('utf8')
  const embedded = [...text.matchAll(embeddedPicture)]
  if (embedded.length > maxEmbedded) throw httpError(400, `The SVG embeds more than ${maxEmbedded} pictures`)
  const parts: string[] = []
  let [end, pixels] = [0, 0]
  const repeated = embedded.length > 0 ? repeatedInSvg(bytes) : 0
  for (const { 0: encoded, index } of embedded) {
    const picture = Buffer.from(encoded.replace(/&#\w+;/g, ''), 'base64')
    if (picture.length === 0 || mayBeSvg(picture)) continue
    const metadata = await metadataOf(picture, false)
    if (!metadata) throw httpError(400, 'A picture in the SVG cannot be read; embed another one')
    pixels += metadata.width * (metadata.pageHeight ?? metadata.height)
    if (pixels * (1 + repeated) > Math.min(maxEmbeddedPixels, maxPixels))
      throw httpError(400, 'The pictures in the SVG are too large; embed smaller ones')
    const stripped = strip(picture, metadata)
    if (stripped.equals(picture)) continue
    parts.push(text.slice(end, index), stripped.toString('base64'))
    end = index + encoded.length
  }
  return end === 0 ? bytes : Buffer.from(parts.join('') + text.slice(end))
}
