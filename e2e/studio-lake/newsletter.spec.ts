import { expect } from '@playwright/test'
import { siteUrl } from '../shop.ts'
import { test } from './content.ts'
import { logIn } from './editor.ts'

test('a newsletter sign-up appears in the editors’ inbox, and is not public', async ({ page, content }) => {
  const email = `reader-${Date.now()}@example.com`
  const leads = '*[_type == "newsletterLead" && email == $email]'
  content.removeAfter(`_type == "newsletterLead" && email == "${email}"`)
  await page.goto(siteUrl)
  const form = page.getByRole('contentinfo')
  await form.getByRole('textbox', { name: /e-?mail/i }).fill(email)
  await form.getByRole('button', { name: /subscribe/i }).click()
  await expect(form.getByRole('status').getByText('Thank you. You will hear from us.')).toBeVisible()
  await expect.poll(() => content.client.fetch(`count(${leads})`, { email })).toBe(1)
  const visitor = content.client.withConfig({ token: undefined, perspective: 'published' })
  expect(await visitor.fetch(`count(${leads})`, { email })).toBe(0)

  await logIn(page)
  await page.getByRole('link', { name: 'Inbox' }).click()
  await page.getByRole('link', { name: /^Newsletter \(/ }).click()
  await page.getByText(email).first().click()
  await expect(page.getByText(/^Created /)).toBeVisible()
  await expect(page.getByText('Live', { exact: true })).toBeHidden()
})

test('without addresses there is nothing to copy and nothing to save', async ({ page, content }) => {
  const leads = '_type == "newsletterLead"'
  await content.restoreAfter(leads)
  await content.client.delete({ query: `*[${leads}]` })
  await logIn(page, '/structure/inbox;newsletter-addresses')
  const buttons = ['Copy addresses', 'Download CSV'].map((name) => page.getByRole('button', { name }))
  await expect(page.getByText('No addresses yet')).toBeVisible()
  for (const button of buttons) await expect(button).toBeDisabled()
  const email = 'reader@example.com'
  await content.given({ _id: 'newsletterLead.test', _type: 'newsletterLead', email })
  await expect(page.getByText('One address')).toBeVisible()
  for (const button of buttons) await expect(button).toBeEnabled()
})
