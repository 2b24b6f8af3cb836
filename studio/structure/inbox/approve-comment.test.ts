import type { SanityClient } from 'sanity'
import { expect, it, vi } from 'vitest'
import { approveComment } from './approve-comment.ts'

function clientOver(submission: Record<string, unknown> | undefined, post: object = { date: '2026-04-01' }) {
  const written: unknown[] = []
  const transaction = {
    createIfNotExists: (document: unknown) => (written.push(document), transaction),
    patch: (id: string, build: (patch: { set: (fields: object) => object }) => object) => (
      written.push({ id, ...build({ set: (fields) => fields }) }),
      transaction
    ),
    commit: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  }
  const client = {
    getDocument: (id: string) => Promise.resolve(id === 'post-3' ? post : submission),
    fetch: () => Promise.resolve(13),
    transaction: () => transaction,
    withConfig: () => client,
  }
  return { client: client as unknown as SanityClient, written }
}

const submission = {
  _id: 'commentSubmission.0a-1',
  _createdAt: '2026-05-01T12:00:00Z',
  name: 'Anna',
  email: 'anna@example.com',
  text: 'I like it.',
  postId: 'post-3',
}

it('makes a public comment under an id of its own, without the email address', async () => {
  const { client, written } = clientOver(submission)
  await approveComment(client, submission._id)
  expect(written).toEqual([
    {
      _id: 'comment-0a-1',
      _type: 'comment',
      name: 'Anna',
      text: 'I like it.',
      date: '2026-05-01',
      post: { _type: 'reference', _ref: 'post-3' },
      number: 14,
    },
    { id: submission._id, state: 'done' },
  ])
  expect(JSON.stringify(written)).not.toContain('@')
})

it('says on which day a comment appears whose post does later', async () => {
  const day = '9999-12-31'
  expect(await approveComment(clientOver(submission, { date: day }).client, submission._id)).toBe(day)
  expect(await approveComment(clientOver(submission).client, submission._id)).toBeUndefined()
})

it('refuses what has no text or no post', async () => {
  for (const field of ['text', 'postId']) {
    const { client, written } = clientOver({ ...submission, [field]: undefined })
    await expect(approveComment(client, submission._id)).rejects.toThrow(/missing/)
    expect(written).toEqual([])
  }
})
