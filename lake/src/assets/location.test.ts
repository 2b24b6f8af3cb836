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
