import { createHash } from 'node:crypto'
import { expect } from '@playwright/test'
import { siteUrl } from '../shop.ts'
import { test } from './content.ts'
import { logIn, openDocument } from './editor.ts'

test('an editor completes an order, and its customer sees it', async ({ page, content }) => {
  const id = crypto.randomUUID()
  const token = 'c'.repeat(32)
  const number = `PH-TEST-${id.slice(0, 4).toUpperCase()}`
  await content.given({
    _id: `order.${id}`,
    _type: 'order',
    number,
    state: 'Pending',
    placedAt: new Date().toISOString(),
    customer: { name: 'Ada Shopper', email: 'ada@example.com' },
    lines: [
      { _key: 'a', _type: 'orderLine', product: 1, name: 'Chair', quantity: 1, unitPrice: 8500, total: 8500 },
    ],
    subtotal: 8500,
    total: 8500,
    linkHash: createHash('sha256').update(token).digest('hex'),
  })
  const visitor = content.client.withConfig({ token: undefined, perspective: 'published' })
  expect(await visitor.fetch('count(*[_type == "order"])')).toBe(0)
  await logIn(page)
  await page.getByRole('link', { name: 'Orders' }).click()
  await expect(page.getByText(`${number} · Ada Shopper`).first()).toBeVisible()
  await openDocument(page, 'order', `order.${id}`)
  await page.getByRole('radio', { name: 'Completed' }).click()
  await expect
    .poll(() => content.client.getDocument(`order.${id}`))
    .toMatchObject({ state: 'Completed', stateDate: expect.stringMatching(/^\d{4}-/) })
  await page.goto(`${siteUrl}/invoice?order=${id}&t=${token}`)
  await expect(page.getByRole('article', { name: `Invoice ${number}` })).toContainText('Completed since')
})
