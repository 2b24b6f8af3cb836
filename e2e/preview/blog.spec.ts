import { expect, test } from '@playwright/test'
import { siteUrl } from '../shop.ts'
import { editor } from './draft.ts'
import { openField, openPreview } from './studio.ts'

test.use({ viewport: { width: 1600, height: 1000 } })

const read = async (path: string) => (await fetch(siteUrl + path)).text()

test('a post that is published now is on every page that lists posts, and leaves them when it is deleted', async () => {
  const title = 'A Post of This Minute'
  const number = 9001
  const lists = ['/blog-v1', '/blog-v2', '/blog-tag', '/blog-tag?tag=vase', '/rss.xml']
  const from = await editor().getDocument('post-2')
  for (const path of lists) expect(await read(path), path).not.toContain(title)
  const date = new Date().toISOString().slice(0, 10)
  await editor().create({ ...from, _id: 'post-of-this-minute', _type: 'post', title, number, date })
  try {
    for (const path of lists) await expect.poll(() => read(path), { message: path }).toContain(title)
    expect(await read(`/blog-details-v1/${number}`)).toContain(title)
    // It precedes the post that was the newest.
    expect(await read('/blog-details-v2/1')).toContain(title)
  } finally {
    await editor().delete('post-of-this-minute')
  }
  for (const path of lists) await expect.poll(() => read(path), { message: path }).not.toContain(title)
})

test('the preview of a post opens its fields', async ({ page }) => {
  const site = await openPreview(page, '/blog-details-v1/3')
  await expect.poll(() => openField(page)).toContain('/post/post-3')
  // Until the overlays cover the page, a click opens nothing.
  await expect(async () => {
    await site.getByRole('heading', { level: 1 }).click()
    await expect.poll(() => openField(page), { timeout: 3_000 }).toMatch(/\/post\/post-3\/title$/)
  }).toPass({ timeout: 30_000 })
})
