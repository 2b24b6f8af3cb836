import { expect, test } from '../test.ts'
import { cards, choose, status } from './shop-page.ts'

// The filters of the shop with script: results, history, focus, slow and missing connections.

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
  await page.goto('/shop-v2')
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
  await page.goto('/shop-v2')
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
  await page.goto('/shop-v2')
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
  await page.goto('/shop-v2?price-max=75&price-min=25')
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
  await page.goto('/shop-v3')
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

test('filters are closed on a phone, before the products', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/shop-v2')
  await expect(page.getByRole('button', { name: 'Apply' })).toBeHidden()
  await page.locator('.filter-box > summary').click()
  await expect(page.getByRole('button', { name: 'Apply' })).toBeVisible()
})

test('a message says that nothing matches, with a way to clear the filters', async ({ page }) => {
  await page.goto('/shop-v3?brand=claywright&price-min=500')
  await expect(page.getByText('No product matches all of these filters.')).toBeVisible()
  await page.getByRole('link', { name: 'Show all products' }).click()
  await expect(status(page)).toHaveText('14 products')
})

test('the filters of a listing work when the page was fetched before its link was followed', async ({
  page,
}) => {
  await page.goto('/product-details/1')
  const shop = page.getByRole('link', { name: 'Shop', exact: true }).filter({ visible: true }).first()
  const fetches = () =>
    performance.getEntriesByType('resource').filter(({ name }) => name.includes('/shop-v1?_rsc=')).length
  await shop.hover()
  await expect.poll(() => page.evaluate(fetches)).toBeGreaterThan(1)
  await shop.click()
  await expect(page).toHaveURL('/shop-v1')
  await expect(cards(page).first()).toBeVisible()
  await choose(page, () => page.getByLabel('Brand').selectOption('norrvale'), /^3 of 14 products$/)
})
