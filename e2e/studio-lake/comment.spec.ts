import { expect } from '@playwright/test'
import { siteUrl } from '../shop.ts'
import { whenInteractive } from '../test.ts'
import { test } from './content.ts'
import { choose, logIn, openDocument } from './editor.ts'

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

  await page.setExtraHTTPHeaders({})
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

  // The public one can be found from here, and taken off.
  await page.getByRole('link', { name: /^Approved: open the public comment/ }).click()
  await choose(page, /^delete/i)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect.poll(html).not.toContain(reader)
})

test('a post of a later day and its comments are said to appear then; deleting a comment that waits is final', async ({
  page,
  content,
}) => {
  const post = { _id: 'test-post', _type: 'post', title: 'Test post', number: 990, date: '2099-01-15' }
  const waiting = {
    _id: 'commentSubmission.test',
    _type: 'commentSubmission',
    name: 'Early Reader',
    email: 'early@example.com',
    text: 'Soon.',
    postId: post._id,
    state: 'new',
  }
  await content.given(post, waiting)
  content.removeAfter('_type == "comment" && name == "Early Reader"')
  await openDocument(page, 'post', post._id)
  await expect(page.getByText('Visitors will meet this post here from 2099-01-15.')).toBeVisible()
  await openDocument(page, 'commentSubmission', waiting._id)
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('The comment appears with its post on 2099-01-15')).toBeVisible()

  await choose(page, /^delete/i)
  const dialog = page.getByRole('dialog', { name: /Delete/ })
  await expect(dialog.getByText('It cannot be restored.')).toBeVisible()
})

test('the list of comments says which stand below every post', async ({ page, content }) => {
  const everywhere = await content.client.fetch<string[]>(
    '*[_type == "comment" && !defined(post) && !(_id in path("drafts.**"))] | order(number asc).text',
  )
  const ofOnePost = await content.client.fetch<string>('*[_type == "comment" && defined(post)][0].text')
  await logIn(page)
  await page.getByRole('link', { name: 'Blog', exact: true }).click()
  await page.getByRole('link', { name: 'Comments', exact: true }).click()
  const lineOf = (text: string) => page.getByRole('link').filter({ hasText: text.slice(0, 30) })
  await expect(lineOf(ofOnePost)).toBeVisible()
  await expect(lineOf(ofOnePost)).not.toContainText('Below every post')
  for (const text of everywhere) await expect(lineOf(text)).toContainText('Below every post: ')
})
