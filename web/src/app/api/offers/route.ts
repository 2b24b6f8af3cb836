import type { NextRequest } from 'next/server'
import { handleQuoteEvent, readQuoteEvent, TooEarlyError } from '@/content/offers/webhook'

/** The webhook for offers, replies and sample requests: notifies the buyer or the shop by email. */
export async function POST(request: NextRequest): Promise<Response> {
  const event = await readQuoteEvent(request)
  if ('status' in event) return Response.json({ error: event.error }, { status: event.status })
  try {
    await handleQuoteEvent(event)
    return Response.json({ handled: event._id })
  } catch (error) {
    if (!(error instanceof TooEarlyError))
      console.error('An event of a quote or a sample request could not be handled:', error)
    return Response.json({ error: 'Not handled; send it again' }, { status: 503 })
  }
}
