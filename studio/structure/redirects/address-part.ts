import { linkableTypes } from '../../routes/index.ts'

/** A document as far as the field that decides its address is concerned. */
type Addressed = { _type: string; route?: unknown; number?: unknown; slug?: unknown } | null | undefined

/** What an editor has entered of a document's address: a path, a short name or a number. */
export function addressPart(document: Addressed): string | undefined {
  const slug = document?.slug as { current?: unknown } | undefined
  const part = document?.route ?? slug?.current ?? document?.number
  return typeof part === 'string' || typeof part === 'number' ? String(part) : undefined
}

/** Whether publishing the draft gives a page another address, or its first one. */
export function isMove(draft: Addressed, published: Addressed): boolean {
  const hasPage = linkableTypes.some((type) => type === draft?._type)
  return hasPage && addressPart(draft) !== addressPart(published)
}

/** The fields that decide an address. */
export const isAddressField = (field: unknown): boolean =>
  field === 'route' || field === 'number' || field === 'slug'
