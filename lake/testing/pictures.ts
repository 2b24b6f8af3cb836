import sharp from 'sharp'

/** A picture of one colour. */
export const plainPicture = (
  width: number,
  height: number,
  color = '#c04020',
  format: 'png' | 'jpeg' = 'png',
) =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .toFormat(format)
    .toBuffer()

/** A picture of noise, which takes long to transform. */
export function noise(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (at * 7919) % 251
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer()
}

/** A picture whose left half is red and whose right half is blue. */
export async function twoColors(width: number, height: number): Promise<Buffer> {
  const half = await plainPicture(width / 2, height, '#0000ff')
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: half, left: width / 2, top: 0 }])
    .png()
    .toBuffer()
}

/** Size and average colour of a picture. */
export async function look(bytes: ArrayBuffer | Buffer) {
  const image = sharp(Buffer.from(bytes as ArrayBuffer))
  const { width, height, format } = await image.metadata()
  const { channels } = await image.stats()
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => Math.round(channel.mean))
  return { width, height, format, red, green, blue }
}
