import { expect, test } from '@playwright/test'
import { siteUrl } from '../shop.ts'

for (const [page, markdown, heading] of [
  ['/product-details/1', '/product-details/1.md', '# Classic Relaxable Chair'],
  ['/product-details?category=kraft-bags-brown', '/product-details/kraft-bags-brown.md', '# '],
  ['/blog-details-v1/8', '/blog-details-v1/8.md', '# How Grease Resistance Works in Paper'],
] as const) {
  test(`${page} links to its Markdown form`, async ({ request }) => {
    const html = await (await request.get(page)).text()
    const [, href = ''] = /<link rel="alternate" type="text\/markdown" href="([^"]*)"/.exec(html) ?? []
    expect(href).toBe(siteUrl + markdown)
    const response = await request.get(href)
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8')
    expect(response.headers()['link']).toContain(`<${siteUrl}${page}>; rel="canonical"`)
    const text = await response.text()
    expect(text.startsWith(heading), text.slice(0, 80)).toBe(true)
    expect(text).toContain(`Page: ${siteUrl}${page.replace('&', '\\&')}`)
    expect(text).not.toMatch(/undefined|null|\[object|<\w/)
    expect(text.length).toBeGreaterThan(400)
  })
}

test('the Markdown form of a product has its sale price and its facts', async ({ request }) => {
  const text = await (await request.get('/product-details/1.md')).text()
  for (const line of ['- Price: $85.00', '- Regular price: $140.99', String.raw`- SKU: CH\_0015`]) {
    expect(text).toContain(line)
  }
  const post = await (await request.get('/blog-details-v1/8.md')).text()
  expect(post).toMatch(/^\| --- \|/m)
  expect(post).toMatch(/^> /m)
})

test('unknown names have no Markdown form', async ({ request }) => {
  for (const path of [
    '/product-details/999.md',
    '/product-details/0.md',
    '/product-details/no-such-thing.md',
    '/blog-details-v1/999.md',
    '/blog-details-v1/foils.md',
    '/markdown/login/1',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('llms.txt names every product and post, and its links answer', async ({ request }) => {
  const response = await request.get('/llms.txt')
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const text = await response.text()
  expect(text).toMatch(/^# Paper \\& Home\n\n> /)
  const links = Array.from(text.matchAll(/\]\(([^)]+)\)/g), ([, href = '']) => href)
  expect(links.filter((href) => /\/product-details\/\d+\.md$/.test(href))).toHaveLength(14)
  expect(links.filter((href) => /\/blog-details-v1\/\d+\.md$/.test(href))).toHaveLength(10)
  expect(links.length).toBeGreaterThan(60)
  const answers = await Promise.all(links.map(async (href) => [href, (await request.get(href)).status()]))
  expect(answers.filter(([, status]) => status !== 200)).toEqual([])
})
