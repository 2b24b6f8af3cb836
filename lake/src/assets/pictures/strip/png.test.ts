import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cleanedOf, exif, red, xmpOf } from '../../../../testing/located-pictures.ts'

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
