import { expect, it, vi } from 'vitest'
import { config } from '@/content/config'
import sitemap from './sitemap'

const script = '/x"><s:script xmlns:s="http://www.w3.org/1999/xhtml">alert(1)</s:script>'
vi.mock('@/content/pages/pages', () => ({
  pageRoutes: () => Promise.resolve(['/about', script]),
  numberedPages: () => Promise.resolve([]),
}))
vi.mock('@/content/catalogue/catalogue', () => ({
  catalogueSlugs: () => Promise.resolve({ listings: ['a&b'], details: [] }),
}))

it('lists absolute addresses as text of XML', async () => {
  const urls = (await sitemap()).map(({ url }) => url)
  expect(urls).toContain(`${config.siteUrl}/about`)
  expect(urls.some((url) => url.includes('script'))).toBe(true)
  for (const url of urls) expect(url).not.toMatch(/[<>"]|&(?!(?:amp|lt|gt|quot|apos);)/)
})
