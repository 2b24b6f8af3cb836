import { useEffect, useMemo, useRef, useState } from 'react'
import { useClient, useDocumentStore, useUserStore, type User } from 'sanity'
import { liveQuery } from '../live-query.ts'
import { maxLines } from '../max-lines.ts'
import { useLive } from '../use-live.ts'
import { draftChanges, type BegunDraft, type DraftChanges } from './history.ts'

/** A document with changes that visitors do not see. */
export type Unpublished = {
  id: string
  type: string
  updatedAt: string
  isNew: boolean
  /** Everyone who changed it since it was published; empty until the history has answered. */
  authorIds: readonly string[]
  /** The name of who changed it last. */
  author?: string
}

type Draft = BegunDraft & { _type: string; _updatedAt: string; isNew: boolean }

/** Drafts of what editors write; sections and pictures have none. An offer is sent from its own form, never among others. */
const DRAFTS =
  '*[_id in path("drafts.**") && _type != "quoteRequest" && !(_type match "sanity.*" || _type match "system.*")]'

/** The latest unpublished changes, kept up to date. */
export function useChanges(): Unpublished[] | undefined {
  const store = useDocumentStore()
  const source = useMemo(
    () =>
      liveQuery(store, {
        documents: '*[_id in path("drafts.**")]',
        query: `${DRAFTS} | order(_updatedAt desc) [0...${maxLines}] {
          _id, _type, _createdAt, _updatedAt,
          "isNew": count(*[_id == string::split(^._id, "drafts.")[1]]) == 0
        }`,
        perspective: 'raw',
        tag: 'desk.changes',
      }),
    [store],
  )
  const drafts = useLive(source) as Draft[] | undefined
  const { changes, users } = useAuthors(drafts)
  return drafts?.map(({ _id, _type, _updatedAt, isNew }) => {
    const draft = changes.get(_id)
    const author = users.find(({ id }) => id === draft?.author)?.displayName
    const authorIds = draft?.authors ?? []
    return { id: _id.replace(/^drafts\./, ''), type: _type, updatedAt: _updatedAt, isNew, authorIds, author }
  })
}

/** Milliseconds from one reading of the history to the next: each keystroke of a colleague changes a draft. */
const BETWEEN_READINGS = 3000

type Authors = { changes: ReadonlyMap<string, DraftChanges>; users: readonly User[] }

function useAuthors(drafts: readonly Draft[] | undefined): Authors {
  const client = useClient({ apiVersion: '2025-02-19' })
  const userStore = useUserStore()
  const readAt = useRef(0)
  const [authors, setAuthors] = useState<Authors>({ changes: new Map(), users: [] })
  useEffect(() => {
    if (!drafts || drafts.length === 0) return undefined
    const ending = new AbortController()
    const { signal } = ending
    const read = async () => {
      readAt.current = Date.now()
      const changes = await draftChanges(client, drafts, signal)
      const users = await userStore.getUsers([...new Set([...changes.values()].map(({ author }) => author))])
      if (!signal.aborted) setAuthors({ changes, users })
    }
    const wait = Math.max(0, readAt.current + BETWEEN_READINGS - Date.now())
    const timer = setTimeout(() => {
      // Without the history the list shows the documents without the names.
      read().catch((error: unknown) => {
        if (!signal.aborted) console.warn('The history cannot be read.', error)
      })
    }, wait)
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [client, userStore, drafts])
  return authors
}
