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
  await logIn(page)
  await page.goto(`${studioUrl}/structure/packaging`)
  await expect(page.getByRole('link', { name: 'Named order' })).toBeVisible({ timeout: 30_000 })
  await page.goto(`${studioUrl}/structure/inbox;quoteRequest`)
  await expect(page.getByRole('link', { name: /Q-all/ })).toBeVisible({ timeout: 30_000 })
  // A link to a document looks for it in every list.
  await openDocument(page, 'siteSettings', 'siteSettings')
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
  await logIn(page)
  await page.goto(`${studioUrl}/structure/inbox;quoteRequest;quoteRequest.wrong`)
  await expect(page.getByText('Messages and answers')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('unable to recover')).toBeHidden()
})
