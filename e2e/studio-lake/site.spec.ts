import { expect, type Page } from '@playwright/test'
import { siteUrl, studioUrl } from '../shop.ts'
import { test } from './content.ts'
import { field, fill, logIn, publish, whileSaving } from './editor.ts'

const readPage = async (path: string) => (await fetch(siteUrl + path)).text()

/** Chooses a document in a reference field within a dialog. */
async function refer(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog').last()
  await dialog.getByRole('combobox').fill(name)
  await whileSaving(page, 'document', () =>
    page
      .getByRole('option', { name: new RegExp(name) })
      .or(page.getByRole('button', { name: new RegExp(name) }))
      .first()
      .click(),
  )
}

test('a new page is made, put into the menu at the top, and the words of the footer are changed', async ({
  page,
  content,
}) => {
  test.setTimeout(240_000)
  await content.restoreAfter('_id in ["navigation-packaging", "siteSettings"]')
  content.removeAfter('_type == "page" && title == "Sustainability"')
  await logIn(page, '/structure/page')
  await page
    .getByRole('link', { name: 'Create new Page' })
    .or(page.getByTestId('action-intent-button'))
    .first()
    .click()
  await fill(page, 'Title', 'Sustainability')
  await page.getByRole('button', { name: 'Add item...' }).click()
  await page.getByRole('menuitem', { name: 'Invitation' }).click()
  const section = page.getByRole('dialog').last()
  await whileSaving(page, 'document', () =>
    section.getByRole('textbox', { name: 'Heading' }).fill('Paper from forests that grow'),
  )
  await section.getByRole('button', { name: 'Close dialog' }).click()
  await page.getByRole('tab', { name: 'Address and search engines' }).click()
  await fill(page, 'Address', '/sustainability')
  await publish(page)
  await expect.poll(() => readPage('/sustainability')).toContain('Paper from forests that grow')

  await page.goto(`${studioUrl}/structure/site`)
  await page.getByRole('link', { name: 'Menu (packaging header)' }).click()
  await page.getByRole('button', { name: 'Add item', exact: true }).click()
  const entry = page.getByRole('dialog').last()
  const kind = entry.getByRole('radiogroup', { name: 'Kind' })
  await expect(kind.getByRole('radio', { name: 'Link', exact: true })).toBeChecked()
  await expect(kind.getByRole('button')).toHaveCount(0)
  await whileSaving(page, 'document', () => entry.getByRole('textbox', { name: 'Label' }).fill('Our forests'))
  await refer(page, 'Sustainability')
  await entry.getByRole('button', { name: 'Close dialog' }).click()
  await publish(page)
  await expect.poll(() => readPage('/about')).toMatch(/href="\/sustainability"[^>]*>(?:<[^>]*>)*Our forests/)

  await page.goto(`${studioUrl}/structure/site;siteSettings`)
  await page.getByRole('tab', { name: 'Footer' }).click()
  await fill(page, 'Heading over the categories', 'What we pack')
  await fill(page, 'Label of the button', 'Sign me up')
  await publish(page)
  await expect.poll(() => readPage('/about')).toContain('What we pack')
  expect(await readPage('/about')).toContain('Sign me up')
  await expect(field(page, 'Label of the button')).toHaveValue('Sign me up')
})

test('a post is copied, dated ahead and published: no reader sees it before its day', async ({
  page,
  content,
}) => {
  content.removeAfter('_type == "post" && (title == "A Post of Next Year" || slug.current == "none")')
  await logIn(page, '/intent/edit/id=post-2;type=post')
  await expect(page.getByTestId('form-view')).toBeVisible()
  const [, highest] = await content.client.fetch<[string, number]>(
    '[*[_id == "post-2"][0].title, math::max(*[_type == "post"].number)]',
  )
  await page.getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', { name: /^duplicate/i }).click()
  await expect(page).not.toHaveURL(/post-2/)
  await fill(page, 'Title', 'A Post of Next Year')
  await page.getByRole('tab', { name: 'Date, tag and address' }).click()
  // The copy has a number of its own.
  await expect(page.getByRole('spinbutton', { name: 'Number in the address' })).toHaveValue(
    String(highest + 1),
  )
  const date = field(page, 'Date')
  await date.fill(`${new Date().getUTCFullYear() + 1}-03-01`)
  await whileSaving(page, 'document', () => date.press('Enter'))
  await publish(page)
  const stored =
    '*[_type == "post" && title == "A Post of Next Year" && !(_id in path("drafts.**"))]{ date, number }'
  expect(await content.client.fetch(stored)).toEqual([
    { date: `${new Date().getUTCFullYear() + 1}-03-01`, number: highest + 1 },
  ])
  for (const path of ['/blog-v1', '/rss.xml', '/search-index', `/blog-details-v1/${highest + 1}`]) {
    expect(await readPage(path), path).not.toContain('A Post of Next Year')
  }
  await page.getByRole('spinbutton', { name: 'Number in the address' }).fill(String(highest + 2))
  await expect(page.getByText('The page moves from')).toBeVisible()
})
