import { beforeEach, expect, it, vi } from 'vitest'
import { postByNumber, taggedPosts } from './blog'
import { postOrNewest } from './fallback'
import { postCardsQuery, postOrderQuery, postQuery, tagSlugsQuery, taggedPostsQuery } from './queries'

const fetched = vi.hoisted(() => vi.fn<(query: string, params?: object) => Promise<unknown>>())
vi.mock('../lake/fetch', () => ({ sanityFetch: fetched }))
vi.mock('../lake/derived', () => ({
  fetchDerived: async (query: string, params: object, derive: (result: unknown) => unknown) =>
    derive(await fetched(query, params)),
}))

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

// Each address of a post is a page of its own on the disk.
it('knows a post by one spelling of its number', async () => {
  const post = { _id: 'post-3', number: 3, title: 'A post', tags: null, comments: [] }
  fetched.mockImplementation(async (query) => (query === postQuery ? { post } : { posts: [post] }))
  const spellings = ['3', '03', '000000003', '3.0', '+3', '']
  const shown = await Promise.all(spellings.map((number) => postOrNewest(number)))
  expect(shown.map(({ isFallback }) => isFallback)).toEqual([false, true, true, true, true, true])
})

it('runs one for those that do', async () => {
  await postByNumber(3)
  await taggedPosts('vase', 12)
  expect(queries()).toEqual(expect.arrayContaining([postQuery, taggedPostsQuery]))
})

it('fetches the cards of the posts that a page shows, and depends on the titles of no others', async () => {
  const all = Array.from({ length: 20 }, (_, n) => ({ _id: `post-${n}`, number: n + 1, tags: null }))
  fetched.mockImplementation(async (query, params) => {
    if (query === postOrderQuery) return { posts: all }
    if (query !== postCardsQuery) return { post: { ...all[10], title: 'A post', comments: [], tags: [] } }
    const { cards } = params as { cards: string[] }
    return { posts: cards.map((_id) => ({ ...all.find((post) => post._id === _id), title: _id })) }
  })
  const post = await postByNumber(11)
  expect(post).toMatchObject({ newer: { title: 'post-9' }, older: { title: 'post-11' } })
  expect(post?.related.map(({ title }) => title)).toEqual([0, 1, 2, 3, 4].map((n) => `post-${n}`))
  expect(post?.recent.map(({ title }) => title)).toEqual([0, 1, 2, 3].map((n) => `post-${n}`))
  expect(fetched).toHaveBeenCalledWith(postCardsQuery, {
    cards: ['post-0', 'post-1', 'post-11', 'post-2', 'post-3', 'post-4', 'post-9'],
  })
  expect(postOrderQuery).not.toContain('title')
})
