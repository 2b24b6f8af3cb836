import { getDraftId, type SanityClient } from 'sanity'

/**
 * Publishes the draft of an offer and stores when, in one transaction: nothing is stored when it fails.
 * @param handledUntil what the buyer had written by then
 * @throws when the draft was discarded, or when it was not published
 */
export async function publishOffer(client: SanityClient, id: string, handledUntil: string): Promise<void> {
  const draftId = getDraftId(id)
  // Editing a draft that does not exist would create it again from what is published.
  if (!(await client.getDocument(draftId))) throw new Error('Another editor has discarded this draft.')
  await client.action(
    [
      {
        actionType: 'sanity.action.document.edit',
        draftId,
        publishedId: id,
        patch: {
          set: { handling: 'offered', handledUntil, 'offer.sentAt': new Date().toISOString() },
        },
      },
      { actionType: 'sanity.action.document.publish', draftId, publishedId: id },
    ],
    { tag: 'desk.send-offer' },
  )
}
