import { useSyncExternalStore } from 'react'
import { isSaleOver } from '../../schema/rules/price.ts'

/** Milliseconds until a sale that ends while the table or a form is open is marked. */
const tick = 5000

function everyTick(onTick: () => void) {
  const timer = setInterval(onTick, tick)
  return () => clearInterval(timer)
}

/** Whether a sale with this end (ISO 8601) is over by now. */
export const useSaleOver = (saleEnds: unknown): boolean =>
  useSyncExternalStore(everyTick, () => isSaleOver(saleEnds))
