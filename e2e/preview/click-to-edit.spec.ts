import { expect, test, type Locator, type Page } from '@playwright/test'
import { expectNoOutsideRequest, watch } from '../expect-clean.ts'
import { lakeUrl, studioUrl } from '../shop.ts'
import { field } from '../studio-lake/editor.ts'
import { editor } from './draft.ts'
import { openByClick, openField, openPreview } from './studio.ts'

test.use({ viewport: { width: 1600, height: 1000 } })

/** Edits of a test leave no draft behind. */
test.afterEach(async () => {
  await editor().delete({ query: '*[_id in ["drafts.page-home"]]' })
})

test('a click on a headline, a name in a grid and a picture opens the field it comes from', async ({
  page,
}) => {
  const seen = watch(page)
  const site = await openPreview(page, '/')

  await expect.poll(() => openField(page)).toContain('/page/page-home')
  await openByClick(
    page,
    site.getByRole('heading', { level: 1 }),
    /\/page\/page-home\/sections\[_key=="[^"]+"\]\.heading$/,
  )

  await site
    .getByRole('heading', { level: 3, name: /^Paper Bags/ })
    .getByRole('link')
    .click()
  await expect.poll(() => openField(page)).toMatch(/\/category\/category-paper-bags\/name$/)
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Paper Bags')

  await site.getByRole('main').getByRole('img').first().click()
  await expect.poll(() => openField(page)).toMatch(/\/page\/page-home\/sections\[_key=="[^"]+"\]\.picture/)
  expectNoOutsideRequest(seen)
})

test('on a phone, the dialog of a section that was tapped can be closed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const site = await openPreview(page, '/')
  await openByClick(page, site.getByRole('heading', { level: 1 }), /\.heading$/)
  await page.getByRole('tab', { name: 'Content' }).click()
  const dialog = page.getByRole('dialog').filter({ hasText: 'Sections' })
  await expect(dialog.getByRole('textbox', { name: 'Heading', exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close dialog' }).click({ timeout: 20_000 })
  await expect(dialog).toHaveCount(0)
  await page.getByRole('tab', { name: 'Preview' }).click()
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible()
})

test('on a phone, the page fills Preview while what is published is shown', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPreview(page, '/about')
  await page.getByRole('tab', { name: 'Content' }).click()
  await page.getByRole('button', { name: 'Published', exact: true }).first().click()
  await expect(page.getByText('You are looking at what visitors see now.')).toBeVisible()
  await page.getByRole('tab', { name: 'Preview' }).click()
  const height = async () => (await page.locator('iframe').boundingBox())?.height
  await expect.poll(height).toBeGreaterThan(500)
  await page.getByRole('button', { name: 'Back to the drafts' }).click()
  await expect.poll(height).toBeGreaterThan(600)
})

test('a page opens at its top, and its form takes the focus when it is clicked', async ({ page }) => {
  const site = await openPreview(page, '/')
  const nothing = () =>
    page.evaluate(() => document.activeElement?.closest('[data-testid="form-view"]') === null)
  const topOfForm = () =>
    page.getByTestId('document-panel-scroller').evaluate((scroller) => Math.round(scroller.scrollTop))
  const top = () => site.locator('html').evaluate(() => window.scrollY)
  for (const category of ['paper-bags', 'foam-products', 'microwave-containers', 'paper-plates']) {
    const path = `/product-category?category=${category}`
    await page.goto(`${studioUrl}/presentation?preview=${encodeURIComponent(path)}`)
    await expect(field(page, 'Name')).toBeVisible({ timeout: 30_000 })
    await expect(site.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 })
    // Sanity focuses the field when the form is ready, and the page would scroll to it smoothly.
    await page.waitForTimeout(2000)
    expect([openField(page), await nothing(), await top(), await topOfForm()]).toEqual([
      expect.stringMatching(new RegExp(`/category/category-${category}/?$`)),
      true,
      0,
      0,
    ])
  }
  await field(page, 'Name').click()
  await expect.poll(() => openField(page)).toMatch(/\/name$/)
  await expect(field(page, 'Name')).toBeFocused()
})

test('a click on a sentence of a longer text opens its paragraph', async ({ page }) => {
  const site = await openPreview(page, '/terms-and-conditions')
  const paragraph = /\/page\/page-[\w-]+\/sections\[_key=="[^"]+"\]\.\w+\[_key=="[^"]+"\]/
  await openByClick(page, site.getByRole('main').getByText('A quote binds us'), paragraph)
})

test('the page beside names the document that it is about', async ({ page }) => {
  const site = await openPreview(page, '/product-details?category=kraft-bags-brown')
  await expect.poll(() => openField(page)).toContain('/subCategory/subCategory-kraft-bags-brown')
  await expect(page.getByText(/^Used on \d+ pages?$/)).toBeVisible()
  const title = /\/subCategory\/subCategory-kraft-bags-brown\/details\.title/
  await openByClick(page, site.getByRole('heading', { level: 1 }), title)
})

/** Drags a section of the page below another one, as the overlays of the preview have it. */
async function drag(page: Page, section: Locator, below: Locator): Promise<void> {
  const [from, to] = [await section.boundingBox(), await below.boundingBox()]
  if (!from || !to) throw new Error('The sections are not on the screen')
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.waitForTimeout(300)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y + 60, { steps: 5 })
  await page.mouse.move(to.x + 100, to.y + to.height - 20, { steps: 20 })
  await page.waitForTimeout(300)
  await page.mouse.up()
}

test('sections are dragged into another order', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 2400 })
  const site = await openPreview(page, '/')
  const order = () =>
    editor().fetch<string[]>('*[_id == "page-home"][0].sections[]._key', {}, { perspective: 'drafts' })
  const before = await order()
  const sections = site.locator('main > [data-sanity*="path=sections:"]')
  const [first, second] = [sections.first(), sections.nth(1)]
  const names = await sections.evaluateAll((all) => all.map((section) => section.getAttribute('data-sanity')))
  await expect(async () => {
    // The overlay takes a drag only once it has recognized the section below the pointer.
    if ((await order())[0] === before[0]) await drag(page, first, second)
    await expect.poll(order, { timeout: 5_000 }).toEqual([before[1], before[0], ...before.slice(2)])
  }).toPass({ timeout: 40_000 })
  await expect(first).toHaveAttribute('data-sanity', names[1] ?? '')
})

test('the lake serves no drafts without a login', async () => {
  const answer = await fetch(`${lakeUrl}/v2025-02-19/data/query/production?query=*&perspective=drafts`)
  expect(answer.status).toBe(401)
})

test('a draft without a name says so on its page, and the list of what is missing stands inside the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const draft = 'drafts.product-classic-relaxable-chair'
  const product = await editor().fetch<{ _type: string; name?: string }>(
    '*[_id == "product-classic-relaxable-chair"][0]',
  )
  delete product.name
  await editor().createOrReplace({ ...product, _id: draft })
  try {
    const site = await openPreview(page, '/product-details/1')
    await expect(
      site.getByText('A draft appears here once its fields with a red mark are filled in.'),
    ).toBeVisible()

    await page.getByRole('button', { name: 'Validation' }).click()
    const list = page
      .getByRole('complementary')
      .filter({ has: page.getByRole('heading', { name: 'Validation' }) })
    await expect(list.getByText('Name the product.')).toBeInViewport({ ratio: 1 })
    await expect(list.getByRole('button', { name: /close/i })).toBeInViewport({ ratio: 1 })
    await list.getByText('Name the product.').click()
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
  } finally {
    await editor().delete(draft)
  }
})
