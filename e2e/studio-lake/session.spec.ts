import { expect, test } from '@playwright/test'
import { lakeUrl, studioUrl } from '../shop.ts'
import { field, forgetSession, openDocument } from './editor.ts'

test('a login that ends while a form is open says so, and leads to the login', async ({ page }) => {
  await openDocument(page, 'category', 'category-paper-plates')
  await expect(field(page, 'Name')).toBeEditable()
  await field(page, 'Name').press('End')
  // As another tab does, or the lake when a password changes.
  const ended = await page.request.post(`${lakeUrl}/v1/auth/logout`, { headers: { origin: studioUrl } })
  expect(ended.ok()).toBe(true)
  forgetSession()
  // The form is gone as soon as the Studio learns of it.
  await page.keyboard.type(' and more')
  const dialog = page.getByRole('dialog', { name: 'You have been logged out' })
  await expect(dialog).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('crashed')).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Log in again' })).not.toBeFocused()
  await dialog.getByRole('button', { name: 'Log in again' }).click()
  await expect(page.getByText('Log in', { exact: true })).toBeVisible({ timeout: 60_000 })
})
