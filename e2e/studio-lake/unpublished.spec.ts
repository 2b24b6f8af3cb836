import { expect } from '@playwright/test'
import { studioUrl } from '../shop.ts'
import { test } from './content.ts'
import { editorName, field, fill, logIn, openDocument } from './editor.ts'

test('the view of what is published says that nothing can be changed in it, and leads back', async ({
  page,
  content,
}) => {
  await content.given({ _id: 'test-reason', _type: 'reason', title: 'A test reason' })
  await openDocument(page, 'reason', 'test-reason')
  await expect(field(page, 'Title')).toBeEditable()
  await page.getByRole('button', { name: 'Published', exact: true }).first().click()
  await expect(page.getByText('You are looking at what visitors see now.')).toBeVisible()
  await expect(field(page, 'Title')).not.toBeEditable()
  await page.getByRole('button', { name: 'Back to the drafts' }).click()
  await expect(field(page, 'Title')).toBeEditable()
  // Its button leads back, too; what takes the document off the site is in the menu.
  await page.getByRole('button', { name: 'Published', exact: true }).first().click()
  await expect(page.getByRole('button', { name: 'Unpublish' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(field(page, 'Title')).toBeEditable()
})

test('in the view of what is published, a category lists what visitors see', async ({ page, content }) => {
  const parent = { _type: 'reference', _ref: 'test-category' }
  await content.given(
    { _id: 'test-category', _type: 'category', name: 'Test bags', slug: { current: 'test-bags' } },
    {
      _id: 'test-item',
      _type: 'subCategory',
      name: 'Test bags, brown',
      slug: { current: 'test-brown' },
      parent,
    },
    {
      _id: 'drafts.test-new',
      _type: 'subCategory',
      name: 'Test bags, new',
      slug: { current: 'test-new' },
      parent,
    },
  )
  await logIn(page, '/structure/packaging;test-category')
  const [brown, fresh] = ['brown', 'new'].map((kind) =>
    page.getByRole('link', { name: `Test bags, ${kind}` }),
  )
  await expect(fresh!).toBeVisible()
  await brown!.click()
  await page.getByRole('button', { name: 'Published', exact: true }).first().click()
  await expect(fresh!).toHaveCount(0)
  await expect(brown!).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue('Test bags, brown')
  await page.getByRole('button', { name: 'Back to the drafts' }).click()
  await expect(fresh!).toBeVisible()
  await expect(field(page, 'Name')).toBeEditable()
})

test('in the view of what is published, the list of changes names what was never published', async ({
  page,
  content,
}) => {
  await content.given(
    { _id: 'test-reason', _type: 'reason', title: 'A test reason' },
    { _id: 'drafts.test-tag', _type: 'tag', title: 'Test tag', slug: { current: 'test-tag' } },
  )
  await openDocument(page, 'reason', 'test-reason')
  await page.getByRole('button', { name: 'Published', exact: true }).first().click()
  await expect(page.getByText('You are looking at what visitors see now.')).toBeVisible()
  await page.getByRole('link', { name: 'Unpublished changes' }).click()
  await page.getByRole('combobox', { name: 'Whose changes' }).selectOption('Changed by anyone')
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Test tag' }).getByText('Not published'),
  ).toBeVisible()
})

test('on a phone, the note about the view of what is published stays in sight', async ({ page }) => {
  await logIn(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await openDocument(page, 'siteSettings', 'siteSettings')
  await page.getByRole('button', { name: 'Published', exact: true }).first().click()
  const back = page.getByRole('button', { name: 'Back to the drafts' })
  await expect(back).toBeInViewport({ ratio: 1 })
  await field(page, 'Description').scrollIntoViewIfNeeded()
  await expect(back).toBeInViewport({ ratio: 1 })
})

test('an editor finds what is not published, and publishes a selection', async ({ page, content }) => {
  const author = { _id: 'test-author', _type: 'author', name: 'Ada Test', position: 'Writer' }
  const reason = { _id: 'test-reason', _type: 'reason', title: 'A test reason' }
  const fresh = { _id: 'drafts.test-tag', _type: 'tag', title: 'Test tag', slug: { current: 'test-tag' } }
  await content.given(author, reason, fresh)
  await openDocument(page, 'reason', reason._id)
  await fill(page, 'Title', 'A changed reason')
  await expect.poll(() => content.forms(reason._id)).toMatchObject({ draft: { title: 'A changed reason' } })

  await page.goto(`${studioUrl}/structure/changes`)
  const lines = page.getByRole('listitem')
  const mine = lines.filter({ hasText: 'A changed reason' })
  await expect(mine).toContainText(`by ${editorName}`)
  await expect(mine).toContainText('Changed')
  // It stays this editor's when a program changes it after them.
  await content.client.patch(`drafts.${reason._id}`).set({ title: 'A changed reason, and more' }).commit()
  await expect(mine).toContainText('and more')
  await expect(mine).not.toContainText(`by ${editorName}`)
  // The tag was written by a program alone.
  await expect(lines.filter({ hasText: 'Test tag' })).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Whose changes' }).selectOption('Changed by anyone')
  const tag = lines.filter({ hasText: 'Test tag' })
  await expect(tag).toContainText('Not published')

  await tag.getByRole('checkbox', { name: 'Test tag' }).check()
  await page.getByRole('button', { name: 'Publish 1' }).click()
  await expect(page.getByRole('status')).toContainText('Published 1 document.')
  await expect
    .poll(() => content.forms('test-tag'))
    .toMatchObject({
      published: { title: 'Test tag' },
      draft: undefined,
    })

  // What breaks a rule stays, with the rule.
  await content.client.createOrReplace({ ...author, _id: 'drafts.test-author', name: '' })
  await lines
    .filter({ hasText: /Writer/ })
    .getByRole('checkbox')
    .check()
  await page.getByRole('button', { name: 'Publish 1' }).click()
  await expect(page.getByRole('status')).toContainText('1 document not published')
  await expect(page.getByRole('status')).toContainText('Name: Write the author’s name.')
  expect((await content.forms('test-author')).published).toMatchObject({ name: 'Ada Test' })
})

test('on the embedded lake, nothing leads to a project at sanity.io', async ({ page }) => {
  await logIn(page)
  await page.getByRole('button', { name: 'Paper & Home', exact: true }).click()
  await expect(page.getByText('paperhome')).toBeVisible()
  await expect(page.getByText('Manage project').filter({ visible: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  // ☰, which has no name and appears only once the Studio has followed the new width
  await expect(page.getByRole('button', { name: 'Paper & Home', exact: true })).toBeVisible()
  await expect(async () => {
    await page.getByRole('button').first().click()
    await expect(page.getByText('Sign out')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(page.getByText('Manage project').filter({ visible: true })).toHaveCount(0)
})
