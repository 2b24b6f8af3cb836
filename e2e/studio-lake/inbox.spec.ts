import { mailsTo } from '../mailbox.ts'
import { siteUrl } from '../shop.ts'
import { expect, whenInteractive } from '../test.ts'
import { test } from './content.ts'
import { logIn } from './editor.ts'

test('an enquiry from the site is read, answered and counted in the Studio, and is not public', async ({
  page,
  content,
}) => {
  const email = `enquiry-${Date.now()}@example.com`
  const mine = `*[_type == "inquiry" && email == "${email}"]`
  content.removeAfter(`_type == "inquiry" && email == "${email}"`)
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': email })
  await page.goto(`${siteUrl}/contact`)
  const form = page.getByRole('form', { name: 'Get in Touch' })
  await form.getByLabel('Full Name').fill('Inbox Tester')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Subject').selectOption('Paper Plates')
  await form.getByLabel('Your Message').fill('Do you print plates?')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('region', { name: 'Thank you' })).toBeVisible()
  const number = await content.client.fetch<string>(`${mine}[0].number`)

  const visitor = content.client.withConfig({ token: undefined, perspective: 'published' })
  expect(await visitor.fetch(`count(${mine})`)).toBe(0)
  const html = await (await page.request.get(`${siteUrl}/search-index`)).text()
  expect(html).not.toContain('Inbox Tester')

  await page.setExtraHTTPHeaders({})
  await logIn(page)
  await expect(page.getByRole('link', { name: /\d+ new Inbox/ })).toBeVisible()
  await page.getByRole('link', { name: 'Inbox' }).click()
  await page.getByRole('link', { name: /Enquiries \(\d+ new\)/ }).click()
  await page
    .getByRole('link', { name: /Inbox Tester/ })
    .first()
    .click()
  await expect(page.getByTestId('form-view').getByText('Do you print plates?')).toBeVisible()
  const reply = page.getByRole('link', { name: 'Reply by email' })
  await expect(reply).toHaveAttribute(
    'href',
    `mailto:${email}?subject=${encodeURIComponent(`Re: Paper Plates (${number})`)}`,
  )
  await page.getByRole('radio', { name: 'Answered' }).click()
  await expect.poll(() => content.client.fetch(`${mine}[0].state`)).toBe('answered')
  await expect(page.getByRole('link', { name: /Inbox Tester.*Answered/ }).first()).toBeVisible()
  expect(await content.client.fetch(`count(*[_id in path("drafts.**") && email == "${email}"])`)).toBe(0)
})

test('a request for samples is read in the Studio, counted, and set to sent; each state emails the visitor once', async ({
  page,
  content,
}) => {
  const email = `samples-${Date.now()}@example.com`
  const mine = `*[_type == "sampleRequest" && contact.email == "${email}"]`
  content.removeAfter(`_type == "sampleRequest" && contact.email == "${email}"`)
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': email })
  await page.goto(`${siteUrl}/samples?sku=KBB-02`)
  await whenInteractive(page)
  const form = page.getByRole('form', { name: 'Samples' })
  for (const [label, value] of Object.entries({
    Name: 'Sample Tester',
    Email: email,
    'Address Line 1': '1 Example Street',
    'Town / City': 'Trenton',
    'Zip Code': '00001',
    'What do you want to pack? (optional)': 'Rye bread',
  })) {
    await form.getByLabel(label, { exact: true }).fill(value)
  }
  await form.getByRole('button', { name: 'Request samples' }).click()
  await expect(page.getByRole('region', { name: 'Your samples are requested' })).toBeVisible()
  const visitor = content.client.withConfig({ token: undefined, perspective: 'published' })
  expect(await visitor.fetch(`count(${mine})`)).toBe(0)

  await page.setExtraHTTPHeaders({})
  await logIn(page)
  await page.getByRole('link', { name: /\d+ new Inbox/ }).click()
  await page.getByRole('link', { name: /Samples \(\d+ new\)/ }).click()
  await page
    .getByRole('link', { name: /Sample Tester/ })
    .first()
    .click()
  const view = page.getByTestId('form-view')
  await expect(view.getByText('Rye bread')).toBeVisible()
  await expect(view.getByText('KBB-02 · Brown Kraft Bags')).toBeVisible()
  const news = () =>
    mailsTo(email).flatMap((mail) => /Your samples are (?:approved|on their way)/.exec(mail) ?? [])
  for (const [state, mails] of [
    ['Approved', 1],
    ['Sent', 2],
    ['New', 2],
    ['Sent', 2],
  ] as const) {
    await page.getByRole('radio', { name: state }).click()
    await expect.poll(() => content.client.fetch(`${mine}[0].handling`)).toBe(state.toLowerCase())
    await expect.poll(news).toHaveLength(mails)
  }
  expect(news().toSorted()).toEqual(['Your samples are approved', 'Your samples are on their way'])
  await expect(page.getByRole('link', { name: /Sample Tester.*Sent/ }).first()).toBeVisible()
  expect(
    await content.client.fetch(`count(*[_id in path("drafts.**") && contact.email == "${email}"])`),
  ).toBe(0)
})

test('the addresses of the newsletter are exported as CSV', async ({ page, content }) => {
  const email = `csv-${Date.now()}@example.com`
  await content.given({ _id: `newsletterLead.${Date.now()}`, _type: 'newsletterLead', email })
  await logIn(page)
  await page.getByRole('link', { name: 'Inbox' }).click()
  await page.getByRole('link', { name: 'Newsletter addresses' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('newsletter.csv')
  const stream = await file.createReadStream()
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  expect(Buffer.concat(chunks).toString()).toMatch(new RegExp(`^${email},20[^,]+,new\r$`, 'm'))
})
