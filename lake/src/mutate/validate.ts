import { httpError, invalid, mutationError } from '../http/errors.ts'
import { maxAttributes, tooManyAttributes } from '../http/read-json.ts'
import { isPublishedId, isRecord, publishedIdOf } from '../store/document.ts'

const maxDepth = 200
const idPattern = /^(?!-)[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*$/
const maxIdLength = 128
/** No release is called like a perspective: the Studio crashes where it meets one. */
const reservedRelease = /^versions\.(?:drafts|published)\./

const namePattern = /^[A-Za-z0-9_$-]{1,128}$/
/** Names that a path of a patch can have. An import makes references by patches, once all documents are there. */
const pathPattern = /^[A-Za-z_]\w*$/

/** Names that would make a document dangerous to code that reads it: an object with its own `toString` throws wherever a text is made of it.
 * `_sanityAsset` names a file in an archive: no export of such a document could be imported. */
const refusedNames = new Set(['__proto__', 'hasOwnProperty', 'toString', '_sanityAsset'])

const canBeId = (id: unknown): id is string =>
  typeof id === 'string' && id.length <= maxIdLength && idPattern.test(id)

/** Code that gets an object in place of a list takes its attribute `length` for that of one: the Studio's window would hang. */
const longestList = 10_000

/** Of documents in other datasets and media libraries: `media-library:ID:ID`. */
const globalPattern = /^[a-z-]+(?::[\w.-]+){2}$/

/** Whether a reference can lead to a document. The Studio crashes where a weak one leads to an address that is none. */
const canBeReferredTo = (id: unknown): boolean =>
  canBeId(id) || (typeof id === 'string' && id.length <= 3 * maxIdLength && globalPattern.test(id))

/**
 * Refuses an id that the hosted lake refuses.
 * @throws LakeError of type mutationError
 */
export function assertId(id: unknown, index: number): asserts id is string {
  if (canBeId(id) && !reservedRelease.test(id)) {
    if (isPublishedId(publishedIdOf(id))) return
    throw invalid(`"${id}" would be a draft or version of a draft or version`, id, index)
  }
  const shown = typeof id === 'string' ? `"${id.slice(0, 60)}"` : 'that is not a string'
  throw mutationError(
    {
      type: 'invalidDocumentIdError',
      description: `Invalid document ID ${shown}: letters, digits, "_", "-" and inner dots, at most ${maxIdLength}; no release is called “drafts” or “published”`,
    },
    index,
    400,
  )
}

/** The name of an asset, other than those that are uploaded: an import would ask for its file, and fail. */
const otherAsset = /^sanity\.(?!(?:image|file)Asset$)[a-zA-Z]+Asset$/

/**
 * Refuses a document that cannot be stored: no type, dangerous or too many attribute names, too deep.
 * @throws LakeError of type mutationError
 */
export function assertDocument(document: Record<string, unknown>, index: number): void {
  const id = typeof document._id === 'string' ? document._id : undefined
  if (typeof document._type !== 'string' || !/^[A-Za-z_][\w.-]*$/.test(document._type)) {
    const shown = `Document${id ? ` "${id}"` : ''}`
    throw invalid(`${shown} must have a "_type" made of letters, digits, "_", "-" and dots`, id, index)
  }
  if (document._type.startsWith('system.') || id?.startsWith('_.')) {
    throw invalid('Documents of the system ("system.…" types, "_.…" ids) cannot be written', id, index)
  }
  if (otherAsset.test(document._type))
    throw invalid(`There are no assets of the type "${document._type}", only pictures and files`, id, index)
  const problem = problemOfRoot(document) ?? problemIn(document)
  if (problem) throw invalid(problem, id, index)
}

/** @throws LakeError 400 when mutations or actions hold "__proto__", which reading the body would drop */
export function assertNames(body: unknown): void {
  let level: unknown[] = [body]
  for (let depth = 0; depth < 5; depth += 1) {
    level = level.flatMap((value) => {
      if (typeof value !== 'object' || value === null) return []
      if (Object.hasOwn(value, '__proto__'))
        throw httpError(400, 'The attribute name "__proto__" is not allowed')
      return Object.values(value) as unknown[]
    })
  }
}

/** What no patch could change in a document that was imported: the path to it is empty. */
function problemOfRoot({ _ref: reference, asset }: Record<string, unknown>): string | undefined {
  if (reference !== undefined) return 'A document is no reference: "_ref" is to be in a field of it'
  const file = isRecord(asset) ? asset._ref : undefined
  return typeof file === 'string' && /^(?:image|file)-/.test(file)
    ? 'A document is no picture or file: "asset" is to be in a field of it'
    : undefined
}

function problemIn(value: unknown, depth = 0, hasPath = true): string | undefined {
  if (depth > maxDepth) return `Documents may be nested ${maxDepth} levels deep`
  // no address can be made of it, and forms in the Studio crash where one is
  if (typeof value === 'string' && !value.isWellFormed())
    return 'A text contains half of a character (an unpaired surrogate), such as a part of an emoji: remove it'
  // JSON has none: it would be stored as null
  if (typeof value === 'number' && !Number.isFinite(value)) return 'A number is too large'
  if (Array.isArray(value)) {
    for (const item of value as unknown[]) {
      // the Studio crashes where an item cannot be addressed
      if (isRecord(item) && item._key !== undefined && (typeof item._key !== 'string' || item._key === ''))
        return 'The attribute "_key" of an item must be a text that is not empty'
      const problem = problemIn(item, depth + 1, hasPath)
      if (problem) return problem
    }
  } else if (isRecord(value)) {
    const own = Object.keys(value)
    if (own.length > maxAttributes) return tooManyAttributes
    for (const name of own) {
      if (!namePattern.test(name) || refusedNames.has(name))
        return `The attribute name "${name.slice(0, 100)}" is not allowed: letters, digits, "_", "-" and "$"`
      if (name === '_ref' && !canBeReferredTo(value[name]))
        return 'The attribute "_ref" must be the ID of a document: letters, digits, "_", "-" and inner dots'
      if (name === '_ref' && !hasPath)
        return 'A reference must be below attributes whose names are letters, digits and "_", and start with no digit'
      if (name === 'length' && Number(value[name]) > longestList)
        return `The attribute "length" may be at most ${longestList}`
      const problem = problemIn(value[name], depth + 1, hasPath && pathPattern.test(name))
      if (problem) return problem
    }
  }
  return undefined
}
