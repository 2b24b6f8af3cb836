import { isDeepStrictEqual } from 'node:util'
import { type LakeDocument, isDraftId, isPublishedId, publishedIdOf } from '../store/document.ts'
import type { DocumentChange } from '../store/store.ts'
import { weightOfDocument } from '../store/weight.ts'

/**
 * Bytes of a number or the like, and of an object or list, besides those that it takes: a query reads each member of a list, and
 * of an empty object a page reads as many values as it asks for.
 */
const [ofNumber, ofObject] = [100, 400]

/** By how many bytes a document grew, or shrank. */
export type Growth = {
  id: string
  bytes: number
  /** Of a new draft: the bytes of the published document, which it may repeat. */
  repeats?: number
  /** Of a draft or version that is gone: the id of the published document that has its content now. */
  publishedAs?: string
}

/**
 * What a transaction does to the size of its documents.
 * @param weights by id, what each takes more than before
 * @param stored a document as it was before
 */
export function growthOf(
  changes: readonly DocumentChange[],
  weights: ReadonlyMap<string, number>,
  stored: (id: string) => LakeDocument | undefined,
): Growth[] {
  const changed = new Map(changes.map(({ id, after }) => [id, after]))
  return changes.map(({ id, before, after }) => {
    const publishedId = publishedIdOf(id)
    const published = changed.has(publishedId) ? changed.get(publishedId) : stored(publishedId)
    const bytes = (weights.get(id) ?? 0) + partsOf(after) - partsOf(before)
    return {
      id,
      bytes,
      ...(!before && isDraftId(id) && published && { repeats: sizeOf(published) }),
      ...(before &&
        !after &&
        !isPublishedId(id) &&
        published &&
        hasContentOf(published, before) && { publishedAs: publishedId }),
    }
  })
}

/** The bytes of a document as they are counted. */
const sizeOf = (document: LakeDocument) =>
  weightOfDocument(JSON.stringify(document), document) + partsOf(document)

const hasContentOf = (one: LakeDocument, other: LakeDocument) =>
  isDeepStrictEqual(contentOf(one), contentOf(other))

const contentOf = ({ _id, _rev, _createdAt, _updatedAt, ...content }: LakeDocument) => content

function partsOf(value: unknown): number {
  if (typeof value === 'string' || value === undefined) return 0
  if (typeof value !== 'object' || value === null) return ofNumber
  let bytes = ofObject
  for (const part of Object.values(value)) bytes += partsOf(part)
  return bytes
}
