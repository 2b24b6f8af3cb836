import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readImage } from './metadata.ts'

test('the previews of a picture have a time limit', async () => {
  const timeout = vi.spyOn(sharp.prototype, 'timeout')
  onTestFinished(() => timeout.mockRestore())
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
  await readImage(await picture.jpeg().toBuffer(), 100)
  expect(timeout).toHaveBeenCalledWith({ seconds: 20 })
  timeout.mockImplementation(() => {
    throw new Error('timeout: 30% complete')
  })
  await expect(readImage(await picture.png().toBuffer(), 100)).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('in time') as string,
  })
})

test('an AVIF of more than 25 megapixels is refused before it is decoded, a JPEG of as many is not', async () => {
  const picture = sharp({ create: { width: 5100, height: 5000, channels: 3, background: 'red' } })
  await expect(readImage(await picture.avif({ effort: 0 }).toBuffer(), 100_000_000)).rejects.toMatchObject({
    status: 400,
    message: 'The picture is too large',
  })
  expect(await readImage(await picture.jpeg().toBuffer(), 100_000_000)).toMatchObject({ width: 5100 })
})
