import { stegaClean } from '../draft/metadata'
import { sanityFetch } from '../lake/fetch'
import { type Cents, toCents } from '../money/cents'
import type { OrderStateName } from '../orders/types'
import { pictureAddress, toPicture } from '../pictures/picture'
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
  return (orders ?? []).flatMap(({ _key, name, tag, price, status, date, picture: raw }) => {
    if (!name) return []
    const picture = toPicture(raw)
    return {
      id: _key,
      name,
      tag: tag ?? undefined,
      price: toCents(price ?? 0),
      status: stegaClean(status) ?? 'Pending',
      date: date ?? undefined,
      pictureSrc: picture && pictureAddress(picture, { aspect: 1, maxWidth: 320 }),
    }
  })
}
