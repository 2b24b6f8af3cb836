import { expect, it } from 'vitest'
import { requestDeletion } from './request-deletion.ts'

const replies = (id: string) => ({
  delete: { query: '*[_type == "quoteReply" && request._ref == $id]', params: { id } },
})

it('deletes a request with its replies, its draft and its artwork', () => {
  const form = { _id: 'quoteRequest.1', attachment: { assetId: 'file-abc-bin' } }
  expect(requestDeletion('quoteRequest.1', form)).toEqual([
    replies('quoteRequest.1'),
    { delete: { id: 'drafts.quoteRequest.1' } },
    { delete: { id: 'quoteRequest.1' } },
    { delete: { id: 'file-abc-bin' } },
  ])
})

it.each([undefined, null, 'a', {}, { assetId: 1 }, { assetId: 'page-home' }])(
  'deletes nothing else for the artwork %j',
  (attachment) => {
    expect(requestDeletion('drafts.quoteRequest.1', { _id: 'drafts.quoteRequest.1', attachment })).toEqual([
      replies('quoteRequest.1'),
      { delete: { id: 'drafts.quoteRequest.1' } },
      { delete: { id: 'quoteRequest.1' } },
    ])
  },
)
