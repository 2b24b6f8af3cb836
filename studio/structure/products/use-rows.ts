import { useEffect, useMemo, useState } from 'react'
import { map } from 'rxjs'
import { useDocumentStore } from 'sanity'
import { liveQuery } from '../live-query.ts'
import { useLive } from '../use-live.ts'
import { withChange, type Change } from './changes.ts'
import { productsQuery, rowsOf, type Row, type StoredProduct } from './rows.ts'

/** A change that was sent: it is shown at once, until the lake has told of a newer form of the product. */
type Sent = { revision: string; change: Change }

/** All products, kept up to date, with what was just written. */
export function useRows() {
  const store = useDocumentStore()
  const source = useMemo(
    () =>
      liveQuery(store, {
        documents: '*[_type == "product"]',
        question: productsQuery,
        perspective: 'raw',
        tag: 'desk.products',
      }).pipe(map((stored) => rowsOf(stored as StoredProduct[]))),
    [store],
  )
  const stored = useLive(source)
  const [sent, setSent] = useState<ReadonlyMap<string, Sent[]>>(new Map())
  // A discarded draft brings an earlier revision back: what was sent before must not be shown again.
  useEffect(() => {
    const revisions = new Map(stored?.map(({ id, revision }) => [id, revision]))
    setSent((all) => {
      const left = [...all].filter(([id, [first]]) => first?.revision === revisions.get(id))
      return left.length === all.size ? all : new Map(left)
    })
  }, [stored])
  const rows = useMemo(() => stored?.map((row) => withSent(row, sent.get(row.id))), [stored, sent])

  /** Shows changes before the lake tells of them. */
  const show = (changes: readonly Change[]) => {
    const revisions = new Map(stored?.map(({ id, revision }) => [id, revision]))
    setSent((earlier) => {
      const next = new Map(earlier)
      for (const change of changes) {
        const revision = revisions.get(change.id) ?? ''
        next.set(change.id, [...(next.get(change.id) ?? []), { revision, change }])
      }
      return next
    })
  }
  return { rows, show }
}

function withSent(row: Row, sent: readonly Sent[] = []): Row {
  if (sent[0]?.revision !== row.revision) return row
  return {
    ...row,
    hasDraft: true,
    values: sent.reduce((values, { change }) => withChange(values, change), row.values),
  }
}
