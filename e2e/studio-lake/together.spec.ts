import { expect, type Page } from '@playwright/test'
import { lakeUrl, studioUrl } from '../shop.ts'
import { secrets, test } from './content.ts'
import { field, fill, openDocument, forgetSession } from './editor.ts'

const author = {
  _id: 'test-author',
  _type: 'author',
  name: 'Ada Test',
  position: 'Writer',
  biography: 'Wrote.',
}
const [firstName, secondName] = ['First Editor', 'Second Editor']
const password = 'known to this test only'

async function administer(method: 'PUT' | 'DELETE', path: string, body?: object): Promise<void> {
  const headers = {
    authorization: `Bearer ${secrets().administratorToken}`,
    'content-type': 'application/json',
  }
  const response = await fetch(`${lakeUrl}/v1${path}`, {
    method,
    headers,
    body: body && JSON.stringify(body),
  })
  expect(response.ok).toBe(true)
}

async function logInAs(page: Page, name: string): Promise<void> {
  await page.goto(studioUrl)
  await page.getByText('Log in', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('link', { name: 'Packaging', exact: true })).toBeVisible({ timeout: 30_000 })
}

const avatarOf = (page: Page, name: string) => page.locator(`[data-ui="Avatar"][aria-label="${name}"]`)

test('two editors see each other in a document, and the edits of both are kept', async ({
  page,
  content,
  browser,
}) => {
  test.setTimeout(120_000)
  await content.given(author)
  const context = await browser.newContext()
  try {
    for (const name of [firstName, secondName])
      await administer('PUT', '/lake/users', { name, role: 'editor', password })
    await logInAs(page, firstName)
    const other = await context.newPage()
    await logInAs(other, secondName)
    await openDocument(page, 'author', author._id)
    await openDocument(other, 'author', author._id)
    await expect(field(page, 'Name')).toBeEditable()
    await expect(field(other, 'Name')).toBeEditable()
    await expect(avatarOf(page, secondName).first()).toBeVisible({ timeout: 20_000 })
    await expect(avatarOf(other, firstName).first()).toBeVisible({ timeout: 20_000 })

    // The list says who it is, too.
    await page.goto(`${studioUrl}/structure/blog;author`)
    await expect(page.getByLabel(`${secondName} is editing this document right now`)).toBeVisible({
      timeout: 20_000,
    })
    await openDocument(page, 'author', author._id)
    await expect(field(page, 'Name')).toBeEditable()

    await Promise.all([fill(page, 'Name', 'Ada by the first'), fill(other, 'Position', 'Poet by the second')])
    await expect(field(other, 'Name')).toHaveValue('Ada by the first')
    await expect(field(page, 'Position')).toHaveValue('Poet by the second')

    // in one text at the same time; where the Studio puts a caret when another's words arrive is its own matter
    const [mine, theirs] = [field(page, 'About the author'), field(other, 'About the author')]
    await mine.click()
    await theirs.click()
    await Promise.all([page.keyboard.insertText(' Once. '), other.keyboard.insertText(' Then. ')])
    for (const words of [/Wrote\./, / Once\. /, / Then\. /]) {
      await expect(theirs).toHaveValue(words)
      await expect(mine).toHaveValue(words)
    }
    const biography = await mine.inputValue()
    await expect(theirs).toHaveValue(biography)
    await expect
      .poll(() => content.forms(author._id))
      .toMatchObject({ draft: { name: 'Ada by the first', position: 'Poet by the second', biography } })
  } finally {
    await context.close()
    // the other tests log in with one click, which works while there are no users
    forgetSession()
    for (const name of [firstName, secondName])
      await administer('DELETE', `/lake/users/${encodeURIComponent(name)}`)
  }
})
