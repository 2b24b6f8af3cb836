import type { QuoteRequest } from '@shop/studio/types'
import { FormError } from '../forms/handle-form'
import { withoutEmpty } from '../forms/without-empty'
import { referenceNumber } from '../forms/reference-number'
import { storeSubmission } from '../inbox/submissions'
import { LakeUnavailableError } from '../lake/fetch'
import { fetchPrivate } from '../lake/private'
import { hashOf, isTokenOf } from '../forms/token'
import { currentQuoteItems, quoteItems } from './items'
import { numbersOf, priceRequest } from './price-request'
import { storePrivateFile } from './private-file'
import { sendQuoteMails } from './quote-mails'
import type { Artwork } from './read-artwork'
import { type Buyer, type RequestFacts, toFacts, toLine } from './request-document'
import type { SentQuote, WantedQuoteLine } from './types'

type Request = {
  id: string
  token: string
  buyer: Buyer
  wanted: { lines: readonly WantedQuoteLine[]; pad: string }
  artwork?: Artwork
  /** Called before the artwork of a new request is stored. @throws FormError when the visitor has sent too many files */
  assertMayStoreFile: () => Promise<void>
}

/**
 * Stores a request at the prices of this moment. The same request a second time (a double click, a retry after a lost
 * answer) is the same request.
 * @throws FormError for what the buyer can correct
 * @throws when the lake is down; nothing is stored then
 */
export async function sendRequest(
  request: Request,
  now = new Date(),
): Promise<SentQuote & { wasThere: boolean }> {
  const { id, token } = request
  const existing = await findRequest(request)
  const facts = existing ? toFacts(existing) : await storeNew(request, now)
  // Also for a request that is there already: what stored it may have failed before this. Each mail is sent once.
  await sendQuoteMails(facts, { id, token })
  const { number, sentAt, goods } = facts
  return { id, token, number, date: sentAt, goods, wasThere: existing !== undefined }
}

/** The request of an earlier sending with this id. */
async function findRequest({ id, token }: Request): Promise<QuoteRequest | undefined> {
  const found = await fetchPrivate('quoteRequest', id)
  if (found && !isTokenOf(token, found.linkHash))
    throw new FormError('This request was already sent. Reload the page to send another one.')
  return found
}

async function storeNew(request: Request, now: Date): Promise<RequestFacts> {
  const { id, token, buyer, wanted, artwork, assertMayStoreFile } = request
  const numbers = numbersOf(wanted, await quoteItems())
  const lines = priceRequest(wanted, await currentQuoteItems(numbers))
  if (artwork) await assertMayStoreFile()
  const attachment = artwork && (await storePrivateFile(artwork))
  const { neededBy, message, ...contact } = buyer
  const document = {
    number: referenceNumber('Q', id),
    sentAt: now.toISOString(),
    contact: withoutEmpty(contact),
    lines: lines.map(toLine),
    ...withoutEmpty({ neededBy, message }),
    ...(attachment && { attachment }),
    linkHash: hashOf(token),
  }
  await storeSubmission('quoteRequest', id, document)
  // Another sending of this id may have been faster; then its request is the one that counts.
  const stored = await findRequest(request)
  if (!stored) throw new LakeUnavailableError('The request was not stored')
  return toFacts(stored)
}
