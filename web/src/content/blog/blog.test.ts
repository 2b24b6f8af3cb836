import { beforeEach, expect, it, vi } from 'vitest'
import { postByNumber, taggedPosts } from './blog'
import { postOrderQuery, postQuery, tagSlugsQuery, taggedPostsQuery } from './queries'

const fetched = vi.hoisted(() => vi.fn<(query: string, params?: object) => Promise<unknown>>())
vi.mock('../lake/fetch', () => ({ sanityFetch: fetched }))

beforeEach(() => {
  fetched.mockReset()
  fetched.mockImplementation(async (query) =>
    query === tagSlugsQuery
      ? ['vase']
      : query === postOrderQuery
        ? { posts: [{ _id: 'post-3', number: 3, title: 'A post' }] }
        : { tag: null, posts: [], total: 0, post: null, nextPost: { startsAt: '2999-01-01' } },
  )
})

const queries = () => fetched.mock.calls.map(([query]) => query)

// The result of each query is stored, and guessed addresses must not fill the disk.
it('runs no query for a number or a tag that does not exist', async () => {
  expect(await postByNumber(4)).toBeUndefined()
  expect(await taggedPosts('guessed', 12)).toBeUndefined()
  expect(queries()).toEqual([postOrderQuery, tagSlugsQuery])
})

it('runs one for those that do', async () => {
  await postByNumber(3)
  await taggedPosts('vase', 12)
  expect(queries()).toEqual(expect.arrayContaining([postQuery, taggedPostsQuery]))
})
