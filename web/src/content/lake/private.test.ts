import { expect, it, vi } from 'vitest'

const getDocuments = vi.hoisted(() => vi.fn<() => Promise<unknown[]>>())
vi.mock('../client', () => ({ privateClient: { getDocuments } }))

const { fetchAllPrivate } = await import('./private')

it('reads documents by the types that their ids name, and leaves out what is of a wrong type in them', async () => {
  const notice = {
    _id: 'quoteReply.a.notice-order',
    _type: 'tag',
    kind: 'notice',
    text: { of: 'another type' },
  }
  getDocuments.mockResolvedValue([notice, null, { _id: 'quoteReply.b', _type: 'quoteReply', text: 'Yes' }])
  const [first, second, third] = await fetchAllPrivate('quoteReply', ['a.notice-order', 'gone', 'b'])
  expect(first).toMatchObject({ _type: 'quoteReply', kind: 'notice' })
  expect(first?.text ?? null).toBeNull()
  expect(second).toBeUndefined()
  expect(third?.text).toBe('Yes')
})

it('says that the lake is down when it does not answer', async () => {
  getDocuments.mockRejectedValue(new Error('connect ECONNREFUSED'))
  await expect(fetchAllPrivate('order', ['a'])).rejects.toThrow('The content lake is down')
})
