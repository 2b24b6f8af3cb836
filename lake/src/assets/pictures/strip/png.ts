import { crc32 } from 'node:zlib'

const keptChunks = new Set(
  (
    'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs ' +
    // animations
    'acTL fcTL fdAT'
  ).split(' '),
)
const signatureBytes = 8
/** Length, type and checksum of a chunk. */
const frameBytes = 12

/** The parts of a PNG that show the picture, and `exif` as its only EXIF. */
export function* partsOfPng(bytes: Buffer, exif: Buffer | undefined): Generator<Buffer> {
  yield bytes.subarray(0, signatureBytes)
  let at = signatureBytes
  while (at + frameBytes <= bytes.length) {
    const end = at + frameBytes + bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    yield bytes.subarray(at, keptChunks.has(type) ? end : at)
    if (type === 'IHDR' && exif) yield chunk('eXIf', exif)
    if (type === 'IEND') return
    at = end
  }
}

function chunk(type: string, contents: Buffer): Buffer {
  const made = Buffer.alloc(frameBytes + contents.length)
  made.writeUInt32BE(contents.length)
  made.write(type, 4, 'latin1')
  contents.copy(made, 8)
  made.writeUInt32BE(crc32(made.subarray(4, 8 + contents.length)), 8 + contents.length)
  return made
}
