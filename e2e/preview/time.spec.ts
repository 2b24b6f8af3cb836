import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { isDevelopment, siteUrl } from '../shop.ts'
import { draftCookies, editor } from './draft.ts'

// Dates take effect on the site at their moment, without a publish.

test.skip(isDevelopment, 'Development has no page cache: it renders a page at every visit')

/** Long enough for a publish to arrive and for a page to be rendered and read twice before it. */
const soon = 8_000
const inMoment = () => new Date(Date.now() + soon).toISOString()

/** Milliseconds, longer than the site gives one rendering to all who ask. */
const shared = 1100

/** What Next.js answers a request with that is not given the rendering of another one. */
async function cacheOf(path: string) {
  await sleep(shared)
  return (await read(path)).cache
}

async function read(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(siteUrl + path, { headers })
  return { text: await response.text(), cache: response.headers.get('x-nextjs-cache') }
}

const listsOfPosts = ['/index-v3', '/blog-v1', '/blog-v2', '/blog-tag', '/rss.xml', '/search-index']

/** Sets fields of a document for one test; the publish has arrived when it returns. */
async function withFields(id: string, fields: Record<string, string>, run: () => Promise<void>) {
  const before = await editor().getDocument(id)
  const kept = Object.fromEntries(Object.keys(fields).map((name) => [name, before?.[name] as unknown]))
  const unset = Object.keys(kept).filter((name) => kept[name] === undefined)
  await editor().patch(id).set(fields).commit()
  await sleep(1000)
  try {
    await run()
  } finally {
    await editor()
      .patch(id)
      .set(JSON.parse(JSON.stringify(kept)) as object)
      .unset(unset)
      .commit()
  }
}

test('a sale ends at its end: price and badge, on the next load of a cached page', async () => {
  const saleEnds = inMoment()
  await withFields('product-wardrobe-almirah', { saleEnds }, async () => {
    const onSale = await read('/index-v4')
    expect(onSale.text).toContain('$621.00')
    expect(onSale.text).toContain('10% OFF')
    expect(await cacheOf('/index-v4')).toBe('HIT')

    await sleep(Date.parse(saleEnds) - Date.now() + 1100)
    const over = await read('/index-v4')
    expect(over.text).toContain('$690.00')
    expect(over.text).not.toContain('$621.00')
    expect(over.text).not.toContain('10% OFF')
    expect(await cacheOf('/index-v4')).toBe('HIT')
  })
})

test('a sale that ends while its page is open ends there, too', async ({ page }) => {
  const saleEnds = inMoment()
  await withFields('product-wardrobe-almirah', { saleEnds }, async () => {
    const number = await editor().fetch<number>('*[_id == "product-wardrobe-almirah"][0].number')
    await page.goto(`${siteUrl}/product-details/${number}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('timer')).toBeVisible()
    await expect(main).toContainText('$621.00')
    await expect(main.getByRole('timer')).toHaveCount(0, { timeout: 30_000 })
    await expect(main).toContainText('$690.00')
    await expect(main).not.toContainText('$621.00')
  })
})

test('a post appears at its date, in lists and in search, and in the preview before', async () => {
  const cookie = await draftCookies()
  const title = await editor().fetch<string>('*[_id == "post-1"][0].title')
  const date = inMoment()
  await withFields('post-1', { date }, async () => {
    for (const path of listsOfPosts) expect((await read(path)).text).not.toContain(title)
    expect((await read('/index-v3', { cookie })).text.replace(/[^ -~]/g, '')).toContain(title)
    expect(await cacheOf('/index-v3')).toBe('HIT')

    await sleep(Date.parse(date) - Date.now() + 1100)
    for (const path of listsOfPosts) expect((await read(path)).text).toContain(title)
    expect(await cacheOf('/index-v3')).toBe('HIT')
  })
})
