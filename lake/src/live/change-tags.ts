import { type TagSubject, type Watched, tagOf, tagsOfChange } from '../groq/tags.ts'
import { type LakeDocument, draftIdOf, isPublicId, isPublishedId, publishedIdOf } from '../store/document.ts'
import type { Lake } from '../lake.ts'
import type { Commit } from '../store/store.ts'

/** Sync tags of what a commit changed for readers of published documents; empty when it changed none. */
export function publishedTags(commit: Commit, watched: Watched): string[] {
  const tags = new Set<string>()
  for (const { id, before, after } of commit.changes) {
    if (isPublishedId(id)) for (const tag of tagsOfChange(before, after, watched)) tags.add(tag)
  }
  return [...tags]
}

/** The part of a commit that visitors without a token may see: changes of documents that they may read. */
export const publicPart = (commit: Commit): Commit => ({
  ...commit,
  changes: commit.changes.filter(({ id }) => isPublicId(id)),
})

/**
 * Sync tags of what a commit changed for readers of drafts. A draft hides its published form, so
 * the published form counts as changed as well.
 */
function draftTags(
  commit: Commit,
  watched: Watched,
  get: (id: string) => LakeDocument | undefined,
): string[] {
  const tags = new Set<string>()
  for (const { id, before, after } of commit.changes) {
    const published = publishedIdOf(id)
    const siblings = [published, draftIdOf(id)].filter((other) => other !== id).map(get)
    for (const [one, other] of [[before, after] as const, [siblings[0], siblings[1]] as const]) {
      for (const tag of tagsOfChange(one, other, watched)) tags.add(tag)
    }
    const subject: TagSubject = { kind: 'id', id: published }
    tags.add(tagOf(subject))
  }
  return [...tags]
}

/** For whom sync tags are: who reads drafts, everything that is published, or what is public. */
export type Readers = 'drafts' | 'published' | 'public'

/** Sync tags of commits, made once for all streams: a commit can change thousands of documents. */
export class TagsOfCommits {
  readonly #lake: Pick<Lake, 'store' | 'watched'>
  readonly #known: Record<Readers, WeakMap<Commit, string[]>> = {
    drafts: new WeakMap(),
    published: new WeakMap(),
    public: new WeakMap(),
  }

  constructor(lake: Pick<Lake, 'store' | 'watched'>) {
    this.#lake = lake
  }

  /** The tags of what a commit changed for these readers. */
  of(commit: Commit, readers: Readers): string[] {
    const known = this.#known[readers]
    const tags = known.get(commit) ?? this.#make(commit, readers)
    known.set(commit, tags)
    return tags
  }

  /** The tags of several commits; undefined for more than `max`. */
  ofAll(commits: readonly Commit[], readers: Readers, max: number): string[] | undefined {
    const tags = new Set<string>()
    for (const commit of commits) {
      for (const tag of this.of(commit, readers)) tags.add(tag)
      if (tags.size > max) return undefined
    }
    return [...tags]
  }

  #make(commit: Commit, readers: Readers): string[] {
    const { store, watched } = this.#lake
    if (readers === 'drafts') return draftTags(commit, watched, (id) => store.documents.get(id))
    return publishedTags(readers === 'public' ? publicPart(commit) : commit, watched)
  }
}
