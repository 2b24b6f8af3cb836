import { hash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type LakeDocument, publishedIdOf, referencesIn } from '../store/document.ts'

/*
 * Sync tags connect a query to the commits that can change its result. A query carries a tag for each document that it
 * reads by reference or id, for each value that it looks up in a type (`_type == "post" && slug.current == "x"`), for
 * each document whose referrers it looks up in a type, and for each type that it filters otherwise. Where the text of
 * the query shows which attributes it reads there (analysis.ts), the tag has their names, and only a commit that changes
 * one of them carries it. Both sides are made here, so that they cannot differ.
 */

/** Which top-level attributes are read, sorted; undefined means any. `defined(x)` means that only its presence matters. */
type Reads = readonly string[] | undefined

export type TagSubject =
  | { kind: 'all' }
  | { kind: 'id'; id: string; type?: string; reads?: Reads }
  | { kind: 'type'; type: string; reads?: Reads }
  | { kind: 'value'; type: string; key: string; value: unknown; reads?: Reads }
  | { kind: 'reference'; type: string; to: string; reads?: Reads }

/** The tag of a subject: stable, and made of characters that every cache accepts. */
export function tagOf(subject: TagSubject): string {
  const name = ((): unknown[] => {
    switch (subject.kind) {
      case 'all':
        return ['all']
      case 'id':
        return ['id', shortened(publishedIdOf(subject.id))]
      case 'type':
        return ['type', subject.type]
      case 'value':
        return ['value', subject.type, subject.key, shortened(subject.value)]
      case 'reference':
        return ['reference', subject.type, shortened(publishedIdOf(subject.to))]
    }
  })()
  if (subject.kind !== 'all' && subject.reads) name.push(subject.reads)
  return `s1:${hash('sha256', JSON.stringify(name), 'base64url').slice(0, 16)}`
}

const maxText = 500

/** A value as its tags name it: of a long text the beginning and the length. Commits of texts that are alike so far count as one of it, too. */
const shortened = (value: unknown): unknown =>
  typeof value === 'string' && value.length > maxText
    ? [value.length, value.slice(0, maxText)]
    : (value ?? null)

/** What a commit announces that has too many tags to make them. */
export const everythingTag = 's1:everything'

/** Tags of one commit that are made. More would take seconds, in which the lake answers nobody. */
export const maxTagsOfCommit = 20_000

/** So many attributes of a document that queries watch count as one tag: each is compared. */
const attributesPerTag = 25

/** A field of `type` that queries look values up in, by its path `key`, with the way to read it. */
export type WatchedField = { type: string; key: string; read: (document: LakeDocument) => unknown }

/** Attributes of `type` that queries read together. */
export type WatchedReads = { type: string; reads: readonly string[] }

/** What queries watch: commits announce a tag for each. */
export type Watched = { fields: Iterable<WatchedField>; reads: Iterable<WatchedReads> }

/** A document before and after a commit. */
export type Change = readonly [before: LakeDocument | undefined, after: LakeDocument | undefined]

/** Tags of the changes of one commit; undefined when they are too many: then everything may have changed. */
export function tagsOfChanges(changes: readonly Change[], watched: Watched): Set<string> | undefined {
  const tags = new Set([tagOf({ kind: 'all' })])
  const types = watchedTypes(watched)
  let left = maxTagsOfCommit
  for (const change of changes) {
    const found = changedReads(change, types)
    for (const document of change) {
      if (!document) continue
      const { _id: id, _type: type } = document
      const ofType = types.get(type)
      const changed = found ?? ofType?.reads ?? []
      if (ofType) left -= Object.keys(document).length / attributesPerTag
      const add = (subject: Exclude<TagSubject, { kind: 'all' }>) => {
        left -= 1 + changed.length
        if (left < 0) return
        tags.add(tagOf(subject))
        for (const reads of changed) tags.add(tagOf({ ...subject, reads }))
      }
      add({ kind: 'id', id })
      add({ kind: 'type', type })
      for (const to of new Set(referencesIn(document).map(({ to }) => to)))
        add({ kind: 'reference', type, to })
      for (const { key, read } of ofType?.fields ?? []) {
        const value = read(document)
        // no query looks up an object or a list; reading it counts all the same
        if (typeof value !== 'object' || value === null) add({ kind: 'value', type, key, value })
        else left -= 1
      }
      if (left < 0) return undefined
    }
  }
  return tags
}

/** What queries watch of one type. */
type WatchedType = {
  fields: WatchedField[]
  reads: Reads[]
  /** which of the reads look at the value of an attribute, and which only at its presence, by its name */
  readsOf: Map<string, { value: Reads[]; presence: Reads[] }>
}

function watchedTypes(watched: Watched): Map<string, WatchedType> {
  const types = new Map<string, WatchedType>()
  const ofType = (type: string) =>
    getOrAdd(types, type, (): WatchedType => ({ fields: [], reads: [], readsOf: new Map() }))
  for (const field of watched.fields) ofType(field.type).fields.push(field)
  for (const { type, reads } of watched.reads) {
    const { reads: all, readsOf } = ofType(type)
    all.push(reads)
    for (const name of reads) {
      const [, inner] = /^defined\((.*)\)$/.exec(name) ?? []
      const { value, presence } = getOrAdd(readsOf, inner ?? name, () => ({ value: [], presence: [] }))
      if (inner === undefined) value.push(reads)
      else presence.push(reads)
    }
  }
  return types
}

function getOrAdd<T>(map: Map<string, T>, key: string, make: () => T): T {
  const value = map.get(key) ?? make()
  map.set(key, value)
  return value
}

/**
 * The reads that a change of a document concerns; undefined when it concerns all of its type. It compares the attributes that the
 * document has, each once: hundreds of queries can read the same large one, or name thousands that it lacks.
 */
function changedReads([before, after]: Change, types: Map<string, WatchedType>): Reads[] | undefined {
  if (!before || !after || before._type !== after._type) return undefined
  const readsOf = types.get(after._type)?.readsOf
  if (!readsOf) return []
  const changed = new Set<Reads>()
  const compare = (name: string) => {
    const [was, is] = [before[name], after[name]]
    const readsOfName = was === is ? undefined : readsOf.get(name)
    if (!readsOfName) return
    const { value, presence } = readsOfName
    if (value.length > 0 && !isDeepStrictEqual(was, is)) for (const reads of value) changed.add(reads)
    if (isDefined(was) !== isDefined(is)) for (const reads of presence) changed.add(reads)
  }
  for (const name of Object.keys(before)) compare(name)
  for (const name of Object.keys(after)) if (!Object.hasOwn(before, name)) compare(name)
  return [...changed]
}

const isDefined = (value: unknown) => value !== undefined && value !== null

/** Max tags that one query carries; Next.js keeps 128 for a page, which may have several queries. */
export const maxTags = 40

/** Subjects that are collected one by one: a query can look up something else for each of a million items. */
const maxSubjects = 4000

/** Collects the subjects that one query depends on. */
export class TagCollector {
  readonly #subjects = new Map<string, TagSubject>()
  /** ids that no document has: they cannot be replaced by their type */
  #withoutType = 0
  #isAll = false

  add(subject: TagSubject): void {
    if (this.#isAll) return
    const tag = tagOf(subject)
    if (subject.kind === 'id' && subject.type === undefined && !this.#subjects.has(tag))
      this.#withoutType += 1
    this.#subjects.set(tag, subject)
    this.#isAll = subject.kind === 'all' || this.#withoutType > maxTags
    if (this.#subjects.size > maxSubjects) this.#widen()
  }

  /** Replaces what `tags` would replace by its type in any case. */
  #widen(): void {
    const subjects = needed([...this.#subjects.values()])
    const groups = byReadsOfType(subjects)
    const widened =
      groups.length > maxTags
        ? subjects.map(toType)
        : groups.flatMap((group) => (group.length > maxTags ? group.slice(0, 1).map(toReadsOfType) : group))
    this.#subjects.clear()
    for (const subject of widened) this.#subjects.set(tagOf(subject), subject)
    this.#isAll ||= this.#subjects.size > maxSubjects / 2
  }

  /**
   * Adds a subject for each type and value. A query can name thousands of both: what `tags` would replace by its type is not
   * collected one by one.
   */
  addEach<T>(
    types: readonly string[],
    values: readonly T[],
    subjectOf: (type: string, value: T) => TagSubject,
  ): void {
    if (types.length > maxTags && values.length > 0) this.add({ kind: 'all' })
    const [first] = values
    for (const type of this.#isAll ? [] : types) {
      if (values.length > maxTags) this.add(toReadsOfType(subjectOf(type, first as T)))
      else for (const value of values) this.add(subjectOf(type, value))
    }
  }

  /**
   * The tags, sorted. When they are too many, documents and values are replaced by their type, those first of which
   * there are most of one type and with the same attributes. Takes time that grows with the number of subjects: a
   * visitor's query can name thousands of ids.
   */
  tags(): string[] {
    if (this.#isAll) return [tagOf({ kind: 'all' })]
    const subjects = needed([...this.#subjects.values()])
    const groups = byReadsOfType(subjects)
    groups.sort((a, b) => b.length - a.length)
    let count = subjects.length
    const widened = groups.flatMap((group) => {
      if (count <= maxTags) return group
      count -= group.length - 1
      return group.slice(0, 1).map(toReadsOfType)
    })
    for (const fewer of [widened, subjects.map(toType)]) {
      const tags = new Set(needed(fewer).map(tagOf))
      if (tags.size <= maxTags) return [...tags].sort()
    }
    return [tagOf({ kind: 'all' })]
  }
}

const byReadsOfType = (subjects: TagSubject[]): TagSubject[][] => [
  ...Map.groupBy(subjects, (subject) => tagOf(toReadsOfType(subject))).values(),
]

const toReadsOfType = (subject: TagSubject): TagSubject =>
  subject.kind === 'all' || subject.type === undefined
    ? subject
    : { kind: 'type', type: subject.type, reads: subject.reads }

const toType = (subject: TagSubject): TagSubject =>
  subject.kind === 'all' || subject.type === undefined ? subject : { kind: 'type', type: subject.type }

/** Subjects without those that another one covers. */
function needed(subjects: TagSubject[]): TagSubject[] {
  if (subjects.some(({ kind }) => kind === 'all')) return [{ kind: 'all' }]
  const isWhole = (subject: TagSubject) => subject.kind === 'type' && subject.reads === undefined
  const types = new Set(subjects.filter(isWhole).map((subject) => subject.kind === 'type' && subject.type))
  return subjects.filter(
    (subject) =>
      isWhole(subject) || subject.kind === 'all' || subject.type === undefined || !types.has(subject.type),
  )
}
