import { screenHref } from '@shop/studio/routes'
import { latestPosts } from '@/content/blog/blog'
import { rssFeed, rssPath } from '@/content/blog/rss'
import { config } from '@/content/config'
import { screenWords } from '@/content/site/screen-words'
import { siteSettings } from '@/content/site/site'

/** Posts in the feed; feed readers fetch it often enough to see every post. */
const count = 30

export async function GET(): Promise<Response> {
  const [{ posts }, { title }, { text }] = await Promise.all([
    latestPosts(count),
    siteSettings(),
    screenWords('blog-v1'),
  ])
  const feed = rssFeed(posts, {
    title: `${title}: Blog`,
    description: text,
    siteUrl: config.siteUrl,
    blogPath: screenHref('blog-v1'),
    feedPath: rssPath,
  })
  return new Response(feed, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}
