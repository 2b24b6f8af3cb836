import type { SanityClient } from 'sanity'
import { maxMessages, replyId, requestUuid } from '../../quotes/index.ts'
import type { QuoteRow } from './quote-facts.ts'

/**
 * Sends a message of an editor to the buyer. It gets the next free number; of two that are sent at once, one fails and can
 * be sent again. Before the first offer the request then waits for the buyer.
 * @throws when it was not stored
 */
export async function sendAnswer(
  client: SanityClient,
  { _id, handling, replies }: Pick<QuoteRow, '_id' | 'handling' | 'replies'>,
  text: string,
): Promise<void> {
  const number = replies.filter(({ kind }) => kind === 'answer').length + 1
  if (number > maxMessages)
    throw new Error('There are too many messages here. Please write an email instead.')
  const transaction = client.transaction().create({
    _id: replyId(requestUuid(_id), 'answer', number),
    _type: 'quoteReply',
    kind: 'answer',
    request: { _type: 'reference', _ref: _id, _weak: true },
    text,
    sentAt: new Date().toISOString(),
  })
  if (handling !== 'offered' && handling !== 'refused') {
    transaction.patch(_id, (patch) => patch.set({ handling: 'asking' }))
  }
  await transaction.commit()
}
