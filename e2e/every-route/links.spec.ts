import { expect, test } from '@playwright/test'
import { siteUrl } from '../shop.ts'

/** Pages that are read at the same time. */
const atOnce = 8

/** Addresses below the site's own in the links of a page, without their fragments. */
function linksOf(html: string, path: string): string[] {
  return Array.from(
    html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"/g),
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&'), siteUrl + path),
  )
    .filter(({ origin }) => origin === siteUrl)
    .map(({ pathname, search }) => pathname + search)
}

/** An address and the page that links to it. */
type Linked = [path: string, from: string]

/** Pictures and filtered lists are endless; the shop's own tests follow some. */
const isEndless = (path: string) => /^\/(?:cdn\/|shop-v\d\?)/.test(path)

test('every link inside the site leads to a page, from the home page, both headers and the site map on', async ({
  request,
}) => {
  test.setTimeout(300_000)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) =>
    address.replaceAll('&amp;', '&').replace(siteUrl, ''),
  )
  expect(listed.length).toBeGreaterThan(100)
  const seen = new Map<string, string>()
  let next = ['/', '/index-v2', ...listed.map((path) => path || '/')].map((path): Linked => [
    path,
    'the site map',
  ])
  const broken: string[] = []
  while (next.length > 0) {
    const batch = next.filter(([path]) => !seen.has(path) && !isEndless(path))
    for (const [path, from] of batch) seen.set(path, from)
    const paths = [...new Set(batch.map(([path]) => path))]
    next = []
    for (let start = 0; start < paths.length; start += atOnce) {
      const found = await Promise.all(
        paths.slice(start, start + atOnce).map(async (path) => {
          const response = await request.get(path)
          const html = await response.text()
          if (!response.ok()) broken.push(`${response.status()} ${path}, linked by ${seen.get(path)}`)
          const isPage = response.headers()['content-type']?.startsWith('text/html')
          return isPage && response.ok() ? linksOf(html, path).map((link): Linked => [link, path]) : []
        }),
      )
      next.push(...found.flat())
    }
  }
  expect(broken).toEqual([])
  // Both headers, the side menu and the footer are part of what was read.
  for (const path of [
    '/portfolio-v2',
    '/portfolio-v3',
    '/faq',
    '/blog-tag',
    '/product-category',
    '/index-v6',
  ]) {
    expect([...seen.keys()]).toContain(path)
  }
})
