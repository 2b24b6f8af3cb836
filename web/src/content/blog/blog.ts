import type { PostQueryResult } from '@shop/studio/types'
import { fetchDerived } from '../lake/derived'
import { sanityFetch } from '../lake/fetch'
import { toPicture } from '../pictures/picture'
import type { Picture } from '../pictures/types'
import { type PostCard, type Tag, toPostCard, toTag } from './card'
import { neighboursOf, relatedTo } from './order'
import {
  blogSidebarQuery,
  featuredPostsQuery,
  postCardsQuery,
  postOrderQuery,
  postQuery,
  postsQuery,
  showSamplesQuery,
  tagSlugsQuery,
  taggedPostsQuery,
} from './queries'

/** Related posts under a post (specification, section 9). */
const relatedCount = 5

/** Recent posts beside a post. */
const recentCount = 4

/** The figure over the comments while sample figures are shown (specification, section 2). */
const sampleCommentCount = 13

type RawPost = NonNullable<PostQueryResult['post']>

export type Comment = { id: string; name: string; text: string; date?: string; picture?: Picture }
export type Author = { name: string; position?: string; biography?: string; picture?: Picture }

/** A post with everything that its page shows. */
export type Post = PostCard & {
  number: number
  tags: Tag[]
  body: RawPost['body']
  author?: Author
  /** ISO 8601. */
  updatedAt: string
  comments: Comment[]
  commentCount: number
  newer?: PostCard
  older?: PostCard
  related: PostCard[]
  /** The posts of the slider at the top of the blog. */
  recent: PostCard[]
}

/** The first posts of a list, and the length of the whole list. */
export type PostList = { posts: PostCard[]; total: number }

const toCards = (posts: Parameters<typeof toPostCard>[0][]) => posts.flatMap((raw) => toPostCard(raw) ?? [])
const toTags = (tags: Parameters<typeof toTag>[0][] | null) => (tags ?? []).flatMap((raw) => toTag(raw) ?? [])

/** The newest posts. */
export async function latestPosts(count: number): Promise<PostList> {
  const { posts, total } = await sanityFetch(postsQuery, { count })
  return { posts: toCards(posts), total }
}

/** The posts that editors feature; the three newest if there are none. */
export async function featuredPosts(): Promise<PostCard[]> {
  const { posts } = await sanityFetch(featuredPostsQuery)
  return posts.length > 0 ? toCards(posts) : (await latestPosts(3)).posts
}

/** The newest posts with a tag; undefined when no tag has the slug. */
export async function taggedPosts(
  slug: string,
  count: number,
): Promise<(PostList & { tag: Tag }) | undefined> {
  // The list is cached, so that a guessed tag needs no query, and no stored result, of its own.
  if (!(await sanityFetch(tagSlugsQuery)).includes(slug)) return undefined
  const { tag: raw, posts, total } = await sanityFetch(taggedPostsQuery, { slug, count })
  const tag = toTag(raw)
  return tag && { tag, posts: toCards(posts), total }
}

/** The slug of a tag in another letter case, which makes no difference in addresses. */
export async function otherTagSpelling(slug: string): Promise<string | undefined> {
  const slugs = await sanityFetch(tagSlugsQuery)
  return slugs
    .flatMap((each) => each ?? [])
    .find((each) => each !== slug && each.toLowerCase() === slug.toLowerCase())
}

/** All posts, newest first; each page of a post looks for its neighbours in them. */
const postsInOrder = () => fetchDerived(postOrderQuery, {}, ({ posts }) => posts, { isEditable: false })

/** The numbers of all posts, newest first. */
export async function postNumbers(): Promise<number[]> {
  const posts = await postsInOrder()
  return posts.flatMap(({ number }) => number ?? [])
}

/** A post by its number, or undefined. */
export async function postByNumber(number: number): Promise<Post | undefined> {
  // The list is cached, so that an unknown number needs no query of its own.
  const posts = await postsInOrder()
  if (!posts.some((post) => post.number === number)) return undefined
  const [{ post: raw }, showsSamples] = await Promise.all([
    sanityFetch(postQuery, { number }),
    sanityFetch(showSamplesQuery),
  ])
  const card = toPostCard(raw)
  if (!raw || !card) return undefined
  const { newer, older } = neighboursOf(raw._id, posts)
  const related = relatedTo(raw._id, posts).slice(0, relatedCount)
  const recent = posts.filter(({ _id }) => _id !== raw._id).slice(0, recentCount)
  const cardsOf = await cardsById([newer, older, ...related, ...recent])
  const comments = raw.comments.flatMap(toComment)
  return {
    ...card,
    number,
    tags: toTags(raw.tags),
    body: raw.body,
    author: toAuthor(raw.author),
    updatedAt: raw._updatedAt,
    comments,
    commentCount: showsSamples ? sampleCommentCount : comments.length,
    newer: cardsOf([newer])[0],
    older: cardsOf([older])[0],
    related: cardsOf(related),
    recent: cardsOf(recent),
  }
}

type InOrder = { _id: string } | undefined

/** Fetches the cards of posts once; the function returns those of some of them, in their order. */
async function cardsById(all: InOrder[]): Promise<(some: InOrder[]) => PostCard[]> {
  const cards = [...new Set(all.flatMap((post) => post?._id ?? []))].toSorted()
  const { posts } = await sanityFetch(postCardsQuery, { cards })
  const byId = new Map(posts.map((post) => [post._id, toPostCard(post)]))
  return (some) => some.flatMap((post) => (post && byId.get(post._id)) ?? [])
}

function toComment({ _id, name, text, date, picture }: RawPost['comments'][number]): Comment[] {
  if (!name || !text) return []
  return [{ id: _id, name, text, date: date ?? undefined, picture: toPicture(picture) }]
}

function toAuthor(raw: RawPost['author']): Author | undefined {
  if (!raw?.name) return undefined
  const { name, position, biography, picture } = raw
  return {
    name,
    position: position ?? undefined,
    biography: biography ?? undefined,
    picture: toPicture(picture),
  }
}

/** The lists in the sidebar of a post. */
export async function blogSidebar(): Promise<{ categories: Tag[]; popular: Tag[] }> {
  const { categories, popular } = await sanityFetch(blogSidebarQuery)
  return { categories: toTags(categories), popular: toTags(popular) }
}
