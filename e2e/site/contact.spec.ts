import { createClient } from '@sanity/client'
import { expect, test, type Page } from '../test.ts'
import { readSecrets } from '../../scripts/services/settings.ts'
import { mailsTo } from '../mailbox.ts'
import { lake, lakeUrl, testEnvironment } from '../shop.ts'

const editor = () =>
  createClient({
    projectId: 'paperhome',
    dataset: testEnvironment.SANITY_DATASET,
    apiVersion: '2025-02-19',
    apiHost: lakeUrl,
    useProjectHostname: false,
    useCdn: false,
    perspective: 'raw',
    token: readSecrets(testEnvironment).editorToken,
  })

const kept = (email: string) =>
  editor().fetch<{ _id: string; number: string; message: string; subject?: string }[]>(
    '*[_type == "inquiry" && email == $email]',
    { email },
  )

let count = 0
const someone = () => `contact-${Date.now()}-${++count}@example.com`
const formOf = (page: Page) => page.getByRole('form', { name: 'Get in Touch' })
const receiptOf = (page: Page) => page.getByRole('region', { name: 'Thank you' })
const submit = (page: Page) => formOf(page).getByRole('button', { name: 'Submit' })

async function write(page: Page, email: string, message = 'How much are 500 bags?'): Promise<void> {
  const form = formOf(page)
  await form.getByLabel('Full Name').fill('Anna Muster')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Subject').selectOption('Paper Bags')
  await form.getByLabel('Your Message').fill(message)
}

test.beforeEach(async ({ page }, { testId }) => {
  // Each test is a visitor of its own (TRUSTED_PROXIES in e2e/shop.ts).
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `test-${testId}-${Date.now()}` })
  await page.goto('/contact')
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('an enquiry is confirmed with its number, kept once, and mailed to both sides', async ({ page }) => {
      const email = someone()
      await write(page, email)
      await submit(page).click()
      await expect(receiptOf(page)).toBeInViewport()
      await expect(receiptOf(page)).toContainText('within one working day')
      const documents = await kept(email)
      expect(documents).toMatchObject([{ subject: 'Paper Bags', message: 'How much are 500 bags?' }])
      await expect(receiptOf(page)).toContainText(documents[0]?.number ?? 'no number')
      await expect.poll(() => mailsTo(email).length).toBe(1)
      expect(mailsTo(email)[0]).toContain(documents[0]?.number)
    })
  })
}

test('wrong fields are listed, the first has the focus, and what was typed stays', async ({ page }) => {
  const form = formOf(page)
  await write(page, 'anna@example')
  await form.getByLabel('Full Name').fill('')
  await submit(page).click()
  await expect(form.getByLabel('Full Name')).toBeFocused()
  await expect(form.getByLabel('Full Name')).toHaveAccessibleDescription('Please enter your name')
  const summary = form.getByRole('alert')
  await expect(summary).toContainText('Please correct 2 fields')
  await summary.getByRole('link', { name: 'Please enter a valid email address' }).click()
  await expect(form.getByLabel('Email')).toBeFocused()
  await expect(form.getByLabel('Your Message')).toHaveValue('How much are 500 bags?')

  const email = someone()
  await form.getByLabel('Full Name').fill('Anna')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Email').press('Enter')
  await expect(receiptOf(page).getByRole('heading')).toBeFocused()
  expect(await kept(email)).toHaveLength(1)
})

test('what the browser does not check, the server refuses, without script, too', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/contact')
  await write(page, 'anna@example.com', '   ')
  await submit(page).click()
  await expect(formOf(page).getByRole('alert')).toContainText('Please write a message')
  await expect(formOf(page).getByRole('alert')).toBeInViewport()
  await expect(formOf(page).getByLabel('Full Name')).toHaveValue('Anna Muster')
  await expect(formOf(page).getByLabel('Subject')).toHaveValue('Paper Bags')
  expect((await kept('anna@example.com')).filter(({ message }) => !message.trim())).toEqual([])
  await page.close()
})

test('a double click leaves one enquiry, and so does sending the same again', async ({ page }) => {
  const email = someone()
  await write(page, email)
  await submit(page).dblclick()
  await expect(receiptOf(page)).toBeVisible()
  await receiptOf(page).getByRole('button', { name: 'Send another message' }).click()
  await write(page, email)
  await submit(page).click()
  await expect(receiptOf(page)).toBeVisible()
  expect(await kept(email)).toHaveLength(1)
  await expect.poll(() => mailsTo(email).length).toBe(1)
})

test('while the connection or the lake is down nothing is lost, and sending again works', async ({
  page,
}) => {
  const email = someone()
  await write(page, email)
  await page.context().setOffline(true)
  await submit(page).click()
  await expect(formOf(page).getByRole('alert')).toContainText('Check your connection')
  await expect(formOf(page).getByRole('alert')).toBeFocused()
  await expect(formOf(page).getByRole('alert')).toBeInViewport()
  await page.context().setOffline(false)
  await lake('kill')
  try {
    await submit(page).click()
    await expect(formOf(page).getByRole('alert')).toContainText('Nothing is lost', { timeout: 30_000 })
    await expect(formOf(page).getByLabel('Your Message')).toHaveValue('How much are 500 bags?')
  } finally {
    await lake('start')
  }
  await submit(page).click()
  await expect(receiptOf(page)).toBeVisible()
  expect(await kept(email)).toHaveLength(1)
})

test('a page of an earlier build says that it is to be loaded again, and keeps what was typed', async ({
  page,
}) => {
  await page.route('**/contact', (route, request) =>
    request.method() === 'POST'
      ? route.continue({ headers: { ...request.headers(), 'next-action': '0'.repeat(42) } })
      : route.fallback(),
  )
  await write(page, someone())
  await submit(page).click()
  await expect(formOf(page).getByRole('alert')).toContainText('this page was renewed')
  await expect(formOf(page).getByLabel('Your Message')).toHaveValue('How much are 500 bags?')
})

test('one visitor’s flood does not lock out another, and is asked to wait', async ({ page, browser }) => {
  test.slow()
  for (let sent = 1; sent <= 6; sent++) {
    await page.goto('/contact')
    await write(page, someone())
    await submit(page).click()
    if (sent <= 5) await expect(receiptOf(page)).toBeVisible()
  }
  await expect(formOf(page).getByRole('alert')).toContainText('Too many attempts. Try again in ten minutes.')
  const other = await browser.newPage({ extraHTTPHeaders: { 'x-forwarded-for': `other-${Date.now()}` } })
  await other.goto('/contact')
  await write(other, someone())
  await submit(other).click()
  await expect(receiptOf(other)).toBeVisible()
  await other.close()
})
