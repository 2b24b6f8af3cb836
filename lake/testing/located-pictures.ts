import { expect } from 'vitest'
import sharp from 'sharp'
import { withoutLocation } from '../src/assets/pictures/location.ts'

export const place = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '59/1 54/1 50/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '10/1 45/1 8/1',
}

export const xmpOf = (attributes: string, elements = '') =>
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description ' +
  `xmlns:exif="http://ns.adobe.com/exif/1.0/" ${attributes}>${elements}</rdf:Description></rdf:RDF></x:xmpmeta>`

export const xmp = xmpOf('exif:GPSLatitude="59,54.8N"', '<exif:GPSLongitude>10,45.1E</exif:GPSLongitude>')

/** A picture of noise as a phone would send it. */
export const photo = (format: 'jpeg' | 'png' | 'webp' | 'avif') =>
  sharp(Buffer.from(Array.from({ length: 48 * 32 * 3 }, (_, at) => (at * 37) % 251)), {
    raw: { width: 48, height: 32, channels: 3 },
  })
    .withExif({ IFD0: { Artist: 'A camera' }, IFD3: place })
    .withXmp(xmp)
    .toFormat(format)
    .toBuffer()

const rational = Buffer.from([59, 0, 0, 0, 1, 0, 0, 0, 54, 0, 0, 0])

export const hasPlace = (bytes: Buffer) =>
  bytes.includes(rational) || bytes.includes(rational.toString('hex')) || /59,54|10,45/.test(String(bytes))

export const pixelsOf = (bytes: Buffer) => sharp(bytes, { failOn: 'warning' }).autoOrient().raw().toBuffer()

/** Cleans a picture that has a place, and checks that the result shows the same and is not changed again. */
export async function cleanedOf(sent: Buffer): Promise<Buffer> {
  expect(hasPlace(sent)).toBe(true)
  const cleaned = await withoutLocation(sent, 1e6)
  expect(hasPlace(cleaned)).toBe(false)
  expect(await pixelsOf(cleaned)).toEqual(await pixelsOf(sent))
  expect(await withoutLocation(cleaned, 1e6)).toEqual(cleaned)
  return cleaned
}

export const red = { create: { width: 64, height: 64, channels: 3, background: 'red' } } as const

type Entry = [tag: number, type: number, count: number, value: number]

export const [asciiType, shortType, longType, rationalType] = [2, 3, 4, 5]

/** A list of TIFF values, as it is at the beginning of a file or anywhere in it. */
export function ifdOf(entries: Entry[]): Buffer {
  const ifd = Buffer.alloc(2 + entries.length * 12 + 4)
  ifd.writeUInt16LE(entries.length)
  entries.forEach(([tag, type, count, value], n) => {
    const at = 2 + n * 12
    ifd.writeUInt16LE(tag, at)
    ifd.writeUInt16LE(type, at + 2)
    ifd.writeUInt32LE(count, at + 4)
    ifd.writeUInt32LE(value, at + 8)
  })
  return ifd
}

/** A TIFF whose first list leads to GPS values; EXIF is a TIFF without the picture. */
export function tiffOf(entries: Entry[] = [], pixels = Buffer.alloc(0)): Buffer {
  const header = Buffer.from('II*\0\x08\0\0\0', 'latin1')
  const gpsAt = header.length + ifdOf([...entries, [0, 0, 0, 0]]).length
  const valueAt = gpsAt + ifdOf(Array<Entry>(2).fill([0, 0, 0, 0])).length
  const pixelsAt = valueAt + 24
  const placed = entries.map(([tag, type, count, value]): Entry => [
    tag,
    type,
    count,
    tag === 0x111 ? pixelsAt : value,
  ])
  const gps = ifdOf([
    [1, asciiType, 2, 'N'.charCodeAt(0)],
    [2, rationalType, 3, valueAt],
  ])
  const value = Buffer.concat([rational, Buffer.from([1, 0, 0, 0, 50, 0, 0, 0, 1, 0, 0, 0])])
  return Buffer.concat([header, ifdOf([...placed, [0x8825, longType, 1, gpsAt]]), gps, value, pixels])
}

export const exif = tiffOf()

export const exifWithoutPlace = Buffer.concat([
  Buffer.from('II*\0\x08\0\0\0', 'latin1'),
  ifdOf([[0x112, shortType, 1, 1]]),
])

export const exifSegment = (block: Buffer): Segment => [0xe1, Buffer.concat([Buffer.from('Exif\0\0'), block])]

export type Segment = [marker: number, contents: Buffer]

/** A JPEG with segments. */
export async function jpegOf(...segments: Segment[]): Promise<Buffer> {
  const plain = await sharp(red).jpeg().toBuffer()
  const made = segments.flatMap(([marker, contents]) => {
    const head = Buffer.from([0xff, marker, 0, 0])
    head.writeUInt16BE(contents.length + 2, 2)
    return [head, contents]
  })
  return Buffer.concat([plain.subarray(0, 2), ...made, plain.subarray(2)])
}
