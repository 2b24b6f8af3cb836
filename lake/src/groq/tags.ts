import { createHash } from 'node:crypto'
import { type LakeDocument, publishedIdOf, referencesIn } from '../store/document.ts'

/*
 * Sync tags join a query to the commits that can change its answer. A query carries a tag for each document it
 * follows a reference to or looks up by id, for each value it looks up in a type (`_type == "post" && slug.current ==
 * "x"`), for each document whose referrers it looks up in a type, and for each type it filters otherwise; a commit
 * carries the tags of everything it changed. `count()` of such a lookup depends only on which documents have the value,
 * not on their other fields. Both sides are made here, so that they cannot differ.
 */

export type TagSubject =
  | { kind: 'all' }
  | { kind: 'id'; id: string }
  | { kind: 'type'; type: string }
  | { kind: 'value'; type: string; key: string; value: unknown }
  | { kind: 'members'; type: string; key: string; value: unknown }
  | { kind: 'reference'; type: string; to: string }

/** The tag of a subject: stable, and of letters that every cache accepts. */
export function tagOf(subject: TagSubject): string {
  const name = ((): unknown[] => {
    switch (subject.kind) {
      case 'all':
        return ['all']
      case 'id':
        return ['id', publishedIdOf(subject.id)]
      case 'type':
        return ['type', subject.type]
      case 'value':
      case 'members':
        return [subject.kind, subject.type, subject.key, subject.value ?? null]
      case 'reference':
        return ['reference', subject.type, publishedIdOf(subject.to)]
    }
  })()
  return `s1:${createHash('sha256').update(JSON.stringify(name)).digest('base64url').slice(0, 16)}`
}

/** Which fields queries look values up in: `type` and path `key`, with the way to read it. */
export type WatchedField = { type: string; key: string; read: (document: LakeDocument) => unknown }

/** Tags of a change from `before` to `after` of one document. */
export function tagsOfChange(
  before: LakeDocument | undefined,
  after: LakeDocument | undefined,
  watched: Iterable<WatchedField>,
): Set<string> {
  const tags = new Set([tagOf({ kind: 'all' })])
  const fields = [...watched]
  const moved = fields.filter(({ read }) => !before || !after || read(before) !== read(after))
  for (const document of [before, after]) {
    if (!document) continue
    tags.add(tagOf({ kind: 'id', id: document._id }))
    tags.add(tagOf({ kind: 'type', type: document._type }))
    for (const { to } of referencesIn(document))
      tags.add(tagOf({ kind: 'reference', type: document._type, to }))
    const add = (kind: 'value' | 'members', { type, key, read }: WatchedField) => {
      if (type === document._type) tags.add(tagOf({ kind, type, key, value: read(document) }))
    }
    for (const field of fields) add('value', field)
    for (const field of moved) add('members', field)
  }
  return tags
}

/** Most tags that one query carries; Next.js keeps 128 for a page, which may hold several queries. */
const mostTags = 40

/** Collects the subjects that one query depends on. */
export class TagCollector {
  readonly #ids = new Map<string, string | undefined>()
  readonly #subjects = new Map<string, TagSubject>()

  /** A document that was read by id or by reference; `type` when it exists. */
  readDocument(id: string, type: string | undefined): void {
    this.#ids.set(publishedIdOf(id), type)
  }

  add(subject: TagSubject): void {
    this.#subjects.set(tagOf(subject), subject)
  }

  /** The tags, sorted. Too many of one document each give way to the tags of their types, which say more. */
  tags(): string[] {
    const all = tagOf({ kind: 'all' })
    if (this.#subjects.has(all)) return [all]
    const subjects = [...this.#subjects.values()]
    const types = new Set(subjects.flatMap((subject) => (subject.kind === 'type' ? [subject.type] : [])))
    const ids = [...this.#ids].filter(([, type]) => type === undefined || !types.has(type))
    const narrow = subjects.flatMap((subject) =>
      (subject.kind === 'value' || subject.kind === 'members' || subject.kind === 'reference') &&
      !types.has(subject.type)
        ? [subject]
        : [],
    )
    const shorten = ids.length + narrow.length + types.size > mostTags
    const tags = new Set([...types].map((type) => tagOf({ kind: 'type', type })))
    for (const subject of narrow) tags.add(tagOf(shorten ? { kind: 'type', type: subject.type } : subject))
    for (const [id, type] of ids) {
      tags.add(shorten && type !== undefined ? tagOf({ kind: 'type', type }) : tagOf({ kind: 'id', id }))
    }
    return tags.size > mostTags ? [all] : [...tags].sort()
  }
}
