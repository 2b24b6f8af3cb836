import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { withoutLocation } from './location.ts'
import { stripAvif } from './strip/avif.ts'

const place = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '59/1 54/1 50/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '10/1 45/1 8/1',
}
const xmpOf = (attributes: string, elements = '') =>
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description ' +
  `xmlns:exif="http://ns.adobe.com/exif/1.0/" ${attributes}>${elements}</rdf:Description></rdf:RDF></x:xmpmeta>`
const xmp = xmpOf('exif:GPSLatitude="59,54.8N"', '<exif:GPSLongitude>10,45.1E</exif:GPSLongitude>')

/** A picture of noise as a phone would send it. */
const photo = (format: 'jpeg' | 'png' | 'webp' | 'avif') =>
  sharp(Buffer.from(Array.from({ length: 48 * 32 * 3 }, (_, at) => (at * 37) % 251)), {
    raw: { width: 48, height: 32, channels: 3 },
  })
    .withExif({ IFD0: { Artist: 'A camera' }, IFD3: place })
    .withXmp(xmp)
    .toFormat(format)
    .toBuffer()

const rational = Buffer.from([59, 0, 0, 0, 1, 0, 0, 0, 54, 0, 0, 0])
const hasPlace = (bytes: Buffer) =>
  bytes.includes(rational) || bytes.includes(rational.toString('hex')) || /59,54|10,45/.test(String(bytes))

const pixelsOf = (bytes: Buffer) => sharp(bytes, { failOn: 'warning' }).autoOrient().raw().toBuffer()

/** Cleans a picture that has a place, and checks that the result shows the same and is not changed again. */
async function cleanedOf(sent: Buffer): Promise<Buffer> {
  expect(hasPlace(sent)).toBe(true)
  const cleaned = await withoutLocation(sent, 1e6)
  expect(hasPlace(cleaned)).toBe(false)
  expect(await pixelsOf(cleaned)).toEqual(await pixelsOf(sent))
  expect(await withoutLocation(cleaned, 1e6)).toEqual(cleaned)
  return cleaned
}

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a %s loses its place with its metadata, and no pixel',
  async (format) => {
    const cleaned = await cleanedOf(await photo(format))
    expect(cleaned.includes('A camera')).toBe(false)
    expect(String((await sharp(cleaned).metadata()).xmp ?? '').trim()).toBe('')
  },
)

const red = { create: { width: 64, height: 64, channels: 3, background: 'red' } } as const

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

type Entry = [tag: number, type: number, count: number, value: number]
const [asciiType, shortType, longType, rationalType] = [2, 3, 4, 5]

/** A list of TIFF values, as it is at the beginning of a file or anywhere in it. */
function ifdOf(entries: Entry[]): Buffer {
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
function tiffOf(entries: Entry[] = [], pixels = Buffer.alloc(0)): Buffer {
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

const exif = tiffOf()
const exifWithoutPlace = Buffer.concat([
  Buffer.from('II*\0\x08\0\0\0', 'latin1'),
  ifdOf([[0x112, shortType, 1, 1]]),
])
const exifSegment = (block: Buffer): Segment => [0xe1, Buffer.concat([Buffer.from('Exif\0\0'), block])]
const xmpSegment = (text: string): Segment => [0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${text}`)]

type Segment = [marker: number, contents: Buffer]

/** A JPEG with segments. */
async function jpegOf(...segments: Segment[]): Promise<Buffer> {
  const plain = await sharp(red).jpeg().toBuffer()
  const made = segments.flatMap(([marker, contents]) => {
    const head = Buffer.from([0xff, marker, 0, 0])
    head.writeUInt16BE(contents.length + 2, 2)
    return [head, contents]
  })
  return Buffer.concat([plain.subarray(0, 2), ...made, plain.subarray(2)])
}

const video = Buffer.from(
  '\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\0\x16\xa9xyz\0\x12\x15\xc7+59,54+010,45/',
  'latin1',
)
const iptc = Buffer.from('Photoshop 3.0\x008BIM\x04\x24\0\0\0\0\0\x10<x GPS="59,54"/>', 'latin1')

test.each<[string, Segment[], Buffer?]>([
  ['EXIF twice', [exifSegment(exif), exifSegment(exif)]],
  ['a place in the second EXIF', [exifSegment(exifWithoutPlace), exifSegment(exif)]],
  ['XMP in single quotes', [xmpSegment(xmpOf("exif:GPSLatitude='59,54.8N'"))]],
  ['XMP in CDATA', [xmpSegment(xmpOf('', '<exif:GPSLatitude><![CDATA[59,54.8N]]></exif:GPSLatitude>'))]],
  [
    'extended XMP',
    [
      xmpSegment(xmpOf('')),
      [0xe1, Buffer.from(`http://ns.adobe.com/xmp/extension/\0${'A'.repeat(40)}${xmp}`)],
    ],
  ],
  ['XMP of Photoshop', [[0xed, iptc]]],
  ['a comment', [[0xfe, Buffer.from('59,54.8N')]]],
  ['a video after it', [], video],
])('a JPEG loses its place in %s', async (_, segments, after = Buffer.alloc(0)) => {
  expect(await cleanedOf(Buffer.concat([await jpegOf(...segments), after]))).toEqual(await jpegOf())
})

test('a JPEG loses the picture after it, with its place', async () => {
  const second = await jpegOf(exifSegment(exif))
  expect(await cleanedOf(Buffer.concat([await jpegOf(), second]))).toEqual(await jpegOf())
  expect(await cleanedOf(Buffer.concat([second, second]))).toEqual(await jpegOf())
})

test('a progressive JPEG loses what is between its scans', async () => {
  const plain = await sharp(await photo('jpeg'))
    .jpeg({ progressive: true })
    .toBuffer()
  const at = plain.lastIndexOf(Buffer.from([0xff, 0xda]))
  const comment = Buffer.from('\xff\xfe\0\x0a59,54.8N', 'latin1')
  const sent = Buffer.concat([plain.subarray(0, at), comment, plain.subarray(at)])
  expect(await cleanedOf(sent)).toEqual(plain)
})

function pngChunk(type: string, contents: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(type), contents, Buffer.alloc(4)])
  chunk.writeUInt32BE(contents.length)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4)
  return chunk
}

const rawProfile = `Raw profile type exif\0\nexif\n     ${exif.length}\n${exif.toString('hex')}\n`
const iTXt = (text: string) => pngChunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${text}`))

test.each([
  ['a raw profile', pngChunk('tEXt', Buffer.from(rawProfile))],
  ['XMP in single quotes', iTXt(xmpOf("exif:GPSLatitude='59,54.8N'"))],
  ['an EXIF chunk', pngChunk('eXIf', exif)],
])('a PNG loses its place in %s', async (_, chunk) => {
  const plain = await sharp(red).png().toBuffer()
  const afterHeader = 33
  const sent = Buffer.concat([plain.subarray(0, afterHeader), chunk, plain.subarray(afterHeader), chunk])
  expect(await cleanedOf(sent)).toEqual(plain)
})

const riffChunk = (id: string, contents: Buffer) => {
  const head = Buffer.alloc(8)
  head.write(id, 'latin1')
  head.writeUInt32LE(contents.length, 4)
  return Buffer.concat([head, contents, Buffer.alloc(contents.length % 2)])
}

test('a WebP loses its place in the second EXIF, and its flags', async () => {
  const plain = await sharp(red).webp().toBuffer()
  const extended = (flags: number, ...chunks: Buffer[]) => {
    const header = Buffer.from([flags, 0, 0, 0, 63, 0, 0, 63, 0, 0])
    return riffChunk(
      'RIFF',
      Buffer.concat([Buffer.from('WEBP'), riffChunk('VP8X', header), plain.subarray(12), ...chunks]),
    )
  }
  const sent = extended(12, riffChunk('EXIF', exifWithoutPlace), riffChunk('EXIF', exif))
  expect(await cleanedOf(sent)).toEqual(extended(0))
})

test('an AVIF loses its place in boxes after it and in those of a movie', async () => {
  const box = (type: string, contents: Buffer) => {
    const made = Buffer.concat([Buffer.alloc(4), Buffer.from(type), contents])
    made.writeUInt32BE(made.length)
    return made
  }
  const plain = await sharp(red).avif().toBuffer()
  const text = Buffer.from('59,54.8N')
  const movie = (type: string, contents: Buffer) => box('moov', box(type, contents))
  const sent = Buffer.concat([plain, box('uuid', text), movie('udta', text)])
  const blanked = [box('free', Buffer.alloc(text.length)), movie('free', Buffer.alloc(text.length))]
  expect(await cleanedOf(sent)).toEqual(Buffer.concat([plain, ...blanked]))
})

test('an AVIF that is put together of several pictures is refused', async () => {
  const plain = await sharp(red).avif().toBuffer()
  for (const type of ['grid', 'iovl', 'iden']) {
    const joined = Buffer.from(plain)
    joined.write(type, joined.indexOf('av01'), 'latin1')
    expect(() => stripAvif(joined)).toThrow('several pictures')
  }
})

test('an AVIF in which many parts name the same bytes as metadata is refused', async () => {
  const box = (type: string, contents: Buffer) => {
    const made = Buffer.concat([Buffer.alloc(4), Buffer.from(type), contents])
    made.writeUInt32BE(made.length)
    return made
  }
  const plain = await sharp(red).avif().toBuffer()
  const place = Buffer.from([0, 0, 0, 0, 0x44, 0, 0, 1, 0, 9, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])
  place.writeUInt32BE(plain.length + 8, 14)
  place.writeUInt32BE(1000, 18)
  const meta = box('meta', Buffer.concat([Buffer.alloc(4), box('iloc', place)]))
  const naming = (times: number) =>
    Buffer.concat([
      plain,
      box('mdat', Buffer.alloc(1000, 'x')),
      box('mdia', Buffer.concat(Array<Buffer>(times).fill(meta))),
    ])
  expect(await withoutLocation(naming(1), 1e6)).not.toEqual(naming(1))
  await expect(withoutLocation(naming(100), 1e6)).rejects.toMatchObject({ status: 400 })
})

test('a GIF loses its place in XMP, and stays an animation', async () => {
  const frames = sharp(Buffer.alloc(8 * 16 * 3).fill('abc', 0, 8 * 8 * 3), {
    raw: { width: 8, height: 16, channels: 3, pageHeight: 8 },
  })
  const plain = await frames.gif({ loop: 3 }).toBuffer()
  const trailer = Buffer.from(Array.from({ length: 258 }, (_, n) => (n === 0 ? 1 : Math.max(0, 256 - n))))
  const sent = Buffer.concat([
    plain.subarray(0, -1),
    Buffer.from(`!\xff\x0bXMP DataXMP${xmp}`, 'latin1'),
    trailer,
    Buffer.from('!\xfe\x0859,54.8N\0;59,54.8N', 'latin1'),
  ])
  const cleaned = await cleanedOf(sent)
  expect(cleaned).toEqual(plain)
  expect(await sharp(cleaned, { animated: true }).metadata()).toMatchObject({ pages: 2, loop: 3 })
})

test('a TIFF loses its place and keeps its depth', async () => {
  const [width, height] = [64, 32]
  const pixels = Buffer.from(Uint16Array.from({ length: width * height }, (_, n) => n * 31).buffer)
  const sent = tiffOf(
    [
      [0x100, longType, 1, width],
      [0x101, longType, 1, height],
      [0x102, shortType, 1, 16],
      [0x103, shortType, 1, 1],
      [0x106, shortType, 1, 1],
      [0x111, longType, 1, 0],
      [0x115, shortType, 1, 1],
      [0x116, longType, 1, height],
      [0x117, longType, 1, pixels.length],
    ],
    pixels,
  )
  expect(await sharp(await cleanedOf(sent)).metadata()).toMatchObject({
    format: 'tiff',
    depth: 'ushort',
    width,
    height,
  })
})

/** A gray TIFF of one row whose strips each have `length` bytes and are all that row. */
function tiffOfOneRow(width: number, height: number, length = width): Buffer {
  const row = Buffer.alloc(width, 'noise')
  const list = (value: number) => Buffer.from(Uint32Array.from({ length: height }, () => value).buffer)
  const listsAt = 8 + width
  const header = Buffer.from('II*\0\0\0\0\0', 'latin1')
  header.writeUInt32LE(listsAt + 8 * height, 4)
  const ifd = ifdOf([
    [0x100, longType, 1, width],
    [0x101, longType, 1, height],
    [0x102, shortType, 1, 8],
    [0x103, shortType, 1, 1],
    [0x106, shortType, 1, 1],
    [0x111, longType, height, listsAt],
    [0x115, shortType, 1, 1],
    [0x116, longType, 1, 1],
    [0x117, longType, height, listsAt + 4 * height],
  ])
  return Buffer.concat([header, row, list(8), list(length), ifd])
}

test.each([
  ['whose strips are all the same bytes', tiffOfOneRow(1000, 1000), 'overlap'],
  ['of more pixels than its size allows', tiffOfOneRow(80_000, 5000, 1), 'more than 150 MB'],
])('a TIFF %s is refused before it is decoded', async (_, sent, why) => {
  const { user } = process.cpuUsage()
  await expect(withoutLocation(sent, 1e9)).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining(why) as string,
  })
  expect((process.cpuUsage().user - user) / 1000).toBeLessThan(500)
})

test.each(['none', 'lzw', 'jpeg'] as const)(
  'a TIFF of strips or tiles is accepted (%s)',
  async (compression) => {
    const picture = sharp(randomBytes(300 * 200 * 3), { raw: { width: 300, height: 200, channels: 3 } })
    for (const options of [{}, { tile: true, tileWidth: 64, tileHeight: 64 }, { bigtiff: true }]) {
      const sent = await picture.tiff({ compression, ...options }).toBuffer()
      expect(await pixelsOf(await withoutLocation(sent, 1e6))).toEqual(await pixelsOf(sent))
    }
  },
)

test('a JPEG of many scans is refused, also in an SVG', async () => {
  const plain = await sharp(red).jpeg({ progressive: true }).toBuffer()
  const lastScan = plain.subarray(plain.lastIndexOf(Buffer.from([0xff, 0xda])), -2)
  const jpegOfScans = (more: number) =>
    Buffer.concat([plain.subarray(0, -2), ...Array<Buffer>(more).fill(lastScan), plain.subarray(-2)])
  const [few, many] = [jpegOfScans(30), jpegOfScans(50)]
  expect(await withoutLocation(few, 1e6)).toEqual(few)
  const href = `data:image/jpeg;base64,${many.toString('base64')}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="${href}"/></svg>`
  for (const sent of [many, Buffer.from(svg)])
    await expect(withoutLocation(sent, 1e6)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('scans') as string,
    })
})

test('of a TIFF nothing but its first page is read, which has few entries that share no bytes', async () => {
  const page = await sharp(red).tiff().toBuffer()
  const directory = page.readUInt32LE(4)
  const count = page.readUInt16LE(directory)
  const end = directory + 2 + 12 * count
  // its next page is itself
  const endless = Buffer.from(page)
  endless.writeUInt32LE(directory, end)
  expect(await withoutLocation(endless, 1e6)).toEqual(await withoutLocation(Buffer.from(page), 1e6))
  const withEntries = (more: number, length: number) => {
    const entry = Buffer.alloc(12)
    entry.writeUInt16LE(65_000)
    entry.writeUInt16LE(2, 2)
    entry.writeUInt32LE(length, 4)
    const file = Buffer.concat([
      page,
      page.subarray(directory, end),
      ...Array<Buffer>(more).fill(entry),
      Buffer.alloc(4),
    ])
    file.writeUInt32LE(page.length, 4)
    file.writeUInt16LE(count + more, page.length)
    return file
  }
  await withoutLocation(withEntries(1, 4), 1e6)
  for (const sent of [withEntries(600, 4), withEntries(10, 100_000)])
    await expect(withoutLocation(sent, 1e6)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('entries') as string,
    })
})

test('a JPEG of very many segments, or a GIF of very many blocks, is refused before its header is read', async () => {
  const segment = Buffer.from('ffe10002', 'hex')
  const jpeg = await sharp(red).jpeg().toBuffer()
  const gif = await sharp(red).gif().toBuffer()
  const many = (bytes: Buffer, at: number, part: Buffer) =>
    Buffer.concat([bytes.subarray(0, at), ...Array<Buffer>(60_000).fill(part), bytes.subarray(at)])
  const metadata = vi.spyOn(sharp.prototype, 'metadata')
  onTestFinished(() => metadata.mockRestore())
  for (const sent of [
    many(jpeg, 2, segment),
    many(gif, gif.length - 1, Buffer.from('21fe0161' + '00', 'hex')),
  ])
    await expect(withoutLocation(sent, 1e6)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('parts') as string,
    })
  expect(metadata).not.toHaveBeenCalled()
})

test('an animation of very many frames is refused before its header is read, also in an SVG', async () => {
  const pages = await Promise.all(
    ['red', 'blue'].map((background) =>
      sharp({ create: { ...red.create, background } })
        .png()
        .toBuffer(),
    ),
  )
  const few = await sharp(pages, { join: { animated: true } })
    .webp()
    .toBuffer()
  expect(await withoutLocation(few, 1e6)).toEqual(few)
  const lastFrame = few.subarray(few.lastIndexOf('ANMF'))
  const many = Buffer.concat([few, ...Array<Buffer>(2000).fill(lastFrame)])
  many.writeUInt32LE(many.length - 8, 4)
  // to libwebp, the first frame ends where the next begins
  const hidden = Buffer.from(many)
  const first = hidden.indexOf('ANMF')
  hidden.writeUInt32LE(hidden.length - first - 8, first + 4)
  const metadata = vi.spyOn(sharp.prototype, 'metadata')
  onTestFinished(() => metadata.mockRestore())
  const refusal = { status: 400, message: expect.stringContaining('frames') as string }
  for (const sent of [many, hidden]) await expect(withoutLocation(sent, 1e6)).rejects.toMatchObject(refusal)
  expect(metadata).not.toHaveBeenCalled()
  const href = `data:image/webp;base64,${many.toString('base64')}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="${href}"/></svg>`
  await expect(withoutLocation(Buffer.from(svg), 1e6)).rejects.toMatchObject(refusal)
})

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
