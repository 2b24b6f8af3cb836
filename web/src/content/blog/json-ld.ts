import { openGraph } from '../pictures/open-graph'
import { pictureAddress } from '../pictures/picture'
import type { Post } from './blog'

/** A post for search engines (schema.org). */
export const postJsonLd = (post: Post, publisher: string, siteUrl: string) => ({
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.description,
  image: post.picture && new URL(pictureAddress(post.picture), siteUrl).href,
  datePublished: post.date,
  dateModified: post.updatedAt,
  author: post.author && { '@type': 'Person', name: post.author.name, jobTitle: post.author.position },
  publisher: { '@type': 'Organization', name: publisher, url: siteUrl },
  keywords: post.tags.map(({ title }) => title).join(', ') || undefined,
  mainEntityOfPage: `${siteUrl}${post.href}`,
})

/** What other sites show of a shared post. */
export function postOpenGraph(post: Post): ReturnType<typeof openGraph> {
  const shared = openGraph(post.picture)
  return {
    ...shared,
    openGraph: {
      ...shared.openGraph,
      type: 'article',
      title: post.title,
      description: post.description,
      url: post.href,
      publishedTime: post.date,
      modifiedTime: post.updatedAt,
      authors: post.author && [post.author.name],
      tags: post.tags.map(({ title }) => title),
    },
  }
}
