import { isDeepStrictEqual } from 'node:util'
import { invalid } from '../http/errors.ts'
import type { DocumentChange } from '../store/store.ts'

/**
 * Fields that an upload sets about the file; requests for the file depend on them. With another type, a second change could
 * do what the first could not.
 */
const fileFields = ['_type', 'assetId', 'extension', 'mimeType', 'path', 'sha1hash', 'size', 'uploadId']
const assetTypes = new Set(['sanity.imageAsset', 'sanity.fileAsset'])

/**
 * Refuses changes to these fields of an asset document; title, description and other texts can change.
 * @throws LakeError of type invalid
 */
export function assertAssetFields(changes: readonly DocumentChange[]): void {
  for (const { id, before, after } of changes) {
    if (!before || !after || !assetTypes.has(before._type)) continue
    const changed = fileFields.find((name) => !isDeepStrictEqual(before[name], after[name]))
    if (changed !== undefined)
      throw invalid(`The attribute "${changed}" of "${id}" describes the file and cannot be changed`, id)
  }
}
