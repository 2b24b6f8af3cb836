import { expect } from '@playwright/test'
import { test, type Draft } from './content.ts'
import { field, logIn, openDocument, whileSaving } from './editor.ts'

const author: Draft = { _id: 'test-author', _type: 'author', name: 'Ada Test' }
const post: Draft = {
  _id: 'test-post',
  _type: 'post',
  title: 'A findable zebra',
  author: { _type: 'reference', _ref: author._id },
}

test('search finds a document by the beginning of a word, and opens it', async ({ page, content }) => {
  await content.given(author, post)
  await logIn(page)
  const input = page.getByPlaceholder('Search', { exact: true })
  const found = page.getByTestId('search-results').getByRole('link', { name: /A findable zebra/ })
  // While the Studio starts, it closes a search that is open.
  await expect(async () => {
    if (!(await input.isVisible())) await page.getByRole('button', { name: 'Open search' }).click()
    await input.fill('zebr', { timeout: 5000 })
    await expect(found).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: 90_000 })
  await found.click()
  await expect(field(page, 'Title')).toHaveValue('A findable zebra', { timeout: 40_000 })
})

test('a link to a category or a group opens its form beside a list', async ({ page }) => {
  await logIn(page)
  for (const [type, id, name, list] of [
    ['category', 'category-foils', 'Foils', 'packaging;category-foils'],
    ['subCategory', 'subCategory-kraft-bags', 'Kraft Bags', 'packaging;-all'],
  ] as const) {
    await openDocument(page, type, id)
    await expect(field(page, 'Name')).toHaveValue(name, { timeout: 40_000 })
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`/${list};${id}$`))
  }
})

test('a reference is picked by searching', async ({ page, content }) => {
  const comment: Draft = { _id: 'drafts.test-comment', _type: 'comment', name: 'Reader', text: 'Well said' }
  await content.given(author, post, comment)
  await openDocument(page, 'comment', 'test-comment')
  await page.getByTestId('reference-input').getByRole('combobox').fill('zebra')
  await whileSaving(page, 'document', () =>
    page
      .getByRole('option', { name: /A findable zebra/ })
      .or(page.getByRole('button', { name: /A findable zebra/ }))
      .first()
      .click(),
  )
  await expect
    .poll(() => content.forms('test-comment'))
    .toMatchObject({ draft: { post: { _type: 'reference', _ref: 'test-post' } } })
  await expect(page.getByTestId('form-view').getByText('A findable zebra')).toBeVisible()
})

test('a form that the search opens is shown from its beginning', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openDocument(page, 'post', 'post-1')
  const find = async (title: string) => {
    await page.getByRole('button', { name: 'Open search' }).click()
    await page.getByPlaceholder('Search', { exact: true }).fill(title)
    const results = page.getByTestId('search-results')
    await results.getByRole('link', { name: title }).first().click()
    await expect(field(page, 'Title')).toHaveValue(title, { timeout: 40_000 })
    await expect(results).toHaveCount(0)
    await expect
      .poll(() => page.getByTestId('document-panel-scroller').evaluate(({ scrollTop }) => scrollTop))
      .toBe(0)
  }
  await expect(field(page, 'Title')).not.toHaveValue('')
  const first = await field(page, 'Title').inputValue()
  await openDocument(page, 'post', 'post-2')
  const second = await field(page, 'Title').inputValue()
  // The Studio has loaded both documents after the first time, and shows their forms while the search is still closing.
  for (const title of [first, second, first, second]) await find(title)
})
