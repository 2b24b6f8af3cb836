import type { IncomingMessage, ServerResponse } from 'node:http'
import { providerNetworkOf } from '../src/content/forms/visitor.ts'
import { answerAfterBody, formBytes, isWebhook, lengthOf, maxRequestBytes } from './limit-bodies.ts'
import { visitorOfRequest } from './visitor-of-request.ts'

const refusals = {
  forms: {
    status: 429,
    text: 'Many forms are still being sent from your network. Go back, wait until they have arrived, and try again.',
  },
  visitor: {
    status: 429,
    text: 'Several files are still being sent from your network. Go back, wait until they have arrived, and try again.',
  },
  total: {
    status: 503,
    text: 'Many people are sending files right now. Go back and try again in a minute.',
  },
}

/** How much visitors hold at one time. */
class Budget {
  #total = 0
  readonly #held = new Map<string, Map<ServerResponse, number>>()
  readonly #maxPerVisitor: number
  readonly #maxInTotal: number
  readonly #replacesOwn: boolean

  /** @param replacesOwn whether a visitor with too many loses the one that arrives longest, instead of the newest */
  constructor(maxPerVisitor: number, maxInTotal: number, replacesOwn = false) {
    this.#maxPerVisitor = maxPerVisitor
    this.#maxInTotal = maxInTotal
    this.#replacesOwn = replacesOwn
  }

  /**
   * Takes an amount until the response is written. When all is taken, the visitor with most that still arrives loses what does so longest, or three visitors
   * who send slowly would keep all others from sending.
   * @returns whose limit is reached, if one is; nothing is taken then
   */
  take(visitor: string, amount: number, response: ServerResponse): 'visitor' | 'total' | undefined {
    const own = this.#held.get(visitor) ?? new Map<ServerResponse, number>()
    while (this.#replacesOwn && sumOf(own) + amount > this.#maxPerVisitor && this.#cutArriving(visitor, own))
      continue
    const wanted = sumOf(own) + amount
    if (wanted > this.#maxPerVisitor) return 'visitor'
    while (this.#total + amount > this.#maxInTotal) if (!this.#cutOne(wanted)) return 'total'
    this.#total += amount
    this.#held.set(visitor, own.set(response, amount))
    // A client that does not read its answer holds nothing any more.
    for (const event of ['prefinish', 'close']) response.once(event, () => this.#leave(visitor, response))
    return undefined
  }

  /** Disconnects a client of the visitor with most of which something still arrives, if that is several bodies, and more than another visitor wants. */
  #cutOne(wanted: number): boolean {
    for (const [visitor, responses] of [...this.#held].sort(([, a], [, b]) => sumOf(b) - sumOf(a))) {
      if (sumOf(responses) <= wanted) return false
      if (responses.size >= 2 && this.#cutArriving(visitor, responses)) return true
    }
    return false
  }

  #cutArriving(visitor: string, responses: ReadonlyMap<ServerResponse, number>): boolean {
    const arriving = [...responses.keys()].find(({ req }) => !req.complete)
    if (!arriving) return false
    arriving.req.socket.destroy()
    this.#leave(visitor, arriving)
    return true
  }

  #leave(visitor: string, response: ServerResponse): void {
    const own = this.#held.get(visitor)
    this.#total -= own?.get(response) ?? 0
    own?.delete(response)
    if (own?.size === 0) this.#held.delete(visitor)
  }
}

const sumOf = (held: ReadonlyMap<unknown, number>) =>
  [...held.values()].reduce((sum, amount) => sum + amount, 0)

/** Ordinary forms, counted: uploads of others never block them. Behind a proxy, nothing else limits how many one visitor sends slowly. */
const forms = new Budget(100, Infinity)

/** What the lake sends of a publish, counted. It has the address of all programs of this machine: theirs that arrive slowly make room for it. */
const webhooks = new Budget(100, Infinity, true)

/** Larger bodies, in bytes. Three visitors with all that they may have leave room for others. */
const uploads = new Budget(3 * maxRequestBytes, 12 * maxRequestBytes)

/**
 * Reserves memory for the body of a request until it is answered, by its Content-Length: a whole body is read into memory before
 * our code checks the form. When the budget is used up, it answers 429 or 503 and discards the body.
 * @returns whether the request is to be answered
 */
export function reserveBody(request: IncomingMessage, response: ServerResponse): boolean {
  const bytes = lengthOf(request)
  if (bytes === 0) return true
  const address = visitorOfRequest(request)
  // Four networks of one household would leave nothing for others.
  const visitor = providerNetworkOf(address) ?? address
  const isPublish = isWebhook(request)
  const isForm = isPublish || bytes <= formBytes
  const small = isPublish ? webhooks : forms
  const reached = isForm ? small.take(visitor, 1, response) : uploads.take(visitor, bytes, response)
  if (!reached) return true
  response.setHeader('retry-after', '60')
  answerAfterBody(request, response, refusals[isForm ? 'forms' : reached])
  return false
}
