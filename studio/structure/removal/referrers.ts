import { getPublishedId, isDraftId, prepareForPreview, type Schema } from 'sanity'
import { fieldTitle } from '../drafts/field-title.ts'
import { membersOf, openable, referencesIn } from '../health/links.ts'
import { maxLines } from '../max-lines.ts'

/** A document that refers to another one. */
export type Referrer = {
  id: string
  type: string
  /** It is part of the other one, so that it would be unreachable without it. */
  isChild: boolean
  /** Where it refers to the other one, the places of its draft first. */
  places: Place[]
}

/** Where a document holds a reference. */
export type Place = {
  /** The field of the document, at its top level. */
  field: string
  /** Where it is, such as `sections[_key=="a"].link.to`. */
  path: string
  /** The part of it that the form opens. */
  opens: string
  /** The entry of the list, such as a section or a question, when the field is a list. */
  entry?: Entry
}

type Entry = { _type?: string; [field: string]: unknown }

/** Types whose references are weak: they do not keep a document from being deleted. */
const WEAK = ['redirect', 'quoteRequest', 'quoteReply']

/** GROQ: the documents that keep `$id` from being deleted, drafts included, as many as are looked at and one more, its parts first. */
export const referrersQuery = `*[references($id) && !(_type in ${JSON.stringify(WEAK)}) && !(_id in [$id, "drafts." + $id])] | order(parent._ref == $id desc) [0...${maxLines + 1}]`

type Found = { _id: string; _type: string; [field: string]: unknown }

/** Each document that refers to `$id` once, children first. */
export function referrersOf(found: readonly Found[], id: string): Referrer[] {
  const byId = new Map<string, Referrer>()
  // The form shows the draft, so that a click has to lead to a place of the draft.
  for (const document of found.toSorted((a, b) => Number(isDraftId(b._id)) - Number(isDraftId(a._id)))) {
    const own = getPublishedId(document._id)
    const places = placesIn(document, id)
    const earlier = byId.get(own)
    const known = new Set(earlier?.places.map(({ path }) => path))
    byId.set(own, {
      id: own,
      type: document._type,
      isChild: Boolean(earlier?.isChild) || places.some(({ field }) => field === PARENT),
      places: [...(earlier?.places ?? []), ...places.filter(({ path }) => !known.has(path))],
    })
  }
  return [...byId.values()].toSorted((a, b) => Number(b.isChild) - Number(a.isChild))
}

/** The field that makes an item part of a category or of another item. */
const PARENT = 'parent'

const placesIn = (document: Found, id: string): Place[] =>
  referencesIn(document)
    .filter((reference) => reference.id === id)
    .map(({ field, path }) => ({
      field,
      path,
      opens: openable(document, path),
      entry: entryAt(document[field], path.slice(field.length)),
    }))

/** The entry of a list that a path leads through; a reference by itself is none, and a paragraph of a text has no name. */
function entryAt(value: unknown, path: string): Entry | undefined {
  if (!Array.isArray(value)) return undefined
  const [segment = ''] = /^\[.*?\](?=\.)/s.exec(path) ?? []
  const entry = membersOf(value).bySegment.get(segment) as Entry | undefined
  return entry?._type === 'block' ? undefined : entry
}

/** Where a document refers to the other one, by the names that its form shows; empty for its place in the catalogue. */
export function placeOf({ type, places }: Pick<Referrer, 'type' | 'places'>, schema: Schema): string {
  const fields = Map.groupBy(
    places.filter(({ field }) => field !== PARENT),
    ({ field }) => field,
  )
  return Array.from(fields, ([field, own]) => {
    const names = new Set<string>()
    for (const { entry } of own) {
      if (!entry) continue
      const name = `“${nameOf(entry, type, field, schema)}”`
      if (names.has(name)) continue
      names.add(names.size < maxNames ? name : 'and more')
      if (names.size > maxNames) break
    }
    return [fieldTitle(schema, type, field), [...names].join(', ')].filter(Boolean).join(': ')
  }).join('; ')
}

/** Of the entries of a list, and of the characters of each: a program can store thousands, and very long ones. */
const [maxNames, maxNameLength] = [5, 80]

/** The name of an entry in the list that the form shows. */
function nameOf(entry: Entry, type: string, field: string, schema: Schema): string {
  const document = schema.get(type)
  const list =
    document && 'fields' in document ? document.fields.find(({ name }) => name === field)?.type : undefined
  const members = list && 'of' in list ? list.of : []
  const member = members.find(({ name }) => name === entry._type) ?? members[0]
  const title = member && prepareForPreview(entry, member).title
  if (typeof title !== 'string') return member?.title ?? field
  return title.length > maxNameLength ? `${title.slice(0, maxNameLength)} …` : title
}

/** What an editor has to do before the document can be deleted. @param isPart whether there are more referrers than these */
export function reasonOf(referrers: readonly Referrer[], isPart = false): string {
  const children = referrers.filter(({ isChild }) => isChild).length
  const comments = referrers.filter(({ type }) => type === 'comment').length
  const others = referrers.length - children - comments
  const them = (count: number) => (count === 1 ? 'it' : 'them')
  const most = isPart ? 'At least ' : ''
  const parts = [
    children > 0 &&
      `${children === 1 ? 'One item is' : `${most}${children} items are`} part of it. Move ${them(children)} elsewhere first, or delete ${them(children)}.`,
    comments > 0 &&
      `${comments === 1 ? 'One comment was' : `${most}${comments} comments were`} written below it. Delete ${them(comments)} first.`,
    others > 0 &&
      `${others === 1 ? 'One document links' : `${most}${others} documents link`} to it or ${others === 1 ? 'shows' : 'show'} it. Take it out there and publish that first, or choose something else.`,
  ]
  return parts.filter(Boolean).join(' ')
}
