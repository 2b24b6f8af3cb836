import { hrefOf } from '../../routes/index.ts'

/** A document as far as links are concerned; a draft may lack anything. */
export type Linked = {
  _id: string
  _type: string
  route?: string | null
  number?: unknown
  slug?: { current?: string | null } | null
}

/** A reference in a document. */
export type FoundReference = {
  /** The field of the document that holds it, at any depth. */
  field: string
  id: string
  /** Where it is, such as `sections[_key=="a"].link.to`. */
  path: string
  /** Whether visitors follow it; other references are shown in place. */
  isLink: boolean
  /** The words of the link. */
  label?: string
}

/** Every reference of a document at any depth, assets left out. */
export function referencesIn(document: object): FoundReference[] {
  return Object.entries(document).flatMap(([field, value]) =>
    within(value, field, field).map((found) => ({ field, ...found })),
  )
}

function within(value: unknown, name: string, path: string, label?: string): Omit<FoundReference, 'field'>[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => within(item, name, below(path, segmentOf(item, index)), label))
  }
  if (!value || typeof value !== 'object') return []
  const { _ref: id, label: own } = value as { _ref?: unknown; label?: unknown }
  if (typeof id === 'string') return name === 'asset' ? [] : [{ id, path, isLink: name === 'to', label }]
  const words = typeof own === 'string' ? own : undefined
  return Object.entries(value).flatMap(([key, child]) => within(child, key, below(path, `.${key}`), words))
}

/** Characters of a place in a document: a program can nest hundreds of names, with thousands of places below. */
export const maxPath = 1000

/** The path of what is in another place. Below one that is longer than that, all have its path. */
export const below = (path: string, segment: string): string =>
  path.length > maxPath ? path : path + segment

const keyOf = (item: unknown): unknown => (item as { _key?: unknown } | null | undefined)?._key

/** Longer ones, which a program can store, would be in the paths of all that is below. */
const maxKey = 200

/** How the Studio names a member of a list. */
export const segmentOf = (item: unknown, index: number): string => {
  const key = keyOf(item)
  return typeof key === 'string' && key.length <= maxKey ? `[_key=="${key}"]` : `[${index}]`
}

type Members = { bySegment: ReadonlyMap<string, unknown>; hasEmpty: boolean }

const knownMembers = new WeakMap<readonly unknown[], Members>()

/** The members of a list by how paths name them, the first of several: made once, a program can store thousands that are all looked up. */
export function membersOf(list: readonly unknown[]): Members {
  const known = knownMembers.get(list)
  if (known) return known
  const bySegment = new Map<string, unknown>()
  for (const [index, item] of list.entries()) {
    const segment = segmentOf(item, index)
    if (!bySegment.has(segment)) bySegment.set(segment, item)
  }
  const members = { bySegment, hasEmpty: list.includes(null) }
  knownMembers.set(list, members)
  return members
}

const segments = /\.?([\w$-]+)|\[\d+\]|\[_key=="[^"]*"\]/g

/**
 * The part of a path that a form can open: the Studio crashes when it looks for a key in a list with empty members, which only a
 * program can store.
 */
export function openable(document: unknown, path: string): string {
  let [at, end] = [document, 0]
  for (const match of path.matchAll(segments)) {
    const [segment, name] = match
    // a part that cannot be read, such as a key with a quotation mark
    if (match.index !== end) break
    if (Array.isArray(at)) {
      const { bySegment, hasEmpty } = membersOf(at)
      if (hasEmpty) break
      at = bySegment.get(segment)
    } else at = name === undefined ? undefined : (at as Record<string, unknown> | null | undefined)?.[name]
    end = match.index + segment.length
  }
  return path.slice(0, end)
}

/** Whether a reference leads nowhere. */
export function isBroken(
  { id, isLink }: Pick<FoundReference, 'id' | 'isLink'>,
  documents: ReadonlyMap<string, Linked>,
  published: ReadonlySet<string>,
): boolean {
  const target = documents.get(id)
  if (!target || !published.has(id)) return true
  if (!isLink) return false
  const number = typeof target.number === 'number' ? target.number : null
  return !hrefOf({ ...target, number, slug: target.slug?.current })
}
