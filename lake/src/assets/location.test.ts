import sharp from 'sharp'
import { expect, test } from 'vitest'
import { withoutLocation } from './location.ts'

const place = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '59/1 54/1 50/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '10/1 45/1 8/1',
}
const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description ' +
  'xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="59,54.8N"><exif:GPSLongitude>10,45.1E</exif:GPSLongitude>' +
  '</rdf:Description></rdf:RDF></x:xmpmeta>'

/** A picture of noise as a phone would send it. */
const photo = (format: 'jpeg' | 'png' | 'webp' | 'avif') =>
  sharp(Buffer.from(Array.from({ length: 48 * 32 * 3 }, (_, at) => (at * 37) % 251)), {
    raw: { width: 48, height: 32, channels: 3 },
  })
    .withExif({ IFD0: { Artist: 'A camera' }, IFD3: place })
    .withXmp(xmp)
    .toFormat(format)
    .toBuffer()

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s loses its place, and no pixel', async (format) => {
  const sent = await photo(format)
  expect((await sharp(sent).metadata()).xmp?.toString()).toContain('59,54.8N')
  const cleaned = await withoutLocation(sent, 1e6)
  const { exif, xmp: left } = await sharp(cleaned, { failOn: 'warning' }).metadata()
  const rational = Buffer.from([59, 0, 0, 0, 1, 0, 0, 0, 54, 0, 0, 0])
  expect(sent.includes(rational)).toBe(true)
  expect(cleaned.includes(rational)).toBe(false)
  // a PNG is encoded again, without EXIF
  expect([exif?.includes('A camera') ?? false, cleaned.length === sent.length]).toEqual(
    format === 'png' ? [false, false] : [true, true],
  )
  expect(String(left)).not.toMatch(/59,54|10,45/)
  expect(await sharp(cleaned).raw().toBuffer()).toEqual(await sharp(sent).raw().toBuffer())
})

test('what has no place stays as it is', async () => {
  const plain = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123456' } })
    .jpeg()
    .toBuffer()
  for (const bytes of [plain, Buffer.from('no picture')])
    expect(await withoutLocation(bytes, 1e6)).toEqual(bytes)
})

test('properties that never end take no time', async () => {
  for (const endless of ['<exif:GPSa'.repeat(40_000), `<exif:GPS${'a'.repeat(400_000)}`]) {
    const sent = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123456' } })
      .withXmp(endless)
      .webp()
      .toBuffer()
    const started = performance.now()
    expect(await withoutLocation(sent, 1e6)).toEqual(sent)
    expect(performance.now() - started).toBeLessThan(500)
  }
})

/** A block of EXIF whose list of GPS values has `count` entries, each of which takes `valueBytes` at `valueAt`. */
function exifOf(size: number, { count = 0, valueBytes = 0, valueAt = 0 }): Buffer {
  const [ifd, gps, byteType, longType, entryBytes] = [8, 30, 1, 4, 12]
  const tiff = Buffer.alloc(size)
  tiff.write('II*', 'latin1')
  const entry = (at: number, values: [tag: number, type: number, length: number, value: number]) => {
    tiff.writeUInt16LE(values[0], at)
    tiff.writeUInt16LE(values[1], at + 2)
    tiff.writeUInt32LE(values[2], at + 4)
    tiff.writeUInt32LE(values[3], at + 8)
  }
  tiff.writeUInt32LE(ifd, 4)
  tiff.writeUInt16LE(1, ifd)
  entry(ifd + 2, [0x8825, longType, 1, gps])
  tiff.writeUInt16LE(count, gps)
  for (let n = 0; n < count; n += 1) entry(gps + 2 + n * entryBytes, [n + 1, byteType, valueBytes, valueAt])
  return tiff
}

const red = { create: { width: 64, height: 64, channels: 3, background: 'red' } } as const

/** A JPEG with segments, each a marker and its contents. */
async function jpegOf(segments: [marker: number, contents: Buffer][]): Promise<Buffer> {
  const plain = await sharp(red).jpeg().toBuffer()
  const made = segments.flatMap(([marker, contents]) => {
    const head = Buffer.from([0xff, marker, 0, 0])
    head.writeUInt16BE(contents.length + 2, 2)
    return [head, contents]
  })
  return Buffer.concat([plain.subarray(0, 2), ...made, plain.subarray(2)])
}

/** A WebP with a block of EXIF, which may be longer than in a JPEG. */
async function webpOf(exif: Buffer): Promise<Buffer> {
  const plain = await sharp(red).webp().toBuffer()
  const chunk = (id: string, contents: Buffer) => {
    const head = Buffer.alloc(8)
    head.write(id, 'latin1')
    head.writeUInt32LE(contents.length, 4)
    return Buffer.concat([head, contents])
  }
  const hasExif = Buffer.from([8, 0, 0, 0, 63, 0, 0, 63, 0, 0])
  const parts = [Buffer.from('WEBP'), chunk('VP8X', hasExif), plain.subarray(12), chunk('EXIF', exif)]
  return chunk('RIFF', Buffer.concat(parts))
}

const msOf = async (sent: Buffer) => {
  const { user } = process.cpuUsage()
  const cleaned = await withoutLocation(sent, 1e6)
  return { cleaned, ms: (process.cpuUsage().user - user) / 1000 }
}

test('GPS values that are all in the same place take no time', async () => {
  const valueAt = 900_000
  const exif = exifOf(4_000_000, { count: 65_535, valueBytes: 3_000_000, valueAt })
  exif.fill('59,54.8N', valueAt)
  const { cleaned, ms } = await msOf(await webpOf(exif))
  expect(ms).toBeLessThan(2000)
  expect(cleaned.includes('59,54.8N')).toBe(false)
})

test('EXIF among much that resembles it takes no time', async () => {
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), exifOf(60_000, { count: 1 })])
  const similar = Buffer.from(exif)
  similar[59_990] = 1
  const zeros = Buffer.alloc(65_533)
  const { cleaned, ms } = await msOf(
    await jpegOf([
      ...Array.from({ length: 10 }, (): [number, Buffer] => [0xe9, similar]),
      ...Array.from({ length: 40 }, (): [number, Buffer] => [0xe9, zeros]),
      [0xe1, exif],
    ]),
  )
  expect(ms).toBeLessThan(2000)
  const { exif: left } = await sharp(cleaned).metadata()
  expect(left?.readUInt16LE(36)).toBe(0)
})
