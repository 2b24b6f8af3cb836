import { httpError } from '../../../http/errors.ts'

/** Boxes that show the picture, at any level; others, such as `uuid` and `udta`, are blanked. */
const keptBoxes = new Set(
  (
    'ftyp meta mdat moov mvhd trak tkhd edts tref mdia mdhd hdlr minf vmhd nmhd dinf stbl ' +
    'pitm iloc iinf iprp iref idat grpl'
  ).split(' '),
)
const containers = new Set(['moov', 'trak', 'mdia', 'minf'])
/** Types of items that show the picture; others are EXIF, XMP or other documents. */
const keptItems = new Set(['av01', 'tmap', 'sato'])
/** Items that are put together of others: one of a few bytes can name another hundreds of times, each of which is decoded again. */
const joinedItems = new Set(['grid', 'iovl', 'iden'])

/** EXIF without an entry, as an item: some decoders refuse a picture whose EXIF is only zeros. */
const emptyExif = Buffer.from('\0\0\0\0II*\0\x08\0\0\0\0\0\0\0\0\0', 'latin1')

/** Boxes, and places of items. Pictures have fewer than a thousand. */
const maxEntries = 10_000

/** A file that is cleaned, and how much may be done with it yet: parts that name the same bytes would take seconds. */
type File = { bytes: Buffer; boxes: number; places: number; blanked: number }

type Box = { type: string; start: number; contents: number; end: number }

/**
 * Overwrites the metadata of an AVIF, whose parts refer to each other by their place in the file. Its orientation is not in
 * its EXIF.
 * @throws RangeError when the structure cannot be read, LakeError 400 when it is put together of several pictures
 */
export function stripAvif(bytes: Buffer): Buffer {
  const stripped = Buffer.from(bytes)
  const limits = { boxes: 2 * maxEntries, places: maxEntries, blanked: bytes.length }
  cleanBoxes({ bytes: stripped, ...limits }, 0, stripped.length)
  return stripped
}

function cleanBoxes(file: File, start: number, end: number): void {
  const { bytes } = file
  for (const box of boxesIn(file, start, end)) {
    if (!keptBoxes.has(box.type)) {
      bytes.write('free', box.start + 4, 'latin1')
      bytes.fill(0, box.contents, box.end)
    }
    if (containers.has(box.type)) cleanBoxes(file, box.contents, box.end)
    if (box.type === 'meta') {
      cleanBoxes(file, box.contents + 4, box.end)
      cleanItems(file, [...boxesIn(file, box.contents + 4, box.end)])
    }
  }
}

function* boxesIn(file: File, start: number, end: number): Generator<Box> {
  const { bytes } = file
  let at = start
  while (at < end) {
    file.boxes -= 1
    if (file.boxes < 0) throw new RangeError('There are too many boxes')
    let size = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    let contents = at + 8
    if (size === 1) {
      size = Number(bytes.readBigUInt64BE(contents))
      contents += 8
    }
    if (size === 0) size = end - at
    if (at + size < contents || at + size > end) throw new RangeError('A box has no valid size')
    yield { type, start: at, contents, end: at + size }
    at += size
  }
}

/** Overwrites the items of a `meta` box that are metadata. */
function cleanItems(file: File, boxes: Box[]): void {
  const { bytes } = file
  const items = new Map(boxes.filter(({ type }) => type === 'iinf').flatMap((box) => itemTypes(file, box)))
  if ([...items.values()].some((type) => joinedItems.has(type)))
    throw httpError(400, 'The AVIF is put together of several pictures; save it as one, or as JPEG or WebP')
  const idat = boxes.find(({ type }) => type === 'idat')
  for (const box of boxes.filter(({ type }) => type === 'iloc')) {
    const places = [...itemPlaces(file, box)]
    for (const { id, method, at, length } of places) {
      const type = items.get(id) ?? ''
      if (keptItems.has(type)) continue
      const start = method === 1 ? (idat?.contents ?? NaN) + at : at
      file.blanked -= length
      if (method > 1 || length === 0 || !(start + length <= bytes.length) || file.blanked < 0)
        throw new RangeError('Metadata has no valid place')
      const item = bytes.subarray(start, start + length).fill(type === 'Exif' ? 0 : ' ')
      if (type === 'Exif' && length >= emptyExif.length) emptyExif.copy(item)
    }
  }
}

function itemTypes(file: File, { contents, end }: Box): [id: number, type: string][] {
  const { bytes } = file
  const countBytes = bytes[contents] === 0 ? 2 : 4
  return [...boxesIn(file, contents + 4 + countBytes, end)].map((entry) => {
    const idBytes = (bytes[entry.contents] ?? 0) < 3 ? 2 : 4
    const id = entry.contents + 4
    const type = id + idBytes + 2
    return [bytes.readUIntBE(id, idBytes), bytes.toString('latin1', type, type + 4)]
  })
}

type Place = { id: number; method: number; at: number; length: number }

/** Reads an `iloc` box (ISO/IEC 14496-12, 8.11.3). */
function* itemPlaces(file: File, { contents, end }: Box): Generator<Place> {
  const { bytes } = file
  let at = contents
  const read = (size: number) => {
    at += size
    if (at > end) throw new RangeError('The places of items are cut off')
    if (size === 8) return Number(bytes.readBigUInt64BE(at - 8))
    return size === 0 ? 0 : bytes.readUIntBE(at - size, size)
  }
  const version = read(1)
  read(3)
  const sizes = read(2)
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15]
  const indexSize = version === 0 ? 0 : sizes & 15
  const idSize = version < 2 ? 2 : 4
  for (let items = read(idSize); items > 0; items -= 1) {
    const id = read(idSize)
    const method = version === 0 ? 0 : read(2) & 15
    read(2)
    const base = read(baseSize)
    for (let extents = read(2); extents > 0; extents -= 1) {
      file.places -= 1
      if (file.places < 0) throw new RangeError('There are too many places of items')
      read(indexSize)
      const offset = read(offsetSize)
      yield { id, method, at: base + offset, length: read(lengthSize) }
    }
  }
}
