import { expect, test, type Page } from '../test.ts'
import { layoutShift } from '../layout-shift.ts'

// Comparing items of packaging, and what was looked at before.

const main = (page: Page) => page.getByRole('main')
const bar = (page: Page) => page.getByRole('region', { name: 'Comparison', exact: true })
const table = (page: Page) => main(page).getByRole('table', { name: 'Facts side by side' })

test('items are chosen on cards and on their page, and compared', async ({ page }) => {
  await page.goto('/product-category?category=kraft-bags')
  await expect(bar(page)).toHaveCount(0)
  await main(page).getByRole('button', { name: 'Compare Brown Kraft Bags' }).click()
  await main(page).getByRole('button', { name: 'Compare White Kraft Bags' }).click()
  await expect(bar(page).getByRole('link', { name: 'Compare (2)' })).toBeVisible()
  await page.goto('/product-details?category=glassine-bags')
  const toggle = main(page).getByRole('button', { name: 'Compare Glassine Bags' })
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await bar(page).getByRole('link', { name: 'Compare (3)' }).click()
  await expect(page).toHaveURL('/compare?items=kraft-bags-brown,kraft-bags-white,glassine-bags')
  await expect(table(page).getByRole('columnheader')).toHaveCount(4)
  await expect(table(page).getByRole('row', { name: /^Material \(differs\)/ })).toContainText('Glassine')
  await expect(table(page).getByRole('row', { name: /^Price in the smallest order/ })).toContainText('$19.00')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)

  await table(page).getByRole('link', { name: 'Remove White Kraft Bags' }).click()
  await expect(page).toHaveURL('/compare?items=kraft-bags-brown,glassine-bags')
  await page.goto('/product-category?category=paper-bags')
  await expect(bar(page).getByRole('link', { name: 'Compare (2)' })).toBeVisible()
  await bar(page).getByRole('button', { name: 'Clear' }).click()
  await expect(bar(page)).toHaveCount(0)
  await expect(main(page)).toBeFocused()
  await expect(page.getByText('Comparison cleared.')).toBeAttached()
})

test('a listing has one live region for all of its cards', async ({ page }) => {
  await page.goto('/product-category?category=kraft-bags')
  await expect(main(page).getByRole('article').getByRole('status')).toHaveCount(0)
  await main(page)
    .getByRole('button', { name: /^Add to quote: Brown Kraft Bags/ })
    .click()
  await expect(page.getByText('Added to the quote list.')).toBeAttached()
  await expect(main(page).getByRole('link', { name: 'Added. View list' })).toBeVisible()
})

test('the page without items opens the visitor’s own comparison; an item is added to it', async ({
  page,
}) => {
  await page.goto('/product-details?category=glassine-bags')
  await main(page).getByRole('button', { name: 'Compare Glassine Bags' }).click()
  await page.goto('/compare')
  await expect(page).toHaveURL('/compare?items=glassine-bags')
  await expect(bar(page)).toHaveCount(0)
  await main(page).getByRole('combobox', { name: 'Add an item' }).selectOption('Brown Kraft Bags')
  await main(page).getByRole('button', { name: 'Add', exact: true }).click()
  await expect(table(page).getByRole('columnheader')).toHaveCount(3)
  await page.goto('/compare')
  await expect(page).toHaveURL('/compare?items=glassine-bags,kraft-bags-brown')
})

test('a shared link leaves the visitor’s comparison alone until they take it over', async ({ page }) => {
  await page.goto('/product-details?category=glassine-bags')
  await main(page).getByRole('button', { name: 'Compare Glassine Bags' }).click()
  const shared = '/compare?items=kraft-bags-brown,kraft-bags-white'
  await page.goto(shared)
  await expect(bar(page).getByRole('link', { name: 'Compare (1)' })).toBeVisible()
  await table(page).getByRole('link', { name: 'Remove White Kraft Bags' }).click()
  await expect(page).toHaveURL('/compare?items=kraft-bags-brown')
  await page.goto('/compare')
  await expect(page).toHaveURL('/compare?items=glassine-bags')
  await page.goto(shared)
  await bar(page).getByRole('button', { name: 'Use this comparison' }).click()
  await expect(bar(page)).toHaveCount(0)
  await expect(main(page)).toBeFocused()
  await page.goto('/compare')
  await expect(page).toHaveURL(shared)
})

test('a fifth item is refused', async ({ page }) => {
  const four = 'kraft-bags-brown,kraft-bags-white,sos-bags-white,window-bags'
  await page.goto(`/compare?items=${four}`)
  await expect(main(page).getByRole('form', { name: 'Add an item' })).toHaveCount(0)
  await bar(page).getByRole('button', { name: 'Use this comparison' }).click()
  await page.goto('/product-details?category=glassine-bags')
  await main(page).getByRole('button', { name: 'Compare Glassine Bags' }).click()
  await expect(main(page).getByText('You can compare up to 4 items. Remove one first.')).toBeVisible()
  await expect(bar(page).getByRole('link', { name: 'Compare (4)' })).toBeVisible()
  await page.goto(`/compare?items=${four},glassine-bags,gone`)
  await expect(main(page).getByText('Glassine Bags was left out')).toBeVisible()
  await expect(main(page).getByText('“gone” is not in our catalogue any more.')).toBeVisible()
})

test('a phone scrolls the table sideways, with the names of the facts in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/compare?items=kraft-bags-brown,kraft-bags-white,sos-bags-white', {
    waitUntil: 'networkidle',
  })
  const region = main(page).getByRole('region', { name: 'Comparison of facts' })
  await region.evaluate((element) => element.scrollTo({ left: 400 }))
  expect(await region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100)
  const head = table(page).getByRole('rowheader', { name: /^Grammage/ })
  await head.scrollIntoViewIfNeeded()
  await expect(head).toBeInViewport({ ratio: 0.9 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('a phone keeps the names of the items in view while it scrolls the facts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/compare?items=kraft-bags-brown,kraft-bags-white,sos-bags-white', {
    waitUntil: 'networkidle',
  })
  const region = main(page).getByRole('region', { name: 'Comparison of facts' })
  await region.scrollIntoViewIfNeeded()
  await region.evaluate((element) => element.scrollTo({ top: 10_000 }))
  await expect(table(page).getByRole('row').last()).toBeInViewport()
  await expect(table(page).getByRole('link', { name: 'Brown Kraft Bags', exact: true })).toBeInViewport({
    ratio: 0.9,
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('plain links and a form compare', async ({ page }) => {
    await page.goto('/product-details?category=kraft-bags-brown')
    await main(page).getByRole('button', { name: 'Compare Brown Kraft Bags' }).click()
    await expect(page).toHaveURL('/compare?items=kraft-bags-brown')
    await main(page).getByRole('combobox', { name: 'Add an item' }).selectOption('Glassine Bags')
    await main(page).getByRole('button', { name: 'Add', exact: true }).click()
    await expect(table(page).getByRole('columnheader')).toHaveCount(3)
    await table(page).getByRole('link', { name: 'Remove Brown Kraft Bags' }).click()
    await expect(page).toHaveURL('/compare?items=glassine-bags')
  })
})

test('what was looked at is at the end of the next page, without a shift, and can be cleared', async ({
  page,
}) => {
  const seen = main(page).getByRole('region', { name: 'Recently viewed' })
  // What was inserted is painted first: in one frame with the scroll, it would count as a shift that nobody can see.
  const toEnd = async () => {
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    )
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForTimeout(500)
  }
  await page.goto('/product-details?category=kraft-bags-brown')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recent'))).not.toBeNull()
  await toEnd()
  await expect(seen).toHaveCount(0)
  await page.goto('/product-details/1')
  await expect(seen.getByRole('listitem')).toHaveText(['Brown Kraft Bags'])
  await toEnd()
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
  await page.goto('/product-details?category=kraft-bags-brown')
  await toEnd()
  // Whoever was at the end before the list sees it when its place was below the screen again.
  await page.evaluate(() => scrollTo(0, 0))
  await expect(seen.getByRole('listitem')).toHaveText(['Classic Relaxable Chair'])
  await seen.getByRole('button', { name: 'Clear' }).click()
  await expect(seen).toHaveCount(0)
  await expect(main(page)).toBeFocused()
  await expect(page.getByText('Recently viewed was cleared.')).toBeAttached()
  expect(await page.evaluate(() => localStorage.getItem('recent'))).toBeNull()
})
