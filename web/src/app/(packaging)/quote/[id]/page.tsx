import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { quoteByLink } from '@/content/offers/read-quote'
import { QuotePage } from '@/features/offers/quote-page'
import * as messages from '@/messages/pages'

/** A quote is private, and its address holds a secret. */
export const metadata: Metadata = {
  title: messages.yourQuote,
  robots: { index: false, follow: false },
  // The browser names the site and never the address; security-headers.ts says why not `no-referrer`.
  referrer: 'strict-origin',
}

/** The page waits for its quote: in a Suspense boundary it would stay hidden without script. */
export const instant = false

type Values = Record<string, string | string[] | undefined>
type QuoteRouteProps = { params: Promise<{ id: string }>; searchParams: Promise<Values> }

/** A request and its offer by a private link: `/quote/<id>?t=…`. */
export default async function QuoteRoute({ params, searchParams }: QuoteRouteProps) {
  const [{ id }, { t }] = await Promise.all([params, searchParams])
  const token = [t].flat()[0] ?? ''
  const quote = await quoteByLink({ id, token })
  if (!quote) notFound()
  return <QuotePage quote={quote} token={token} />
}
