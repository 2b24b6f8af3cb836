import { expect } from '@playwright/test'
import { studioUrl } from '../shop.ts'
import { test } from './content.ts'
import { logIn, openDocument } from './editor.ts'

const wrong = { a: 1 }

test('documents with the ids of lines of the desk close no list and no form', async ({ page, content }) => {
  await content.given(
    ...['order', 'orphans', 'all-subCategory'].map((_id) => ({
      _id,
      _type: 'category',
      name: `Named ${_id}`,
    })),
    { _id: 'all-quotes', _type: 'quoteRequest', number: 'Q-all', sentAt: '2026-01-01T00:00:00Z' },
  )
  await logIn(page, '/structure/packaging')
  await expect(page.getByRole('link', { name: 'Named order' })).toBeVisible({ timeout: 30_000 })
  await page.goto(`${studioUrl}/structure/inbox;quoteRequest`)
  await expect(page.getByRole('link', { name: /Q-all/ })).toBeVisible({ timeout: 30_000 })
  // A link to a document looks for it in every list.
  await openDocument(page, 'siteSettings', 'siteSettings')
})

test('ids that Sanity reserves and texts where pictures belong close no list', async ({ page, content }) => {
  await content.given(
    { _id: '__edit__category', _type: 'category', name: 'Named edit' },
    { _id: '__edit__quote', _type: 'quoteRequest', number: 'Q-edit', sentAt: '2026-01-01T00:00:00Z' },
    // A pattern of the Studio divides such a text in more ways than a browser can try.
    { _id: 'category-text', _type: 'category', name: 'Named text', picture: 'x'.repeat(300) },
    {
      _id: 'category-asset',
      _type: 'category',
      name: 'Named asset',
      picture: {
        _type: 'picture',
        asset: { _type: 'reference', _weak: true, _ref: `image-${'x'.repeat(120)}` },
      },
    },
  )
  await logIn(page, '/structure/packaging')
  for (const name of ['Named edit', 'Named text', 'Named asset']) {
    await expect(page.getByRole('link', { name })).toBeVisible({ timeout: 30_000 })
  }
  await page.getByRole('link', { name: 'Named edit' }).click()
  await expect(page.getByRole('link', { name: 'Edit' }).first()).toBeVisible()
  await page.goto(`${studioUrl}/structure/inbox;quoteRequest`)
  await expect(page.getByRole('link', { name: /Q-edit/ })).toBeVisible({ timeout: 30_000 })
})

test('a quote request whose values have wrong types can be opened', async ({ page, content }) => {
  const texts = { number: wrong, sentAt: 7, neededBy: wrong, message: wrong, handling: wrong }
  await content.given(
    {
      _id: 'quoteRequest.wrong',
      _type: 'quoteRequest',
      ...texts,
      contact: { name: wrong, company: wrong, email: wrong, phone: wrong },
      lines: [null, 3, { note: wrong, quantity: wrong, units: wrong }],
      attachment: { name: wrong, size: 1, assetId: wrong, key: wrong },
    },
    {
      _id: 'quoteReply.wrong',
      _type: 'quoteReply',
      request: { _type: 'reference', _ref: 'quoteRequest.wrong', _weak: true },
      kind: 'message',
      text: wrong,
      name: wrong,
      sentAt: wrong,
    },
  )
  await logIn(page, '/structure/inbox;quoteRequest;quoteRequest.wrong')
  await expect(page.getByText('Messages and answers')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('unable to recover')).toBeHidden()
})
