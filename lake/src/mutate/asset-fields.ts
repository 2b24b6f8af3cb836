import { isDeepStrictEqual } from 'node:util'
import { invalid } from '../http/errors.ts'
import type { LakeDocument } from '../store/document.ts'
import type { DocumentChange } from '../store/store.ts'

/**
 * Fields that an upload sets about the file; requests for the file depend on them. With another type, a second change could
 * do what the first could not.
 */
const fileFields = ['_type', 'assetId', 'extension', 'mimeType', 'path', 'sha1hash', 'size', 'uploadId']
const assetTypes = new Set(['sanity.imageAsset', 'sanity.fileAsset'])

export const isAsset = ({ _type }: Pick<LakeDocument, '_type'>): boolean => assetTypes.has(_type)

/** Whether a path is one of an uploaded picture or file. An export requests it, and must get no other answer of the lake. */
export const isAssetPath = (path: unknown): path is string =>
  typeof path === 'string' && /^(?:images|files)\/[\w~-]+\/[\w~-]+\/[\w-]+\.\w+$/.test(path)

/**
 * Refuses changes to these fields of an asset document, a new one with the path of anything else, and other documents with the id of
 * one, which would stand where a file is uploaded; title, description and other texts can change.
 * @throws LakeError of type invalid
 */
export function assertAssetFields(changes: readonly DocumentChange[]): void {
  for (const { before, after } of changes) {
    if (!after) continue
    if (before && isAsset(before) && before.path !== undefined) assertSameFile(before, after)
    else if (isAsset(after)) assertPath(after)
    else if (before?._type !== after._type) assertFreeId(after)
  }
}

function assertSameFile(before: LakeDocument, after: LakeDocument): void {
  const { _id: id } = after
  const changed = fileFields.find((name) => !isDeepStrictEqual(before[name], after[name]))
  if (changed !== undefined)
    throw invalid(`The attribute "${changed}" of "${id}" describes the file and cannot be changed`, id)
}

function assertPath({ _id: id, path }: LakeDocument): void {
  if (path !== undefined && !isAssetPath(path))
    throw invalid(`The attribute "path" of "${id}" must be that of an uploaded file: images/… or files/…`, id)
  if (path === undefined ? assetId.test(id) : idOfPath(path) === id) return
  throw invalid(
    `"${id}" must have the id of its file, such as "image-HASH-800x600-webp" or "file-HASH-pdf"`,
    id,
  )
}

function assertFreeId({ _id: id }: LakeDocument): void {
  if (/^(?:image-[\da-f]{40}-\d+x\d+|file-[\da-f]{40})-\w+$/.test(id))
    throw invalid(`"${id}" is the id of an uploaded file; choose another one`, id)
}

/** An export leaves out asset documents, and puts files in place of references to ids like these only. */
const assetId = /^(?:image-[\w~]+-\d+x\d+|file-[\w~-]+)-\w+$/

/** `images/PROJECT/DATASET/HASH-800x600.webp` is the path of `image-HASH-800x600-webp`. */
const idOfPath = (path: string): string => {
  const [folder = '', , , name = ''] = path.split('/')
  return `${folder.slice(0, -1)}-${name.replace(/\.(?=\w+$)/, '-')}`
}
