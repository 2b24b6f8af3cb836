import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cleanedOf, exif, exifWithoutPlace, red } from '../../../../testing/located-pictures.ts'
import { withoutLocation } from '../location.ts'

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
