import { ClientError } from '@sanity/client'
import type { SanityClient } from 'sanity'
import { expect, it, vi } from 'vitest'
import { publishOffer } from './publish-offer.ts'

const seen = { revision: 'a', handledUntil: '2026-01-01T00:00:00Z' }

/** A lake whose draft of the request has a revision, or that has none. */
function lakeWith(revision?: string) {
  const mutate = vi.fn<() => Promise<void>>().mockResolvedValue()
  const draft = {
    _id: 'drafts.quote.1',
    _type: 'quoteRequest',
    _rev: revision,
    _createdAt: '2026-01-02T00:00:00Z',
    offer: { shipping: 5 },
  }
  const getDocument = () => Promise.resolve(revision && draft)
  return { mutate, client: { mutate, getDocument } as unknown as SanityClient }
}

it('sends the offer that the editor saw, in one transaction', async () => {
  const { mutate, client } = lakeWith('a')
  await publishOffer(client, 'quote.1', seen)
  expect(mutate).toHaveBeenCalledExactlyOnceWith(
    [
      { patch: expect.objectContaining({ id: 'drafts.quote.1', ifRevisionID: 'a' }) as object },
      {
        // without the draft's own times: the request was created when the buyer sent it
        createOrReplace: {
          _id: 'quote.1',
          _type: 'quoteRequest',
          handling: 'offered',
          handledUntil: seen.handledUntil,
          offer: { shipping: 5, sentAt: expect.any(String) as string },
        },
      },
      { delete: { id: 'drafts.quote.1' } },
    ],
    expect.anything(),
  )
})

it.each([
  ['discarded', undefined, 'Another editor has discarded this draft.'],
  ['changed', 'b', 'Another editor has just changed this offer.'],
])('sends nothing when another editor has %s the draft', async (_, revision, words) => {
  const { mutate, client } = lakeWith(revision)
  await expect(publishOffer(client, 'quote.1', seen)).rejects.toThrow(words)
  expect(mutate).not.toHaveBeenCalled()
})

it('says so when another editor changes the draft meanwhile', async () => {
  const { mutate, client } = lakeWith('a')
  const response = { statusCode: 409, headers: {}, body: {}, url: '', method: 'POST' }
  mutate.mockRejectedValue(new ClientError(response))
  await expect(publishOffer(client, 'quote.1', seen)).rejects.toThrow('Another editor has just changed')
})
