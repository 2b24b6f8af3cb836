import sharp from 'sharp'

/** The tag of EXIF that leads to the list of GPS values, and the bytes of one value of each type. */
const gpsPointer = 0x8825
const typeSizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]
const entryBytes = 12

/**
 * A picture without the place where it was taken: visitors can fetch originals, and phones write GPS coordinates into
 * them. The coordinates are overwritten in the file, so the pixels stay as they are; where they are compressed, as in PNG,
 * the picture is encoded again. Anything but a picture of at most `maxPixels` stays unchanged.
 */
export async function withoutLocation(bytes: Buffer, maxPixels: number): Promise<Buffer> {
  const open = () => sharp(bytes, { limitInputPixels: maxPixels })
  const metadata = await open()
    .metadata()
    .catch(() => undefined)
  if (!metadata) return bytes
  const cleaned = Buffer.from(bytes)
  for (const [block, clean] of [
    [metadata.exif, cleanExif],
    [metadata.xmp, cleanXmp],
  ] as const) {
    if (!block) continue
    const copy = Buffer.from(block)
    if (!clean(copy)) continue
    const at = placeOf(block, bytes)
    if (at < 0 || metadata.format === 'png') return open().autoOrient().keepIccProfile().toBuffer()
    copy.copy(cleaned, at)
  }
  return cleaned
}

const beginningBytes = 8
const maxBeginnings = 20

/**
 * Where a block is in a file, or -1. `indexOf` would take minutes for a file made of parts that resemble the block; what only
 * begins like it is therefore looked at a few times.
 */
function placeOf(block: Buffer, bytes: Buffer): number {
  const beginning = block.subarray(0, beginningBytes)
  let at = bytes.indexOf(beginning)
  for (let tries = 0; at >= 0 && tries < maxBeginnings; tries += 1) {
    if (bytes.subarray(at, at + block.length).equals(block)) return at
    at = bytes.indexOf(beginning, at + 1)
  }
  return -1
}

/** Overwrites the GPS values in a block of EXIF. Returns whether there were any. */
function cleanExif(block: Buffer): boolean {
  const tiff = block.subarray(block.toString('latin1', 0, 4) === 'Exif' ? 6 : 0)
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const read = (at: number, size: 2 | 4) => (isLittle ? tiff.readUIntLE(at, size) : tiff.readUIntBE(at, size))
  try {
    const entries = (list: number) =>
      Array.from({ length: read(list, 2) }, (_, n) => list + 2 + n * entryBytes)
    const pointer = entries(read(4, 4)).find((entry) => read(entry, 2) === gpsPointer)
    if (pointer === undefined) return false
    const list = read(pointer + 8, 4)
    let cleared = 0
    for (const entry of entries(list)) {
      const size = (typeSizes[read(entry + 2, 2)] ?? 0) * read(entry + 4, 4)
      cleared += size
      if (cleared > tiff.length) throw new Error('the values overlap')
      if (size > 4) tiff.fill(0, read(entry + 8, 4), read(entry + 8, 4) + size)
      tiff.fill(0, entry, entry + entryBytes)
    }
    tiff.fill(0, list, list + 2)
    return true
  } catch {
    // a damaged block has no coordinates once it is zeros
    tiff.fill(0)
    return true
  }
}

/** Overwrites GPS properties in a block of XMP with spaces. Returns whether there were any. */
function cleanXmp(block: Buffer): boolean {
  const text = block.toString('latin1')
  const clean = text
    .replace(
      /(exif:GPS\w+\s*=\s*")([^"]*)/g,
      (_, name: string, value: string) => name + ' '.repeat(value.length),
    )
    .replace(
      /(<exif:GPS\w[^<>]*>)([^<]*)/g,
      (_, name: string, value: string) => name + ' '.repeat(value.length),
    )
  block.write(clean, 'latin1')
  return clean !== text
}
