import { type Change, type Watched, tagOf, tagsOfChanges } from '../groq/tags.ts'
import { type LakeDocument, draftIdOf, isPublicId, isPublishedId, publishedIdOf } from '../store/document.ts'
import type { Lake } from '../lake.ts'
import type { Commit } from '../store/store.ts'

/**
 * Sync tags of what a commit changed for readers of published documents; empty when it changed none, undefined when anything may
 * have changed.
 */
export function publishedTags(commit: Commit, watched: Watched): string[] | undefined {
  const changes = commit.changes.filter(({ id }) => isPublishedId(id))
  if (changes.length === 0) return []
  const tags = tagsOfChanges(
    changes.map(({ before, after }) => [before, after]),
    watched,
  )
  return tags && [...tags]
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
): string[] | undefined {
  if (commit.changes.length === 0) return []
  const changes = commit.changes.flatMap(({ id, before, after }): Change[] => {
    const [one, other] = [publishedIdOf(id), draftIdOf(id)].filter((each) => each !== id).map(get)
    return [
      [before, after],
      [one, other],
    ]
  })
  const tags = tagsOfChanges(changes, watched)
  for (const { id } of commit.changes) tags?.add(tagOf({ kind: 'id', id: publishedIdOf(id) }))
  return tags && [...tags]
}

/** For whom sync tags are: who reads drafts, everything that is published, or what is public. */
export type Readers = 'drafts' | 'published' | 'public'

/** Sync tags of commits, made once for all streams: a commit can change thousands of documents. */
export class TagsOfCommits {
  readonly #lake: Pick<Lake, 'store' | 'watched'>
  readonly #known: Record<Readers, WeakMap<Commit, { tags: string[] | undefined }>> = {
    drafts: new WeakMap(),
    published: new WeakMap(),
    public: new WeakMap(),
  }

  constructor(lake: Pick<Lake, 'store' | 'watched'>) {
    this.#lake = lake
  }

  /** The tags of what a commit changed for these readers; undefined when anything may have changed. */
  of(commit: Commit, readers: Readers): string[] | undefined {
    const known = this.#known[readers]
    const made = known.get(commit) ?? { tags: this.#make(commit, readers) }
    known.set(commit, made)
    return made.tags
  }

  /**
   * The tags of several commits; undefined for more than `max`, each counted again for each commit, and when anything may have changed:
   * hundreds of commits of one document have the same tags, which are made for each of them.
   */
  ofAll(commits: readonly Commit[], readers: Readers, max: number): string[] | undefined {
    const tags: string[] = []
    for (const commit of commits) {
      const own = this.of(commit, readers)
      if (!own || tags.length + own.length > max) return undefined
      tags.push(...own)
    }
    return [...new Set(tags)]
  }

  #make(commit: Commit, readers: Readers): string[] | undefined {
    const { store, watched } = this.#lake
    if (readers === 'drafts') return draftTags(commit, watched, (id) => store.documents.get(id))
    return publishedTags(readers === 'public' ? publicPart(commit) : commit, watched)
  }
}
