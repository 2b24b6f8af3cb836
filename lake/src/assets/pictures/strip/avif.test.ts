import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cleanedOf, red } from '../../../../testing/located-pictures.ts'
import { withoutLocation } from '../location.ts'
import { stripAvif } from './avif.ts'

const box = (type: string, contents: Buffer) => {
  const made = Buffer.concat([Buffer.alloc(4), Buffer.from(type), contents])
  made.writeUInt32BE(made.length)
  return made
}

test('an AVIF loses its place in boxes after it and in those of a movie', async () => {
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
