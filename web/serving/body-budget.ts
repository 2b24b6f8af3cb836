import type { IncomingMessage, ServerResponse } from 'node:http'
import { providerNetworkOf } from '../src/content/forms/visitor.ts'
import { answerAfterBody, formBytes, lengthOf, maxRequestBytes } from './limit-bodies.ts'
import { visitorOfRequest } from './visitor-of-request.ts'

/** Bytes of all larger bodies that are held in memory at one time. */
const maxPerVisitor = 4 * maxRequestBytes
const maxInTotal = 12 * maxRequestBytes

const refusals = {
  visitor: {
    status: 429,
    text: 'Several files are still being sent from your network. Go back, wait until they have arrived, and try again.',
  },
  total: {
    status: 503,
    text: 'Many people are sending files right now. Go back and try again in a minute.',
  },
}

let total = 0
const byVisitor = new Map<string, number>()

/**
 * Reserves memory for the body of a request until it is answered, by its Content-Length: Next.js reads a whole body into
 * memory before our code checks the form. When the budget is used up, it answers 429 or 503 and discards the body.
 * @returns whether the request is to be answered
 */
export function reserveBody(request: IncomingMessage, response: ServerResponse): boolean {
  const bytes = lengthOf(request)
  // An ordinary form needs no reservation, so uploads of others never block it.
  if (bytes <= formBytes) return true
  const address = visitorOfRequest(request)
  // Four networks of one household would leave nothing for others.
  const visitor = providerNetworkOf(address) ?? address
  const own = byVisitor.get(visitor) ?? 0
  const isOwn = own + bytes > maxPerVisitor
  if (isOwn || total + bytes > maxInTotal) {
    response.setHeader('retry-after', '60')
    answerAfterBody(request, response, isOwn ? refusals.visitor : refusals.total)
    return false
  }
  total += bytes
  byVisitor.set(visitor, own + bytes)
  response.once('close', () => {
    total -= bytes
    const left = (byVisitor.get(visitor) ?? bytes) - bytes
    if (left > 0) byVisitor.set(visitor, left)
    else byVisitor.delete(visitor)
  })
  return true
}
