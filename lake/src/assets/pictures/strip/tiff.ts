/** Tags of the list that says how many bytes of the file each strip, or each tile, takes. */
const byteCounts = [279, 325]
const typeSizes: Record<number, number> = { 3: 2, 4: 4, 16: 8 }

/** How the numbers of a TIFF, or a BigTIFF, are written. */
function layoutOf(bytes: Buffer) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const isLittle = bytes[0] === 'I'.charCodeAt(0)
  const isBig = view.getUint16(2, isLittle) === 43
  const numberAt = (at: number, size: number) => {
    if (size === 2) return view.getUint16(at, isLittle)
    return size === 4 ? view.getUint32(at, isLittle) : Number(view.getBigUint64(at, isLittle))
  }
  const wordSize = isBig ? 8 : 4
  return { numberAt, wordSize, countSize: isBig ? 8 : 2, entrySize: 4 + 2 * wordSize }
}

/** Bytes of a value by the number of its type; others are not read. */
const valueSizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 0, 0, 8, 8, 8]

/** A page has about fifteen entries; libtiff compares each unknown one with all before it, and 4,000 take more than a second. */
const maxEntries = 500

/**
 * Ends a TIFF after its first page, in place: nothing else of it is kept, and libvips would count the others first, which takes seconds.
 * @returns whether that page can be read in a moment: it has few entries, whose values do not share bytes of the file
 */
export function endAfterFirstPage(bytes: Buffer): boolean {
  if (!['II', 'MM'].includes(bytes.toString('latin1', 0, 2))) return true
  try {
    const { numberAt, wordSize, countSize, entrySize } = layoutOf(bytes)
    const directory = numberAt(wordSize, wordSize)
    const count = numberAt(directory, countSize)
    if (count > maxEntries) return false
    const first = directory + countSize
    const end = first + count * entrySize
    let length = 0
    for (let at = first; at < end; at += entrySize)
      length += (valueSizes[numberAt(at + 2, 2)] ?? 0) * numberAt(at + 4, wordSize)
    bytes.fill(0, end, end + wordSize)
    return length <= bytes.length
  } catch (error) {
    // It leads out of the file; what is no TIFF is refused elsewhere.
    if (error instanceof RangeError) return true
    throw error
  }
}

/**
 * How many bytes of the file the strips or tiles of its first picture take, by its own count. Where that is more than the
 * file has, they share bytes, so that a small file takes as long to decode as a large one.
 * @throws RangeError when the structure cannot be read
 */
export function bytesUsedInTiff(bytes: Buffer): number {
  const { numberAt, wordSize, countSize, entrySize } = layoutOf(bytes)
  const directory = numberAt(wordSize, wordSize)
  const lists: number[] = []
  for (
    let left = numberAt(directory, countSize), at = directory + countSize;
    left > 0;
    left -= 1, at += entrySize
  )
    if (byteCounts.includes(numberAt(at, 2))) lists.push(at)
  const [list] = lists
  // decoders choose one of several, and guess what is missing
  if (list === undefined || lists.length > 1)
    throw new RangeError('There must be one list of strips or tiles')
  const size = typeSizes[numberAt(list + 2, 2)]
  if (size === undefined) throw new RangeError('The list must be of integers')
  const count = numberAt(list + 4, wordSize)
  const values = list + 4 + wordSize
  const start = count * size <= wordSize ? values : numberAt(values, wordSize)
  let used = 0
  for (let n = 0; n < count; n += 1) used += numberAt(start + n * size, size)
  return used
}
