import { useMemo, useState } from 'react'
import { map, scan } from 'rxjs'
import { useDocumentStore } from 'sanity'
import { liveQuery } from '../live-query.ts'
import { useLive } from '../use-live.ts'
import { withChange, type Change } from './changes.ts'
import { productsQuery, rowsOf, type Row, type StoredProduct } from './rows.ts'

/** A row and how many forms of it were received from the lake. Revisions alone recur when a draft is discarded. */
type Counted = { row: Row; turn: number }

/** A change that was sent: it is shown immediately, until a newer form of the product is received from the lake. */
type Sent = { turn: number; changes: readonly Change[] }

/** All products, kept up to date, with what was just written; `failure` says why there are none yet. */
export function useRows() {
  const store = useDocumentStore()
  const [failure, setFailure] = useState<string>()
  const source = useMemo(
    () =>
      liveQuery(store, {
        documents: '*[_type == "product"]',
        query: productsQuery,
        perspective: 'raw',
        tag: 'desk.products',
        onFailure: setFailure,
      }).pipe(
        map((stored) => rowsOf(stored as StoredProduct[])),
        scan(count, new Map<string, Counted>()),
      ),
    [store],
  )
  const stored = useLive(source)
  const [sent, setSent] = useState<ReadonlyMap<string, Sent>>(new Map())
  const rows = useMemo(
    () => stored && Array.from(stored.values(), (counted) => withSent(counted, sent.get(counted.row.id))),
    [stored, sent],
  )

  /** Shows changes before they are received from the lake. */
  const show = (changes: readonly Change[]) =>
    setSent((earlier) => {
      const next = new Map(earlier)
      for (const change of changes) {
        const turn = stored?.get(change.id)?.turn ?? 0
        const pending = next.get(change.id)
        const others = pending?.turn === turn ? pending.changes : []
        next.set(change.id, { turn, changes: [...others, change] })
      }
      return next
    })
  return { rows, failure, show }
}

const count = (earlier: ReadonlyMap<string, Counted>, rows: readonly Row[]): Map<string, Counted> =>
  new Map(
    rows.map((row) => {
      const last = earlier.get(row.id)
      const isSame = last?.row.revision === row.revision
      return [row.id, isSame ? last : { row, turn: (last?.turn ?? 0) + 1 }]
    }),
  )

function withSent({ row, turn }: Counted, sent: Sent | undefined): Row {
  if (sent?.turn !== turn) return row
  const values = sent.changes.reduce((current, change) => withChange(current, change), row.values)
  return { ...row, hasDraft: true, values }
}
