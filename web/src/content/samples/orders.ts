import { stegaClean } from '../draft/metadata'
import { sanityFetch } from '../lake/fetch'
import { type Cents, toCents } from '../money/cents'
import type { OrderStateName } from '../orders/types'
import { thumbnailOf, toPicture } from '../pictures/picture'
import { orderSampleQuery } from './queries'

/** A row of the order lists. */
export type OrderRow = {
  id: string
  name: string
  tag?: string
  price: Cents
  status: OrderStateName
  /** ISO 8601, such as `2025-09-11`. */
  date?: string
  pictureSrc?: string
}

/** The sample orders, the newest first; none while the samples are off. */
export async function sampleOrders(): Promise<OrderRow[]> {
  const { showSamples, orders } = await sanityFetch(orderSampleQuery)
  if (!showSamples) return []
  return (orders ?? []).flatMap(({ _key, name, tag, price, status, date, picture }) => {
    if (!name) return []
    return {
      id: _key,
      name,
      tag: tag ?? undefined,
      price: toCents(price ?? 0),
      status: stegaClean(status) ?? 'Pending',
      date: date ?? undefined,
      pictureSrc: thumbnailOf(toPicture(picture)),
    }
  })
}
