import { beforeEach, expect, it, vi } from 'vitest'
import { formOf } from '../forms/testing'
import type { Mail } from '../mail/mail'

const fake = vi.hoisted(() => ({
  createIfNotExists: vi.fn<(document: Record<string, unknown>) => Promise<unknown>>(),
  sendMail: vi.fn<(mail: Mail) => Promise<void>>(),
  postByNumber: vi.fn<(number: number) => Promise<unknown>>(),
}))
vi.mock('../client', () => ({ lakeClient: { createIfNotExists: fake.createIfNotExists } }))
vi.mock('../config', () => ({ config: { apiToken: 'token' } }))
vi.mock('../mail/send', () => ({ sendMail: fake.sendMail }))
vi.mock('../blog/blog', () => ({ postByNumber: fake.postByNumber }))
vi.mock('./shop-contact', () => ({ shopContact: async () => ({ name: 'Shop', email: 'shop@example.com' }) }))

beforeEach(() => {
  for (const mock of Object.values(fake)) mock.mockReset()
  fake.createIfNotExists.mockImplementation(async ({ _id }) => ({ documentId: _id }))
  fake.postByNumber.mockImplementation((number) =>
    Promise.resolve(number === 3 ? { id: 'post-3', title: 'Chairs' } : undefined),
  )
  vi.resetModules()
})

const good = { post: '3', name: 'Anna', email: 'anna@example.com', text: 'I like it.' }
const send = async (fields: Record<string, string> = {}) =>
  (await import('./comment')).receiveComment(formOf({ ...good, ...fields }), 'visitor')

it('stores a comment that waits for approval, without a reference, and notifies the shop', async () => {
  expect(await send()).toMatchObject({ status: 'done', message: expect.stringMatching(/waits for approval/) })
  expect(fake.createIfNotExists.mock.calls).toMatchObject([
    [
      {
        _id: expect.stringMatching(/^commentSubmission\.[\da-f-]{36}$/),
        _type: 'commentSubmission',
        name: 'Anna',
        email: 'anna@example.com',
        text: 'I like it.',
        postId: 'post-3',
        postTitle: 'Chairs',
        state: 'new',
      },
      {},
    ],
  ])
  expect(fake.sendMail.mock.calls.map(([{ to, replyTo }]) => [to, replyTo])).toEqual([
    ['shop@example.com', 'anna@example.com'],
  ])
})

it.each(['4', '0', '-1', 'x', '1e999'])('takes no comment on post %s, which is not there', async (post) => {
  expect(await send({ post })).toMatchObject({ status: 'invalid' })
  expect(fake.createIfNotExists).not.toHaveBeenCalled()
})

it('stores no hidden link, which draft mode would offer to the editor', async () => {
  await send({ text: `I like it.${'\u200B\u200C\u200D\uFEFF'.repeat(8)}` })
  expect(fake.createIfNotExists.mock.calls).toMatchObject([[{ text: 'I like it.' }, {}]])
})
