import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cleanedOf, red, xmp } from '../../../../testing/located-pictures.ts'
import { withoutLocation } from '../location.ts'

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
