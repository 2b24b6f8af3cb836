import { getDraftId, type SanityClient } from 'sanity'

/**
 * Publishes the draft of an offer and stores when, in one transaction: nothing is stored when it fails.
 * @param seen the revision that the editor saw, and what the buyer had written by then
 * @throws when the draft was discarded or changed since, or when it was not published
 */
export async function publishOffer(
  client: SanityClient,
  id: string,
  seen: { revision: string; handledUntil: string },
): Promise<void> {
  const draftId = getDraftId(id)
  const draft = await client.getDocument(draftId)
  // Editing a draft that does not exist would create it again from what is published.
  if (!draft) throw new Error('Another editor has discarded this draft.')
  if (draft._rev !== seen.revision)
    throw new Error('Another editor has just changed this offer. Look at it, and send it again.')
  await client.action(
    [
      {
        actionType: 'sanity.action.document.edit',
        draftId,
        publishedId: id,
        patch: {
          set: {
            handling: 'offered',
            handledUntil: seen.handledUntil,
            'offer.sentAt': new Date().toISOString(),
          },
        },
      },
      { actionType: 'sanity.action.document.publish', draftId, publishedId: id },
    ],
    { tag: 'desk.send-offer' },
  )
}
