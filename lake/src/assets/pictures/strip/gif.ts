const [extension, imageDescriptor, trailer] = [0x21, 0x2c, 0x3b]
const [graphicControl, application] = [0xf9, 0xff]
/** Both say how often an animation repeats. */
const keptApplications = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0'])

const colorTableBytes = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** The parts of a GIF that show the picture. */
export function* partsOfGif(bytes: Buffer): Generator<Buffer> {
  let at = 13 + colorTableBytes(bytes[10])
  yield bytes.subarray(0, at)
  for (;;) {
    const [kind, label] = [bytes[at], bytes[at + 1]]
    if (kind === imageDescriptor) {
      const end = endOfBlocks(bytes, at + 11 + colorTableBytes(bytes[at + 9]))
      yield bytes.subarray(at, end)
      at = end
    } else if (kind === extension) {
      const end = endOfBlocks(bytes, at + 2)
      const isKept =
        label === graphicControl ||
        (label === application && keptApplications.has(bytes.toString('latin1', at + 3, at + 14)))
      yield bytes.subarray(at, isKept ? end : at)
      at = end
    } else {
      yield Buffer.from([trailer])
      return
    }
  }
}

/** Blocks begin with their length; an empty one is the last. */
function endOfBlocks(bytes: Buffer, start: number): number {
  let at = start
  for (let length = bytes[at]; length; length = bytes[at]) at += length + 1
  return at + 1
}
