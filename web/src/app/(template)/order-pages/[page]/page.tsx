import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { earlierParameter, isOrderPage } from '@/content/orders/order-link'
import { orderByLink } from '@/content/orders/read-order'
import { OwnOrderScreen } from '../../order-screen'
import * as common from '@/messages/common'

/** An order is private, and its address holds a secret. */
export const metadata: Metadata = {
  title: common.yourOrder,
  robots: { index: false, follow: false },
  // The browser names the site and never the address; security-headers.ts says why not `no-referrer`.
  referrer: 'strict-origin',
}

/** The page waits for its order: in a Suspense boundary it would stay hidden without script. */
export const instant = false

type Values = Record<string, string | string[] | undefined>
type OrderRouteProps = { params: Promise<{ page: string }>; searchParams: Promise<Values> }

const textOf = (value: string | string[] | undefined) => [value].flat()[0] ?? ''

/** A page after an order by its private link: `?order=…&t=…`, and after a corrected form `&earlier=1`. */
export default async function OrderRoute({ params, searchParams }: OrderRouteProps) {
  const [{ page }, { order: id, t, [earlierParameter]: earlier }] = await Promise.all([params, searchParams])
  const link = { id: textOf(id), token: textOf(t) }
  const order = isOrderPage(page) ? await orderByLink(link) : undefined
  if (!order || !isOrderPage(page)) notFound()
  return <OwnOrderScreen page={page} order={order} link={link} isEarlier={!!earlier} />
}
