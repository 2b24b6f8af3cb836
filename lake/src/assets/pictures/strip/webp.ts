const keptChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
const riffHeaderBytes = 12
const xmpFlag = 0x04
const exifFlag = 0x08

/** libwebp compares each frame with all before it: reading the header of an animation of 60,000 takes seconds. */
const maxFrames = 2000

/**
 * Whether a file is a WebP of more frames than are read in a moment. Counts wherever a frame may begin: what a frame announces as its
 * length can hide others, which libwebp finds.
 */
export function isLongWebp(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return false
  let frames = 0
  for (let at = bytes.indexOf('ANMF'); at >= 0 && frames <= maxFrames; at = bytes.indexOf('ANMF', at + 4))
    frames += 1
  return frames > maxFrames
}

/** The chunks of a WebP that show the picture, and `exif` as its only EXIF. `finishWebp` makes a file of them. */
export function* partsOfWebp(bytes: Buffer, exif: Buffer | undefined): Generator<Buffer> {
  yield Buffer.from(bytes.subarray(0, riffHeaderBytes))
  const fileEnd = Math.min(bytes.length, 8 + bytes.readUInt32LE(4))
  let at = riffHeaderBytes
  while (at + 8 <= fileEnd) {
    const length = bytes.readUInt32LE(at + 4)
    const end = Math.min(fileEnd, at + 8 + length + (length % 2))
    const type = bytes.toString('latin1', at, at + 4)
    const chunk = bytes.subarray(at, keptChunks.has(type) ? end : at)
    yield type === 'VP8X' ? withFlags(chunk, exif !== undefined) : chunk
    at = end
  }
  if (!exif) return
  const head = Buffer.from('EXIF\0\0\0\0')
  head.writeUInt32LE(exif.length, 4)
  yield Buffer.concat([head, exif])
}

function withFlags(chunk: Buffer, hasExif: boolean): Buffer {
  const copy = Buffer.from(chunk)
  copy[8] = ((copy[8] ?? 0) & ~(xmpFlag | exifFlag)) | (hasExif ? exifFlag : 0)
  return copy
}

/** Writes the size of the file into its header. */
export function finishWebp(file: Buffer): Buffer {
  file.writeUInt32LE(file.length - 8, 4)
  return file
}
