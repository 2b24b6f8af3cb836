import { expect, test, type Page } from '@playwright/test'
import { siteUrl } from '../shop.ts'

// The three pages of the shop (specification sections 2, 4 and 9): figures, filters with and without script, addresses.

/** Next keeps the page before in the document, hidden. */
const cards = (page: Page) => page.getByRole('main').locator('li article').filter({ visible: true })
const status = (page: Page) => page.getByRole('main').getByRole('status')
/** Until the page is hydrated a choice changes the form, but not the list. */
const choose = async (page: Page, act: () => Promise<unknown>, text: RegExp) =>
  expect(async () => {
    await act()
    await expect(status(page)).toHaveText(text, { timeout: 1000 })
  }).toPass()

test('/shop-v1 leads to the catalogue, filters by price and brand, and loads more', async ({ page }) => {
  await page.goto('/shop-v1')
  const main = page.getByRole('main')
  for (const name of ['Sofa & Chair', 'Full Interior', 'Lamp & Vase', 'Table', 'Wood Design']) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', '/product-category')
  }
  await expect(main.getByLabel('Min')).toHaveValue('0')
  await expect(main.getByLabel('Max')).toHaveValue('100')
  await expect(main.getByLabel('Brand').locator('option')).toHaveCount(6)
  await expect(cards(page)).toHaveCount(12)
  await main.getByRole('link', { name: 'Load More' }).click()
  await expect(cards(page)).toHaveCount(14)
  await expect(cards(page).nth(12).locator('.card-link')).toBeFocused()
  await expect(page).toHaveURL('/shop-v1?page=2')
  await expect(main.getByRole('link', { name: 'Load More' })).toHaveCount(0)
})

test('/shop-v2 shows the figures of the specification', async ({ page }) => {
  await page.goto('/shop-v2')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Shop')
  await expect(main.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('HomeShop')
  for (const box of [
    'Chair 06',
    'Table 12',
    'Sofa Set 19',
    'Lamp 08',
    'Vases 25',
    'Mirror 14',
    'Art & Paint 07',
  ]) {
    await expect(main.getByRole('checkbox', { name: box })).toBeEnabled()
  }
  for (const type of ['Regular', 'Premium', 'Vintage']) await expect(main.getByLabel(type)).toBeVisible()
  await expect(main.getByLabel('Lowest price')).toHaveValue('25')
  await expect(main.getByLabel('Highest price')).toHaveValue('75')
  await expect(main.getByLabel('Lowest price')).toHaveAttribute('step', '5')
  await expect(main.getByText('$25 – $75')).toBeVisible()
  const pages = main.getByRole('navigation', { name: 'Pages' })
  expect((await pages.getByRole('listitem').allInnerTexts()).map((text) => text.trim())).toEqual([
    '01',
    '02',
    '03',
    '…',
    '09',
    '10',
    '',
  ])
  await expect(main.locator('a[href="/shop-v1"]').filter({ has: page.locator('img') })).toHaveCount(1)
})

test('a filter keeps what its count promises, and back and forward follow', async ({ page }) => {
  await page.goto('/shop-v2')
  const chair = page.getByRole('checkbox', { name: /^Chair/ })
  await choose(page, () => chair.check(), /^2 of 14 products$/)
  await expect(page).toHaveURL('/shop-v2?kind=chair')
  await expect(cards(page)).toHaveCount(2)
  await expect(page.getByRole('checkbox', { name: /^Chair 2/ })).toBeChecked()
  const lamp = page.getByRole('checkbox', { name: /^Lamp/ })
  const promised = Number(/\d+/.exec(await lamp.locator('xpath=..').innerText())?.[0])
  await lamp.check()
  await expect(cards(page)).toHaveCount(2 + promised)
  await expect(page).toHaveURL('/shop-v2?kind=chair,lamp')
  await page.goBack()
  await expect(cards(page)).toHaveCount(2)
  await expect(lamp).not.toBeChecked()
  await page.goForward()
  await expect(lamp).toBeChecked()
  await page.reload()
  await expect(cards(page)).toHaveCount(2 + promised)
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/shop-v2')
  await expect(status(page)).toHaveText('14 products')
})

test('a choice keeps the document, the place and the focus, on a phone the open filters too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/shop-v2', { waitUntil: 'networkidle' })
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.locator('.filter-box > summary').click()
  const box = (name: RegExp) => page.getByRole('checkbox', { name })
  await box(/^Lamp/).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  for (const [name, url] of [
    [/^Chair/, '/shop-v2?kind=chair'],
    [/^Lamp/, '/shop-v2?kind=chair,lamp'],
  ] as const) {
    await box(name).focus()
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(url)
    await expect(page.getByRole('link', { name: 'Clear filters' })).toBeAttached()
    await expect(box(name)).toBeFocused()
    await expect(box(name)).toBeChecked()
  }
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThanOrEqual(2)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('a quick second choice wins over a slow first one', async ({ page }) => {
  await page.goto('/shop-v2', { waitUntil: 'networkidle' })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/shop-v2\?kind=chair&/, async (route) => {
    await released
    await route.continue()
  })
  await page.getByRole('checkbox', { name: /^Chair/ }).check()
  const listing = page.getByRole('main').locator('[aria-busy]').filter({ visible: true })
  await expect(listing).toHaveAttribute('aria-busy', 'true')
  await page.getByRole('checkbox', { name: /^Lamp/ }).check()
  await expect(page).toHaveURL('/shop-v2?kind=chair,lamp')
  await expect(listing).toHaveAttribute('aria-busy', 'false')
  release()
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL('/shop-v2?kind=chair,lamp')
  await expect(page.getByRole('checkbox', { name: /^Lamp/ })).toBeChecked()
  await page.goBack()
  await expect(page, 'the first choice never came about').toHaveURL('/shop-v2')
  await expect(page.getByRole('checkbox', { name: /^Chair/ })).not.toBeChecked()
})

test('without a connection the filters say so, and work again with one', async ({ page, context }) => {
  await page.goto('/shop-v2', { waitUntil: 'networkidle' })
  await context.setOffline(true)
  await page.getByRole('checkbox', { name: /^Chair/ }).check()
  const alert = page.getByText('The list could not be loaded. Check your connection and try again.')
  await expect(alert).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(status(page)).toHaveText('2 of 14 products')
  await expect(alert).toBeHidden()
})

test('a choice from before the script ran is applied when it runs', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/shop-v2', { waitUntil: 'commit' })
  await page.getByRole('checkbox', { name: /^Chair/ }).check()
  release()
  await expect(page).toHaveURL('/shop-v2?kind=chair')
  await expect(status(page)).toHaveText('2 of 14 products')
})

test('an option that would show nothing is disabled', async ({ page }) => {
  await page.goto('/shop-v2?brand=claywright')
  await expect(page.getByRole('checkbox', { name: 'Vases 1' })).toBeEnabled()
  await expect(page.getByRole('checkbox', { name: 'Chair 0' })).toBeDisabled()
})

test('pages turn, keep the filters, and begin again after a change', async ({ page }) => {
  await page.goto('/shop-v2')
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await pages.getByRole('link', { name: '10' }).click()
  await expect(page).toHaveURL('/shop-v2?page=2')
  await expect(cards(page)).toHaveCount(5)
  await page.goto('/shop-v2?page=2&price-min=20')
  await expect(pages.getByRole('link', { name: '02' })).toHaveAttribute('aria-current', 'page')
  await choose(page, () => page.getByLabel('Premium').check(), /^3 of 14/)
  await expect(page).toHaveURL('/shop-v2?price-min=20&type=premium')
})

test('the price slider is moved by keys', async ({ page }) => {
  // A knob that moves before the script runs is only seen by the form's button.
  await page.goto('/shop-v2?price-max=75&price-min=25', { waitUntil: 'networkidle' })
  const lowest = page.getByLabel('Lowest price')
  await lowest.focus()
  await lowest.press('ArrowRight')
  await expect(page).toHaveURL('/shop-v2?price-max=75&price-min=30')
  await expect(page.getByText('$30 – $75')).toBeVisible()
  await lowest.press('ArrowRight')
  await expect(page).toHaveURL('/shop-v2?price-max=75&price-min=35')
  await expect(lowest).toBeFocused()
  await page.goBack()
  await expect(lowest).toHaveValue('30')
})

test('amounts are applied when a field is left, the lower one first', async ({ page }) => {
  await page.goto('/shop-v3', { waitUntil: 'networkidle' })
  const [min, max] = [page.getByLabel('Min'), page.getByLabel('Max')]
  await min.fill('90')
  await min.press('Tab')
  await expect(max).toBeFocused()
  await max.press('Backspace')
  await expect(page).toHaveURL('/shop-v3?price-min=90')
  await expect(max, 'typing goes on while the list is loading').toBeFocused()
  await max.fill('20')
  await max.blur()
  await expect(page).toHaveURL('/shop-v3?price-max=90&price-min=20')
  await expect(min).toHaveValue('20')
  await expect(max).toHaveValue('90')
  await page.goBack()
  await expect(page).toHaveURL('/shop-v3?price-min=90')
  await expect(max).toHaveValue('100')
})

test('/shop-v3 sorts in five orders, shows ten, and leads on', async ({ page }) => {
  await page.goto('/shop-v3')
  const main = page.getByRole('main')
  await expect(cards(page).filter({ hasNot: page.locator('.card-name') })).toHaveCount(10)
  const sort = main.getByLabel('Sort By')
  expect(await sort.locator('option').allInnerTexts()).toEqual(
    ['Latest', 'Name', 'Number', 'Price', 'Date'].map((each) => `Sort by ${each}`),
  )
  await expect(async () => {
    await sort.selectOption('Sort by Price')
    await expect(page).toHaveURL('/shop-v3?sort=price', { timeout: 1000 })
  }).toPass()
  const more = main.getByRole('link', { name: 'Load More' })
  await expect(more).toHaveAttribute('href', '/shop-v1?sort=price')
})

test('/shop-v3 has three tiles in view, one below 1024 px', async ({ page }) => {
  for (const [width, count] of [
    [1280, 3],
    [1000, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/shop-v3')
    const tiles = page.getByRole('region', { name: 'Categories' })
    await tiles.getByRole('button', { name: /^Next/ }).click()
    await page.waitForTimeout(600)
    await expect(tiles.locator('.carousel-slide:not([inert])')).toHaveCount(count)
    await expect(tiles.getByRole('button', { name: /^Pause/ })).toBeVisible()
  }
})

test('every address leads to its one form, and none fails', async ({ page, request }) => {
  for (const [given, canonical] of [
    ['/shop-v4', '/shop-v3'],
    ['/shop-v2?kind=lamp&kind=chair&brand=', '/shop-v2?kind=chair,lamp'],
    ['/shop-v1?page=-1', '/shop-v1'],
  ] as const) {
    const response = await request.get(given, { maxRedirects: 0 })
    const { pathname, search } = new URL(response.headers()['location'] ?? '', siteUrl)
    expect([response.status(), pathname + search]).toEqual([308, canonical])
  }
  await page.goto('/shop-v2?page=99')
  await expect(cards(page), 'a page number beyond the last shows the last page').toHaveCount(5)
  for (const query of [
    'kind=%3Cscript%3Ealert(1)',
    `brand=${'a'.repeat(10_000)}`,
    'utm=1',
    'constructor=1',
  ]) {
    const response = await request.get(`/shop-v2?${query}`)
    expect(response.status(), query.slice(0, 40)).toBe(200)
    expect(await response.text()).not.toContain('<script>alert')
  }
})

test('filtered addresses are not for search engines, pages are', async ({ request }) => {
  const filtered = await (await request.get('/shop-v2?kind=chair')).text()
  expect(filtered).toContain('<meta name="robots" content="noindex, follow"')
  expect(filtered).toMatch(/<link rel="canonical" href="[^"]*\/shop-v2"/)
  const second = await (await request.get('/shop-v2?page=2')).text()
  expect(second).not.toContain('noindex')
  expect(second).toMatch(/<link rel="canonical" href="[^"]*\/shop-v2\?page=2"/)
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /shop-v*?*kind=')
})

test('a message says that nothing matches, with a way to clear the filters', async ({ page }) => {
  await page.goto('/shop-v3?brand=claywright&price-min=500')
  await expect(page.getByText('No product matches all of these filters.')).toBeVisible()
  await page.getByRole('link', { name: 'Show all products' }).click()
  await expect(status(page)).toHaveText('14 products')
})

test('filters are closed on a phone, before the products', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/shop-v2')
  await expect(page.getByRole('button', { name: 'Apply' })).toBeHidden()
  await page.locator('.filter-box > summary').click()
  await expect(page.getByRole('button', { name: 'Apply' })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('filters are a form, and pages are links', async ({ page }) => {
    await page.goto('/shop-v2')
    await page.getByRole('checkbox', { name: /^Chair/ }).check()
    await page.getByRole('checkbox', { name: /^Vases/ }).check()
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL('/shop-v2?kind=chair,vases')
    await expect(cards(page)).toHaveCount(3)
    await page.goto('/shop-v2')
    await page.getByRole('button', { name: 'Filter by price' }).click()
    await expect(page).toHaveURL('/shop-v2?price-max=75&price-min=25')
    await page.goto('/shop-v1')
    await page.getByRole('link', { name: 'Load More' }).click()
    await expect(cards(page)).toHaveCount(14)
  })
})
