'use client'

import { parseList, parseText } from '@/content/parse'
import { browserStore, useStored } from '@/ui/browser-store'

/** Maximum number of hidden rows; more than a sample has. */
const maxHidden = 100

const store = browserStore<string[]>({
  key: 'hidden-orders',
  version: 1,
  parse: (stored) => parseList(stored, (id) => parseText(id))?.slice(-maxHidden),
})

const none: string[] = []

/** Rows of the sample that the visitor has removed from the list. */
export function useHiddenOrders() {
  const hidden = useStored(store) ?? none
  return {
    hidden,
    hide: (id: string) => store.set([...hidden, id]),
    show: (id: string) => store.set(hidden.filter((each) => each !== id)),
  }
}
