import { expect } from '@playwright/test'
import { siteUrl } from '../shop.ts'
import { whenInteractive } from '../test.ts'
import { test } from './content.ts'
import { logIn } from './editor.ts'

test('a comment waits for approval, then is shown below its post without the reader’s address', async ({
  page,
  content,
}) => {
  const reader = `Reader ${Date.now()}`
  const email = `comment-${Date.now()}@example.com`
  content.removeAfter(`_type in ["commentSubmission", "comment"] && name == "${reader}"`)
  const address = `${siteUrl}/blog-details-v2/3`
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': email })
  await page.goto(address)
  await whenInteractive(page)
  await page
    .getByRole('link', { name: /^Reply to/ })
    .first()
    .click()
  const form = page.getByRole('form', { name: 'Leave a Comment' })
  await expect(form.getByLabel('Comment', { exact: true })).toBeFocused()
  await expect(form.getByLabel('Comment', { exact: true })).toHaveValue(/^@\S+/)
  await form.getByLabel('Full Name').fill(reader)
  await form.getByLabel('Email Address').fill(email)
  await form.getByLabel('Comment', { exact: true }).fill('Good advice on oak.')
  await form.getByRole('button', { name: 'Post Comment' }).click()
  await expect(page.getByText('Your comment waits for approval.')).toBeVisible()
  const html = async () => (await page.request.get(address)).text()
  expect(await html()).not.toContain(reader)

  await logIn(page)
  await page.getByRole('link', { name: 'Inbox' }).click()
  await page.getByRole('link', { name: /^Comments \(\d+ new\)/ }).click()
  await page.getByRole('link', { name: new RegExp(reader) }).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect.poll(html).toContain(reader)
  expect(await html()).not.toContain(email)
  await expect(page.getByRole('link', { name: new RegExp(`${reader}.*Done`) })).toBeVisible()

  // A comment that was marked as done by mistake can be approved later.
  await page.getByRole('button', { name: 'Mark as new' }).click()
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible()
})
