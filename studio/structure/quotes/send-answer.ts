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
  quote: Pick<QuoteRow, '_id' | 'sentAt' | 'replies'>,
  text: string,
): Promise<void> {
  const { _id, replies } = quote
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
  transaction.patch(_id, (patch) => patch.set({ handledUntil: lastWordAt(quote) }))
  // Another editor may just have sent an offer that this one does not see yet: it stays.
  transaction.patch(
    client.patch({ query: openRequestQuery, params: { id: _id } }).set({ handling: 'asking' }),
  )
  await transaction.commit()
}

/** GROQ: the request `$id`, unless its buyer has an offer or was refused. */
const openRequestQuery = '*[_id == $id && !(handling in ["offered", "refused"])]'
