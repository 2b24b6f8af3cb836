import { expect, test } from '@playwright/test'
import { siteUrl } from '../shop.ts'
import { editor } from './draft.ts'

for (const [path, id] of [
  ['/product-category', 'screen-categories'],
  ['/search', 'screen-search'],
] as const) {
  test(`${path} takes heading, introduction and metadata from its document`, async () => {
    const read = async () => (await fetch(siteUrl + path)).text()
    const original = await editor().getDocument(id)
    if (!original) throw new Error(`The seed has no ${id}`)
    await editor()
      .patch(id)
      .set({
        heading: 'A new heading',
        text: 'A new introduction',
        seo: { ...original.seo, title: 'A new title' },
      })
      .commit()
    try {
      await expect.poll(read).toMatch(/<h1[^>]*>A new heading<\/h1>/)
      const html = await read()
      expect(html).toContain('A new introduction')
      expect(html).toMatch(/<title>A new title[^<]*<\/title>/)
    } finally {
      await editor().createOrReplace(original)
    }
    await expect.poll(read).not.toContain('A new heading')
  })
}
