import { useMemo } from 'react'
import { useDocumentStore } from 'sanity'
import { liveQuery } from '../live-query.ts'
import { useLive } from '../use-live.ts'

/** How many redirects lead to a document; undefined until it was counted. */
export function useRedirects(id: string): number | undefined {
  const store = useDocumentStore()
  const source = useMemo(
    () =>
      liveQuery(store, {
        documents: '*[_type == "redirect"]',
        query: 'count(*[_type == "redirect" && to._ref == $id])',
        params: { id },
        perspective: 'drafts',
        tag: 'desk.redirects-to',
      }),
    [store, id],
  )
  const count = useLive(source)
  return count === undefined ? undefined : Number(count)
}
