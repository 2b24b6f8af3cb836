import { expect } from '@playwright/test'
import { studioUrl } from '../shop.ts'
import { test } from './content.ts'
import { logIn } from './editor.ts'

const tags = Array.from({ length: 320 }, (_, index) => ({
  _id: `long-tag-${index}`,
  _type: 'tag',
  title: `Long tag ${index}`,
  orderRank: `0|a${String(index).padStart(5, '0')}:`,
}))

test('a list with too many lines to drag is shown in its order, and can be dragged when it is shorter', async ({
  page,
  content,
}) => {
  content.removeAfter('_type == "tag" && title match "Long tag"')
  const transaction = content.client.transaction()
  for (const tag of tags) transaction.create(tag)
  await transaction.commit()
  await logIn(page, '/structure/blog;tag')
  await expect(page.getByText('Tags: over 300, too many to drag').first()).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('link', { name: 'Long tag 0', exact: true })).toBeVisible()
  await expect(page.locator('[data-rfd-drag-handle-draggable-id]')).toHaveCount(0)
  await content.client.delete({ query: '*[_type == "tag" && orderRank >= "0|a00100:"]' })
  await expect(page.locator('[data-rfd-drag-handle-draggable-id="long-tag-0"]')).toBeVisible()
})

test('a list of 5,000 plain values says so instead of freezing its form, and can be shortened', async ({
  page,
  content,
}) => {
  const values = Array.from({ length: 5000 }, (_, index) => `Tag ${index}`)
  await content.given({ _id: 'long-product', _type: 'product', name: 'Many tags', tags: values })
  await logIn(page)
  await page.goto(`${studioUrl}/intent/edit/id=long-product;type=product;path=tags`)
  await expect(page.getByText('This list has 5,000 values')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Keep the first 300, remove the others' }).click()
  await expect.poll(async () => (await content.forms('long-product')).draft?.tags).toHaveLength(300)
})
