import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  cleanedOf,
  ifdOf,
  longType,
  pixelsOf,
  red,
  shortType,
  tiffOf,
} from '../../../../testing/located-pictures.ts'
import { withoutLocation } from '../location.ts'

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
