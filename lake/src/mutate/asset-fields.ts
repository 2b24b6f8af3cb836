import { isDeepStrictEqual } from 'node:util'
import { mutationError } from '../http/errors.ts'
import type { DocumentChange } from '../store/store.ts'

/** What an upload says about the file; requests for the file depend on it. */
const fileFields = ['assetId', 'extension', 'mimeType', 'path', 'sha1hash', 'size', 'uploadId']
const assetTypes = new Set(['sanity.imageAsset', 'sanity.fileAsset'])

/**
 * Refuses changes to what an asset document says about its file; title, description and the like can change.
 * @throws LakeError of type mutationError
 */
export function assertAssetFields(changes: readonly DocumentChange[]): void {
  for (const { id, before, after } of changes) {
    if (!before || !after || !assetTypes.has(before._type)) continue
    const changed = fileFields.find((name) => !isDeepStrictEqual(before[name], after[name]))
    if (changed === undefined) continue
    const description = `The attribute "${changed}" of "${id}" describes the file and cannot be changed`
    throw mutationError({ type: 'validationError', description, id }, 0, 400)
  }
}
