import { useMemo } from 'react'
import { useDocumentStore } from 'sanity'
import { useLive } from '../use-live.ts'
import { type QuoteRow, quoteRow } from './quote-facts.ts'

/** A request with its state, kept up to date; undefined until it was read. */
export function useQuote(id: string): QuoteRow | undefined {
  const store = useDocumentStore()
  return useLive(useMemo(() => quoteRow(store, id), [store, id]))
}
