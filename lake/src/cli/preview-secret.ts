import { isRecord } from '../store/document.ts'

/** Types of @sanity/preview-url-secret: the secret of such a document shows drafts on the site. */
const types = new Set<unknown>(['sanity.previewUrlSecret', 'sanity.previewUrlShareAccess'])

/** Whether a document gives access to drafts, so that it belongs to no archive. */
export const isPreviewSecret = (document: unknown): boolean => isRecord(document) && types.has(document._type)
