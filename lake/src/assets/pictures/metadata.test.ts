import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readImage } from './metadata.ts'

test('an AVIF of more than 25 megapixels is refused before it is decoded, a JPEG of as many is not', async () => {
  const picture = sharp({ create: { width: 5100, height: 5000, channels: 3, background: 'red' } })
  await expect(readImage(await picture.avif({ effort: 0 }).toBuffer(), 100_000_000)).rejects.toMatchObject({
    status: 400,
    message: 'The picture is too large',
  })
  expect(await readImage(await picture.jpeg().toBuffer(), 100_000_000)).toMatchObject({ width: 5100 })
})
