import { expect, type Locator } from '@playwright/test'
import { studioUrl } from '../shop.ts'
import { test } from './content.ts'
import { logIn, publish, whileSaving } from './editor.ts'

const weak = (_ref: string) => ({ _type: 'reference', _ref, _weak: true })
const link = (label: string, to: string) => ({ _type: 'link', label, to: weak(to) })

test('health lists every dead link, opens its field, and loses the line once it is fixed and published', async ({
  page,
  content,
}) => {
  await content.given({
    _id: 'test-page',
    _type: 'page',
    title: 'Dead ends',
    route: '/dead-ends',
    header: 'packaging',
    sections: [
      { _key: 'a', _type: 'callToActionBand', heading: 'First', callToAction: link('Read more', 'gone-1') },
      { _key: 'b', _type: 'callToActionBand', heading: 'Second', callToAction: link('Read more', 'gone-2') },
    ],
  })
  await logIn(page, '/structure/health')
  const dead = page.getByRole('link', { name: /Dead ends/ }).filter({ hasText: 'Read more' })
  await expect(dead).toHaveCount(2)
  const fixed = dead.filter({ hasText: 'Fixed, not published' })
  // The form opens at the link in its section.
  const fix = async (line: Locator, heading: RegExp) => {
    await line.click()
    const section = page.getByRole('dialog', { name: heading })
    await expect(section.getByText('Document unavailable')).toBeVisible()
    await section.getByText('Document unavailable').locator('xpath=following::button[1]').click()
    await page.getByRole('menuitem', { name: 'Replace' }).click()
    await section.getByRole('combobox').fill('About Us')
    await page
      .getByRole('option', { name: /About Us/ })
      .first()
      .click()
  }
  await fix(dead.last(), /Second/)
  await expect(fixed).toHaveCount(1)
  await page.keyboard.press('Escape')
  await fix(dead.filter({ hasNotText: 'Fixed, not published' }), /First/)
  await expect(fixed).toHaveCount(2)
  await page.keyboard.press('Escape')
  await publish(page)
  await expect(dead).toHaveCount(0)
})

test('health opens what has nothing to read at its empty text, also when the form is open', async ({
  page,
  content,
}) => {
  await content.given({
    _id: 'test-crates',
    _type: 'category',
    name: 'Test crates',
    slug: { _type: 'slug', current: 'test-crates' },
  })
  await logIn(page, '/structure/health')
  const line = page.getByRole('link', { name: /Test crates/ }).filter({ hasText: 'Product page' })
  const text = page.getByTestId('field-details.description').getByRole('textbox')
  await line.click()
  await expect(text).toBeFocused()
  await expect(text).toBeInViewport()
  await page.getByTestId('field-name').getByRole('textbox').click()
  await expect(text).not.toBeInViewport()
  await line.click()
  await expect(text).toBeFocused()
  await expect(text).toBeInViewport()
})

test('health marks what was never published', async ({ page, content }) => {
  const empty = { _type: 'page', header: 'packaging' }
  await content.given(
    { ...empty, _id: 'drafts.test-idea', title: 'Only an idea', route: '/only-an-idea' },
    { ...empty, _id: 'test-bare', title: 'Bare page', route: '/bare' },
  )
  await logIn(page, '/structure/health')
  const line = (title: string) => page.getByRole('link', { name: new RegExp(title) })
  await expect(line('Only an idea')).toContainText('Not published')
  await expect(line('Bare page')).not.toContainText('Not published')
})

test('health opens a certificate that expires soon at its last day', async ({ page, content }) => {
  const validUntil = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
  await content.given({
    _id: 'test-certificate',
    _type: 'certificate',
    title: 'Soon over',
    number: 'T-1',
    issuer: 'Laboratory',
    validUntil,
  })
  await logIn(page, '/structure/health')
  await page.getByRole('link', { name: /Soon over/ }).click()
  const lastDay = page.getByTestId('field-validUntil').getByRole('textbox')
  await expect(lastDay).toHaveValue(validUntil)
  await expect(lastDay).toBeFocused()
  await expect(lastDay).toBeInViewport()
})

test('health counts what was searched and not found until a synonym for it is published', async ({
  page,
  content,
}) => {
  const misses = [
    { _key: 'a', words: 'wooden spoons', count: 2 },
    { _key: 'b', words: 'paper plates', count: 1 },
  ]
  const week = new Date().toISOString().slice(0, 10)
  await content.restoreAfter('_id == "searchSettings"')
  await content.given(
    { _id: 'searchMisses.one', _type: 'searchMisses', week, misses },
    { _id: 'searchMisses.two', _type: 'searchMisses', week, misses },
  )
  await logIn(page, '/structure/health')
  const line = page.getByRole('listitem').filter({ hasText: 'wooden spoons' })
  await expect(line).toContainText(`4 searches, last in the week of ${week}`)
  await line.getByRole('button', { name: 'Add synonym' }).click()
  await expect
    .poll(async () => JSON.stringify((await content.forms('searchSettings')).draft?.['synonyms']))
    .toContain('wooden spoons')
  // The form opens at the synonym, last in a long list; only its meaning is missing.
  const synonym = page.getByRole('dialog', { name: /wooden spoons/ })
  await expect(synonym.getByRole('textbox', { name: 'When visitors search for' })).toHaveValue(
    'wooden spoons',
  )
  const meaning = synonym.getByRole('textbox', { name: 'Show results for' })
  await expect(meaning).toBeVisible()
  // The line stays until the synonym is published with a meaning.
  await page.goto(`${studioUrl}/structure/health`)
  await expect(line).toContainText('Synonym not published')
  await line.getByRole('button', { name: 'Open' }).click()
  await whileSaving(page, 'document', () => meaning.fill('cutlery'))
  await page.keyboard.press('Escape')
  await expect(synonym).toHaveCount(0)
  await publish(page)
  await page.goto(`${studioUrl}/structure/health`)
  const other = page.getByRole('listitem').filter({ hasText: 'paper plates' })
  await expect(other).toContainText('2 searches')
  await expect(line).toHaveCount(0)

  // The list is cleared only after a confirmation.
  const clear = page.getByRole('button', { name: 'Clear this list' })
  const dialog = page.getByRole('dialog', { name: 'Clear this list?' })
  await clear.click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(other).toBeVisible()
  await clear.click()
  await dialog.getByRole('button', { name: 'Delete all' }).click()
  await expect(other).toHaveCount(0)
  expect(await content.client.fetch('count(*[_type == "searchMisses"])')).toBe(0)
})

test('health says why it is empty while the lake refuses its question', async ({ page }) => {
  const question = ({ pathname, searchParams }: URL) =>
    pathname.includes('/data/query/') && !!searchParams.get('tag')?.endsWith('desk.health')
  const message = 'The answer is larger than is allowed'
  await page.route(question, (route) => route.fulfill({ status: 413, json: { message } }))
  await logIn(page, '/structure/health')
  const refusal = page.getByRole('status').filter({ hasText: 'cannot be read at the moment' })
  await expect(refusal).toContainText(message)
  await page.unroute(question)
  await expect(refusal).toHaveCount(0)
  await expect(page.getByText('Everything is in order')).toBeVisible()
})
