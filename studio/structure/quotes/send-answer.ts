import type { SanityClient } from 'sanity'
import { lastWordAt, maxMessages, nextNumber, replyId, requestUuid } from '../../quotes/index.ts'
import type { QuoteRow } from './quote-facts.ts'

/**
 * Sends a message of an editor to the buyer. It gets the next free number; of two sent concurrently, one fails and can be
 * sent again. The request then waits for the buyer.
 * @throws when it was not stored
 */
export async function sendAnswer(
  client: SanityClient,
  quote: Pick<QuoteRow, '_id' | 'sentAt' | 'handling' | 'replies'>,
  text: string,
): Promise<void> {
  const { _id, handling, replies } = quote
  const number = nextNumber(
    replies.map((reply) => reply._id),
    'answer',
  )
  if (number > maxMessages)
    throw new Error('This request has the maximum number of messages. Write an email instead.')
  const transaction = client.transaction().create({
    _id: replyId(requestUuid(_id), 'answer', number),
    _type: 'quoteReply',
    kind: 'answer',
    request: { _type: 'reference', _ref: _id, _weak: true },
    text,
    sentAt: new Date().toISOString(),
  })
  const isOpen = handling !== 'offered' && handling !== 'refused'
  transaction.patch(_id, (patch) =>
    patch.set({ handledUntil: lastWordAt(quote), ...(isOpen && { handling: 'asking' }) }),
  )
  await transaction.commit()
}
