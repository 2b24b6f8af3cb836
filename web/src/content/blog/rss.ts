import type { PostCard } from './card'
import { xmlText } from '../xml-text'

/** Where the feed is. */
export const rssPath = '/rss.xml'

type Channel = { title: string; description?: string; siteUrl: string; blogPath: string; feedPath: string }

/** An element with text; nothing without text. */
const element = (name: string, text: string | undefined, attributes = '') =>
  text ? `<${name}${attributes}>${xmlText(text)}</${name}>` : ''

/** A program can store what is no date. */
const dateText = (date = '') => (Number.isNaN(Date.parse(date)) ? undefined : new Date(date).toUTCString())

/** An RSS 2.0 feed of posts, newest first, with absolute addresses. */
export function rssFeed(
  posts: PostCard[],
  { title, description, siteUrl, blogPath, feedPath }: Channel,
): string {
  const items = posts.map(
    (post) =>
      `<item>${element('title', post.title)}${element('link', siteUrl + post.href)}${element(
        'guid',
        siteUrl + post.href,
        ' isPermaLink="true"',
      )}${element('pubDate', dateText(post.date))}${element(
        'category',
        post.tag?.title,
      )}${element('description', post.description)}</item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${element('title', title)}${element(
    'link',
    siteUrl + blogPath,
  )}<description>${xmlText(description ?? title)}</description><language>en</language><atom:link href="${xmlText(
    siteUrl + feedPath,
  )}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`
}
