import { expect, it } from 'vitest'
import { rssFeed } from './rss'

const channel = {
  title: 'Paper & Home',
  siteUrl: 'https://shop.example',
  blogPath: '/blog-v1',
  feedPath: '/rss.xml',
}
const post = {
  id: 'p',
  title: 'Ink <b>&</b> "paper"\u0007',
  href: '/blog-details-v1/3',
  splitHref: '/blog-details-v2/3',
  date: '2025-09-05',
}

it('escapes titles, drops control characters and writes absolute addresses', () => {
  const feed = rssFeed([post], channel)
  expect(feed).toContain('<title>Ink &lt;b&gt;&amp;&lt;/b&gt; &quot;paper&quot;</title>')
  expect(feed).toContain('<link>https://shop.example/blog-details-v1/3</link>')
  expect(feed).toContain('<pubDate>Fri, 05 Sep 2025 00:00:00 GMT</pubDate>')
  expect(feed).toContain('<title>Paper &amp; Home</title>')
})

it('leaves out what a post does not have', () => {
  const feed = rssFeed(
    [
      { ...post, date: undefined },
      { ...post, date: '2026-11-32' },
    ],
    channel,
  )
  expect(feed).not.toMatch(/pubDate|<category>|undefined|Invalid/)
})
