/** A stored document: JSON with the fields every document of a lake has. */
export type LakeDocument = {
  _id: string
  _type: string
  _rev: string
  _createdAt: string
  _updatedAt: string
  [field: string]: unknown
}

const draftPrefix = 'drafts.'
const versionPrefix = 'versions.'

/** True for `drafts.x`. */
export const isDraftId = (id: string): boolean => id.startsWith(draftPrefix)

/** Where the release ends in `versions.release.x`; −1 in other ids. A query can make ids of megabytes, of dots alone. */
const endOfRelease = (id: string): number =>
  id.startsWith(versionPrefix) ? id.indexOf('.', versionPrefix.length) : -1

/** True for `versions.release.x`. */
export const isVersionId = (id: string): boolean => endOfRelease(id) !== -1

/** True for an id that is neither a draft nor a version. */
export const isPublishedId = (id: string): boolean => !isDraftId(id) && !isVersionId(id)

/** The id under which a document is published, whatever draft or version it is. */
export function publishedIdOf(id: string): string {
  if (isDraftId(id)) return id.slice(draftPrefix.length)
  const end = endOfRelease(id)
  return end === -1 ? id : id.slice(end + 1)
}

/** The id of a document's draft. */
export const draftIdOf = (id: string): string => `${draftPrefix}${publishedIdOf(id)}`

/** The release name in `versions.release.x`, or undefined. */
export function releaseOf(id: string): string | undefined {
  const end = endOfRelease(id)
  return end === -1 ? undefined : id.slice(versionPrefix.length, end)
}

/**
 * What a visitor without a token may read. As on the hosted lake, a dot in an id makes the document private,
 * so drafts and versions are covered as well.
 */
export const isPublicId = (id: string): boolean => !id.includes('.')

/** True for a value with fields: not null, not an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A reference found in a document. */
export type FoundReference = { to: string; weak: boolean }

/** Every reference inside a value, cross-dataset references left out. */
export function referencesIn(value: unknown, found: FoundReference[] = []): FoundReference[] {
  if (Array.isArray(value)) {
    for (const item of value) referencesIn(item, found)
  } else if (isRecord(value)) {
    if (typeof value._ref === 'string') {
      if (value._dataset === undefined && value._projectId === undefined) {
        found.push({ to: value._ref, weak: value._weak === true })
      }
      return found
    }
    for (const key of Object.keys(value)) referencesIn(value[key], found)
  }
  return found
}

const known = new WeakMap<LakeDocument, readonly FoundReference[]>()
const none: readonly FoundReference[] = []

/** The references of a stored document, which never changes. They are looked for once, though each perspective has an index of them. */
export function referencesOf(document: LakeDocument): readonly FoundReference[] {
  const found = known.get(document) ?? referencesIn(document)
  if (!known.has(document)) known.set(document, found.length > 0 ? found : none)
  return found
}

/** The references of a document that were looked for before: those of all documents that a transaction changed, also of their former forms. */
export const knownReferences = (value: Record<string, unknown>): readonly FoundReference[] | undefined =>
  known.get(value as LakeDocument)

/** Notes that a form of a document has the same references as the document itself. */
export const shareReferences = (form: LakeDocument, document: LakeDocument): void =>
  void known.set(form, referencesOf(document))
