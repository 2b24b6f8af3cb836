'use client'

import { useState } from 'react'
import type { RemovedLine } from '@/content/cart/cart'
import type { CartLine } from '@/content/cart/types'
import { useCart } from '@/visitor/use-cart-client'

/** Removes lines from the cart, and keeps the last one for Undo. */
export function useRemoval(lines: readonly CartLine[]) {
  const { remove, restore } = useCart()
  const [removed, setRemoved] = useState<RemovedLine>()
  return {
    /** The removed line as the notice shows it. */
    removed: removed && { id: removed.line.key, name: removed.line.seen.name },
    removeLine: (line: CartLine) => {
      setRemoved({ line, index: lines.indexOf(line) })
      void remove(line.key)
    },
    /** The notice goes when the visitor does something else with the cart. */
    forget: () => setRemoved(undefined),
    undo: () => {
      if (removed) void restore(removed)
      setRemoved(undefined)
    },
  }
}
