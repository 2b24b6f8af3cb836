import type { Metadata } from 'next'
import type { Post } from '@/content/blog/blog'
import { postOpenGraph } from '@/content/blog/json-ld'
import type { TagView } from '@/content/blog/tag-view'
import { pageMetadata } from '@/content/draft/metadata'
import { markdownAlternate, postMarkdownHref } from '@/content/markdown/address'
import { openGraph } from '@/content/pictures/open-graph'
import * as messages from '@/messages/blog'

/**
 * The metadata of a post's page in any layout; the canonical address is the same for all of them.
 * @param isFallback whether the post of the address does not exist, and this one is shown instead
 */
export async function postMetadata(post: Post | undefined, isFallback = false): Promise<Metadata> {
  if (!post) return { title: messages.postNotFound, robots: { index: false } }
  return pageMetadata({
    title: post.title,
    description: post.description,
    authors: post.author && [{ name: post.author.name }],
    alternates: { canonical: post.href, types: markdownAlternate(postMarkdownHref(post.number)) },
    ...(isFallback && { robots: { index: false } }),
    ...postOpenGraph(post),
  })
}

/** The metadata of the posts of a tag. */
export async function tagMetadata(view: TagView): Promise<Metadata> {
  const { heading, name, seoDescription, isTagged, canonical, posts } = view
  if (!canonical) return { title: messages.tagNotFound, robots: { index: false } }
  return pageMetadata({
    title: isTagged ? `${name}: ${heading}` : heading,
    description: seoDescription,
    alternates: { canonical },
    ...openGraph(posts[0]?.picture),
  })
}
