import { getPublishedId, prepareForPreview, type Schema } from 'sanity'
import { referencesIn } from '../health/links.ts'

/** A document that refers to another one. */
export type Referrer = {
  id: string
  type: string
  /** It is part of the other one, so that it would be unreachable without it. */
  isChild: boolean
  /** Of a page: the sections that hold the reference. */
  sections: Section[]
}

/** A section of a page as it is stored. */
export type Section = { _key: string; _type: string; [field: string]: unknown }

/** Types whose references are weak: they do not keep a document from being deleted. */
const WEAK = ['redirect', 'quoteRequest', 'quoteReply']

/** GROQ: every document that keeps `$id` from being deleted, drafts included. */
export const referrersQuery = `*[references($id) && !(_type in ${JSON.stringify(WEAK)}) && !(_id in [$id, "drafts." + $id])]{
  _id, _type, "isChild": parent._ref == $id, "sections": select(_type == "page" => sections)
}`

type Found = { _id: string; _type: string; isChild?: boolean | null; sections?: unknown }

/** Each document that refers to `$id` once, children first. */
export function referrersOf(found: readonly Found[], id: string): Referrer[] {
  const byId = new Map<string, Referrer>()
  for (const { _id, _type: type, isChild, sections } of found) {
    const own = getPublishedId(_id)
    const earlier = byId.get(own)
    // The draft and the published page hold the same section under the same key.
    const held = new Map(
      [...(earlier?.sections ?? []), ...holders(sections, id)].map((each) => [each._key, each]),
    )
    byId.set(own, {
      id: own,
      type,
      isChild: Boolean(isChild) || Boolean(earlier?.isChild),
      sections: [...held.values()],
    })
  }
  return [...byId.values()].toSorted((a, b) => Number(b.isChild) - Number(a.isChild))
}

const holders = (sections: unknown, id: string): Section[] =>
  (Array.isArray(sections) ? (sections as Section[]) : []).filter(
    (section) => section && referencesIn(section).some((reference) => reference.id === id),
  )

/** Where on a page the reference is, by the names that the list of its sections shows; empty elsewhere. */
export function placeOf(sections: readonly Section[], schema: Schema): string {
  const names = sections.map((section) => {
    const type = schema.get(section._type)
    const title = type && prepareForPreview(section, type).title
    return `“${typeof title === 'string' ? title : section._type}”`
  })
  if (names.length === 0) return ''
  return `In the section${names.length === 1 ? '' : 's'} ${names.join(', ')}`
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
