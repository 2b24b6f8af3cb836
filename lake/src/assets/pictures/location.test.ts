import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  cleanedOf,
  exif,
  exifSegment,
  hasPlace,
  jpegOf,
  photo,
  place,
  red,
} from '../../../testing/located-pictures.ts'
import { withoutLocation } from './location.ts'

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a %s loses its place with its metadata, and no pixel',
  async (format) => {
    const cleaned = await cleanedOf(await photo(format))
    expect(cleaned.includes('A camera')).toBe(false)
    expect(String((await sharp(cleaned).metadata()).xmp ?? '').trim()).toBe('')
  },
)

test('what has no place stays as it is', async () => {
  const formats = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const
  const pictures = formats.map((format) => sharp(red).withIccProfile('p3').toFormat(format).toBuffer())
  for (const bytes of [...(await Promise.all(pictures)), Buffer.from('no picture')])
    expect(await withoutLocation(bytes, 1e6)).toEqual(bytes)
})

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s keeps its orientation and color profile',
  async (format) => {
    for (const orientation of [2, 3, 4, 5, 6, 7, 8]) {
      const picture = sharp(red).resize(64, 32).withExif({ IFD3: place }).withIccProfile('p3')
      const sent = await picture.withMetadata({ orientation }).toFormat(format).toBuffer()
      const facts = await sharp(await cleanedOf(sent)).metadata()
      expect([facts.orientation, facts.icc?.length]).toEqual([orientation, 480])
    }
  },
)

test('an SVG is refused whose pictures have very many pixels, each counted as often as it is repeated', async () => {
  const ofSize = async (side: number) => {
    const png = await sharp(red).png().toBuffer()
    png.writeUInt32BE(side, 16)
    png.writeUInt32BE(side, 20)
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
    return `<image id="a" href="data:image/png;base64,${png.toString('base64')}"/>`
  }
  const svgOf = (...inside: string[]) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside.join('')}</svg>`)
  const kept = svgOf(await ofSize(2000), '<use href="#a"/>')
  expect(await withoutLocation(kept, 1e8)).toEqual(kept)
  for (const sent of [
    svgOf(await ofSize(8000)),
    svgOf(...Array<string>(20).fill(await ofSize(2000))),
    svgOf(await ofSize(2000), '<use href="#a"/>'.repeat(20)),
  ])
    await expect(withoutLocation(sent, 1e8)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('too large') as string,
    })
})

test('a picture embedded in an SVG loses its place, and the drawing stays', async () => {
  const svgOf = (picture: Buffer, lineBreak: string) => {
    const lines = picture.toString('base64').replace(/.{76}/g, `$&${lineBreak}`)
    const href = `data:image/jpeg;base64,${lines}`
    return Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="${href}"/><path/>é</svg>`,
    )
  }
  for (const lineBreak of ['', '\n', '&#10;', '&#xA;']) {
    const cleaned = await withoutLocation(svgOf(await jpegOf(exifSegment(exif)), lineBreak), 1e6)
    expect(cleaned).toEqual(svgOf(await jpegOf(), ''))
    const plain = svgOf(await jpegOf(), lineBreak)
    expect(await withoutLocation(plain, 1e6)).toEqual(plain)
  }
})

test('an SVG with an empty embedded picture stays as it is', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="data:image/png;base64,&#10;"/></svg>'
  expect(await withoutLocation(Buffer.from(svg), 1e6)).toEqual(Buffer.from(svg))
})

/** The cleaned picture, or undefined when it is refused, now or by what reads it next. */
async function cleanedIfAccepted(sent: Buffer): Promise<Buffer | undefined> {
  try {
    const cleaned = await withoutLocation(sent, 1e6)
    await sharp(cleaned, { limitInputPixels: 1e6 }).metadata()
    return cleaned
  } catch (error) {
    if (error instanceof RangeError) throw error
    return undefined
  }
}

test('what is cut off or damaged is cleaned or refused', async () => {
  const formats = ['jpeg', 'png', 'webp', 'avif'] as const
  const pictures = [...(await Promise.all(formats.map(photo))), await sharp(red).gif().toBuffer()]
  let accepted = 0
  for (const picture of pictures) {
    for (let n = 1; n < 100; n += 1) {
      const at = Math.ceil((picture.length * n) / 100) - 1
      const damaged = Buffer.from(picture)
      damaged[at] = 0xff
      for (const sent of [picture.subarray(0, at), damaged]) {
        const cleaned = await cleanedIfAccepted(sent)
        if (cleaned) accepted += 1
        expect(hasPlace(cleaned ?? Buffer.alloc(0))).toBe(false)
      }
    }
  }
  expect(accepted).toBeGreaterThan(300)
})

/** An AVIF with a list of items that have many places of no bytes. */
async function avifOfEndlessItems(): Promise<Buffer> {
  const [items, places, headBytes, itemBytes] = [60_000, 65_535, 16, 6]
  const iloc = Buffer.alloc(headBytes + items * itemBytes)
  iloc.writeUInt32BE(iloc.length)
  iloc.write('iloc', 4)
  iloc.writeUInt16BE(items, 14)
  for (let at = headBytes; at < iloc.length; at += itemBytes) iloc.writeUInt16BE(places, at + 4)
  const plain = await sharp(red).avif().toBuffer()
  const meta = plain.indexOf('meta') - 4
  const end = meta + plain.readUInt32BE(meta)
  plain.writeUInt32BE(end - meta + iloc.length, meta)
  return Buffer.concat([plain.subarray(0, end), iloc, plain.subarray(end)])
}

test('endless parts take no time', async () => {
  const endless = (part: string) => Buffer.alloc(4_000_000, part, 'latin1')
  const jpeg = await jpegOf()
  const gif = await sharp(red).gif().toBuffer()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>')
  const pictures = [
    Buffer.concat([jpeg.subarray(0, 20), endless('\xff\xc4\0\x02'), jpeg.subarray(20)]),
    Buffer.concat([jpeg.subarray(0, 20), endless('\xff\xe2\0\x02'), jpeg.subarray(20)]),
    Buffer.concat([jpeg.subarray(0, -2), endless('\xff')]),
    Buffer.concat([gif.subarray(0, -1), endless('!\xfe\x01a\0')]),
    Buffer.concat([gif.subarray(0, -1), endless('!\xff\x01a')]),
    await avifOfEndlessItems(),
    Buffer.concat([await sharp(red).avif().toBuffer(), endless('\0\0\0\x08moov')]),
    Buffer.concat([
      svg.subarray(0, -6),
      Buffer.from('data:image/png;base64,a '.repeat(80_000)),
      svg.subarray(-6),
    ]),
    Buffer.concat([
      svg.subarray(0, -6),
      Buffer.from(`data:image/png;base64,&#10;${'a'.repeat(2e6)}`),
      svg.subarray(-6),
    ]),
  ]
  for (const picture of pictures) {
    const { user } = process.cpuUsage()
    await cleanedIfAccepted(picture)
    expect((process.cpuUsage().user - user) / 1000).toBeLessThan(2000)
  }
})
