import { expect, test, type Page } from '@playwright/test'
import { expectNoOutsideRequest, watch } from '../expect-clean.ts'
import { editor } from '../preview/draft.ts'
import { lake, siteUrl, studioUrl } from '../shop.ts'

const address = `${siteUrl}/product-category?category=paper-bags`
const newName = 'Paper Bags & Carriers'

/** Restores the catalogue for the tests after this one. */
test.afterAll(async () => {
  await editor().delete({ query: '*[_id == "drafts.category-paper-bags"]' })
  await editor().patch('category-paper-bags').set({ name: 'Paper Bags' }).commit()
})

async function logIn(page: Page): Promise<void> {
  await page.goto(studioUrl)
  await page.getByText('Log in', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Grace Editor')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('link', { name: 'Packaging', exact: true })).toBeVisible({ timeout: 30_000 })
}

/** Opens the form of the category Paper Bags the way an editor does: Packaging, the category, Edit. */
async function openPaperBags(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Packaging', exact: true }).click()
  await page.getByRole('link', { name: /^Paper Bags/ }).click()
  await page.getByRole('link', { name: /^Edit/ }).click()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeEditable({
    timeout: 30_000,
  })
}

/** The heading of the category page for a new visitor, without a browser cache. */
async function headingForNextVisitor(): Promise<string> {
  const html = await (await fetch(address)).text()
  return (/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '').replaceAll(/<[^>]+>/g, '').replaceAll('&amp;', '&')
}

test('an editor renames a category and the next visitor reads the new name; a killed lake keeps it', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const seen = watch(page)
  expect(await headingForNextVisitor()).toBe('Paper Bags')

  await logIn(page)
  await openPaperBags(page)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(newName)
  const publish = page
    .getByTestId('action-publish')
    .or(page.getByRole('button', { name: 'Publish', exact: true }))
    .first()
  await expect(publish).toBeEnabled({ timeout: 15_000 })
  const published = page.waitForResponse(
    (response) => response.url().includes('/data/actions/') && isPublish(response),
  )
  await publish.click()
  expect((await published).ok()).toBe(true)

  // One second after the lake has acknowledged the publish, the next visitor reads the new name.
  await expect.poll(headingForNextVisitor, { timeout: 5_000, intervals: [50] }).toBe(newName)
  const visitor = await context.newPage()
  await visitor.goto(siteUrl)
  await expect(visitor.getByRole('main').getByRole('link', { name: newName }).first()).toBeVisible()

  await lake('kill')
  await lake('start')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(newName, {
    timeout: 30_000,
  })
  await visitor.reload()
  await expect(visitor.getByRole('main').getByRole('link', { name: newName }).first()).toBeVisible()
  expectNoOutsideRequest(seen)
})

function isPublish(response: { request(): { postData(): string | null } }): boolean {
  return response.request().postData()?.includes('document.publish') ?? false
}

test('a draft is neither on the site nor public', async ({ page }) => {
  await logIn(page)
  await openPaperBags(page)
  const field = page.getByRole('textbox', { name: 'Name', exact: true })
  const before = await field.inputValue()
  const edited = page.waitForResponse((response) => response.url().includes('/data/actions/'))
  await field.fill(`${before} (unpublished)`)
  expect((await edited).ok()).toBe(true)
  await expect(page.getByRole('button', { name: 'Publish', exact: true }).first()).toBeEnabled()
  expect(await headingForNextVisitor()).toBe(before)

  await page.getByRole('button', { name: 'Open document actions' }).click()
  await page.getByRole('menuitem', { name: /discard changes/i }).click()
  await page
    .getByRole('button', { name: /discard changes|confirm/i })
    .last()
    .click()
  await expect(field).toHaveValue(before)
})
