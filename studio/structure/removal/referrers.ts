import { getPublishedId } from 'sanity'

/** A document that refers to another one. */
export type Referrer = {
  id: string
  type: string
  /** It is part of the other one, so that it would be unreachable without it. */
  isChild: boolean
}

/** Types whose references are weak: they do not keep a document from being deleted. */
const WEAK = ['redirect', 'quoteRequest', 'quoteReply']

/** GROQ: every document that keeps `$id` from being deleted, drafts included. */
export const referrersQuery = `*[references($id) && !(_type in ${JSON.stringify(WEAK)}) && !(_id in [$id, "drafts." + $id])]{
  _id, _type, "isChild": parent._ref == $id
}`

type Found = { _id: string; _type: string; isChild?: boolean | null }

/** Each document once, children first. */
export function referrersOf(found: readonly Found[]): Referrer[] {
  const byId = new Map<string, Referrer>()
  for (const { _id, _type, isChild } of found) {
    const id = getPublishedId(_id)
    const earlier = byId.get(id)
    byId.set(id, { id, type: _type, isChild: Boolean(isChild) || Boolean(earlier?.isChild) })
  }
  return [...byId.values()].toSorted((a, b) => Number(b.isChild) - Number(a.isChild))
}

/** What an editor has to do before the document can be deleted. */
export function reasonOf(referrers: readonly Referrer[]): string {
  const children = referrers.filter(({ isChild }) => isChild).length
  const others = referrers.length - children
  const parts = [
    children > 0 &&
      `${children === 1 ? 'One item is' : `${children} items are`} part of it. Move ${children === 1 ? 'it' : 'them'} elsewhere first, or delete ${children === 1 ? 'it' : 'them'}.`,
    others > 0 &&
      `${others === 1 ? 'One document links' : `${others} documents link`} to it or ${others === 1 ? 'shows' : 'show'} it. Take it out there and publish that first, or choose something else.`,
  ]
  return parts.filter(Boolean).join(' ')
}
