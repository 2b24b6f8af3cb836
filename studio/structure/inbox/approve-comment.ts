import type { SanityClient } from 'sanity'
import { isLater } from '../../schema/blog/is-later.ts'
import { nextNumber } from '../../schema/fields/number.ts'

type Submission = { name?: string; text?: string; postId?: string; _createdAt: string }

/** The id of the comment that approving makes of a waiting one (`commentSubmission.…`). */
export const commentIdOf = (id: string) => `comment-${id.slice(id.indexOf('.') + 1)}`

/**
 * Makes a public comment of a waiting one, without the reader's email address, and marks the waiting one as done. Approving
 * twice makes one comment.
 *
 * @returns the day on which the post appears with the comment, when that is a later one
 * @throws when the post of the comment does not exist any more
 */
export async function approveComment(client: SanityClient, id: string): Promise<string | undefined> {
  const submission = await client.getDocument<Submission>(id)
  if (!submission?.name || !submission.text || !submission.postId) {
    throw new Error('Name, text or post of the comment is missing.')
  }
  const { name, text, postId, _createdAt } = submission
  const number = await nextNumber('comment')(undefined, { getClient: () => client })
  await client
    .transaction()
    .createIfNotExists({
      _id: commentIdOf(id),
      _type: 'comment',
      name,
      text,
      date: _createdAt.slice(0, 10),
      post: { _type: 'reference', _ref: postId },
      number,
    })
    .patch(id, (patch) => patch.set({ state: 'done' }))
    .commit()
  const post = await client.getDocument<{ date?: string }>(postId)
  return isLater(post?.date) ? post.date : undefined
}
