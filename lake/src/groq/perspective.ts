import { httpError } from '../http/errors.ts'
import type { Perspective } from '../store/view.ts'

/** The API version from which on queries and listeners see published documents only, unless another perspective is given. */
const publishedByDefault = '2025-02-19'

export const isPublishedByDefault = (apiVersion: string): boolean =>
  apiVersion === 'X' || (/^\d{4}-/.test(apiVersion) && apiVersion >= publishedByDefault)

/**
 * Reads the `perspective` parameter: `raw`, `published`, `drafts` (earlier `previewDrafts`), or a stack of releases
 * and `drafts`, the first one winning.
 * @throws LakeError 400 when it is none of them
 */
export function parsePerspective(text: string | undefined, apiVersion: string): Perspective {
  if (text === undefined || text === '') {
    return isPublishedByDefault(apiVersion) ? 'published' : 'raw'
  }
  const names = text.split(',').map((name) => (name === 'previewDrafts' ? 'drafts' : name))
  if (names.length > 32 || !names.every((name) => /^[A-Za-z0-9_-]+$/.test(name))) {
    throw httpError(400, `"${text.slice(0, 100)}" is not a perspective`)
  }
  if (names.length === 1 && (names[0] === 'raw' || names[0] === 'published')) return names[0]
  if (names.includes('raw')) throw httpError(400, 'The perspective "raw" cannot be combined with others')
  return names
}
