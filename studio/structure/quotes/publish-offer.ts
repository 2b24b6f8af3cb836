import { isHttpError } from '@sanity/client'
import { getDraftId, type SanityClient } from 'sanity'

const changed = 'Another editor has just changed this offer. Look at it, and send it again.'

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
  if (draft._rev !== seen.revision) throw new Error(changed)
  const { _rev, _createdAt, _updatedAt, ...content } = draft
  const sent = { handling: 'offered', handledUntil: seen.handledUntil }
  await client
    .mutate(
      [
        { patch: { id: draftId, ifRevisionID: seen.revision, set: sent } },
        {
          createOrReplace: {
            ...content,
            ...sent,
            _id: id,
            offer: { ...(draft.offer as object), sentAt: new Date().toISOString() },
          },
        },
        { delete: { id: draftId } },
      ],
      { tag: 'desk.send-offer' },
    )
    .catch((cause: unknown) => {
      // The draft was changed since it was read here.
      throw isHttpError(cause) && cause.statusCode === 409 ? new Error(changed, { cause }) : cause
    })
}
