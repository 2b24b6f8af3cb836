import type { SanityClient } from 'sanity'
import { expect, it, vi } from 'vitest'
import { publishOffer } from './publish-offer.ts'

const seen = { revision: 'a', handledUntil: '2026-01-01T00:00:00Z' }

/** A lake whose draft of the request has a revision, or that has none. */
function lakeWith(revision?: string) {
  const action = vi.fn<SanityClient['action']>()
  const getDocument = () => Promise.resolve(revision && { _id: 'drafts.quote.1', _rev: revision })
  return { action, client: { action, getDocument } as unknown as SanityClient }
}

it('sends the offer that the editor saw', async () => {
  const { action, client } = lakeWith('a')
  await publishOffer(client, 'quote.1', seen)
  expect(action).toHaveBeenCalledExactlyOnceWith(
    [
      expect.objectContaining({ actionType: 'sanity.action.document.edit', draftId: 'drafts.quote.1' }),
      expect.objectContaining({ actionType: 'sanity.action.document.publish', publishedId: 'quote.1' }),
    ],
    expect.anything(),
  )
})

it.each([
  ['discarded', undefined, 'Another editor has discarded this draft.'],
  ['changed', 'b', 'Another editor has just changed this offer.'],
])('sends nothing when another editor has %s the draft', async (_, revision, words) => {
  const { action, client } = lakeWith(revision)
  await expect(publishOffer(client, 'quote.1', seen)).rejects.toThrow(words)
  expect(action).not.toHaveBeenCalled()
})
