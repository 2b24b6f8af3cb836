import type { PostCard } from './card'

/** Where the feed is. */
export const rssPath = '/rss.xml'

type Channel = { title: string; description?: string; siteUrl: string; blogPath: string; feedPath: string }

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

// oxlint-disable-next-line no-control-regex
const notInXml = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/** Text for XML: markup is escaped, characters that XML does not allow are removed. */
const escape = (text: string) => text.replace(notInXml, '').replace(/[&<>"']/g, (sign) => escapes[sign] ?? '')

/** An element with text; nothing without text. */
const element = (name: string, text: string | undefined, attributes = '') =>
  text ? `<${name}${attributes}>${escape(text)}</${name}>` : ''

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
      )}${element('pubDate', post.date && new Date(post.date).toUTCString())}${element(
        'category',
        post.tag?.title,
      )}${element('description', post.description)}</item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${element('title', title)}${element(
    'link',
    siteUrl + blogPath,
  )}<description>${escape(description ?? title)}</description><language>en</language><atom:link href="${escape(
    siteUrl + feedPath,
  )}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`
}
