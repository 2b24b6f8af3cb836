import { type TestDocument } from '../../../../studio/testing/dataset.ts'
import { seed } from '../../../../scripts/seed/index.ts'
import { isRecord } from '../parse'

const assetId = `image-${'0a'.repeat(20)}-800x600-webp`
const asset = { _type: 'reference', _ref: assetId }
const imageAsset = {
  _id: assetId,
  _type: 'sanity.imageAsset',
  metadata: { palette: { dominant: { background: '#c0ffee' } } },
}

/** For tests: the documents of the seed as the lake stores them; all pictures have the same file. */
export const storedSeed = [imageAsset, ...seed.map(stored)] as TestDocument[]

function stored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stored)
  if (!isRecord(value)) return value
  const { file, ...fields } = value
  const parts = Object.entries(fields).map(([name, part]) => [name, stored(part)])
  return { ...Object.fromEntries(parts), ...(file !== undefined && { asset }) }
}
