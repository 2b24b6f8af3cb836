import { expect, test, type Page } from '@playwright/test'
import { siteUrl } from '../shop.ts'
import { editor } from './draft.ts'

// What a cart and a wishlist say when an editor changes or withdraws a product meanwhile.

const stool = 'product-lounge-stool'
const line = (page: Page) => page.getByRole('main').getByRole('row').filter({ hasText: 'Lounge Stool' })
let original: Awaited<ReturnType<ReturnType<typeof editor>['getDocument']>>

test.beforeAll(async () => {
  original = await editor().getDocument(stool)
})

test.afterEach(async () => {
  if (original) await editor().createOrReplace(original)
})

async function putIntoCart(page: Page) {
  await page.goto(`${siteUrl}/product-details/14`, { waitUntil: 'networkidle' })
  await page.getByRole('main').getByRole('button', { name: 'Add to Wishlist', exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'Add to Cart', exact: true }).click()
  await expect(line(page)).toContainText('$39.83')
}

test('a changed price is shown as changed, counts in the sums, and is accepted with OK', async ({ page }) => {
  await putIntoCart(page)
  await editor().patch(stool).set({ price: 61.5 }).unset(['salePrice']).commit()
  await expect(async () => {
    await page.reload({ waitUntil: 'networkidle' })
    await expect(line(page)).toContainText('Price changed from $39.83 to $61.50', { timeout: 1_000 })
  }).toPass()
  await expect(page.getByRole('button', { name: /^Cart: 23 pieces, \$931\.50$/ })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('$931.50')
  await page.getByRole('main').getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText(/Price changed/)).toHaveCount(0)
  await expect(line(page)).toContainText('$61.50')
})

test('a withdrawn product is no longer available, leaves the sums, and comes back with its product', async ({
  page,
}) => {
  await putIntoCart(page)
  await editor().patch(stool).unset(['price']).commit()
  await expect(async () => {
    await page.reload({ waitUntil: 'networkidle' })
    await expect(line(page)).toContainText('No longer available', { timeout: 1_000 })
  }).toPass()
  await expect(page.getByRole('button', { name: /^Cart: 22 pieces, \$870$/ })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('$870.00')
  await page.goto(`${siteUrl}/wishlist`, { waitUntil: 'networkidle' })
  const wish = page.getByRole('main').getByRole('article').filter({ hasText: 'Lounge Stool' })
  await expect(wish).toContainText('No longer available')
  await expect(wish.getByRole('link', { name: 'Add to Cart' })).toHaveCount(0)
  if (original) await editor().createOrReplace(original)
  await page.goto(`${siteUrl}/cart`)
  await expect(async () => {
    await page.reload({ waitUntil: 'networkidle' })
    await expect(page.getByRole('button', { name: /^Cart: 23 pieces, \$909\.83$/ })).toBeVisible({
      timeout: 1_000,
    })
  }).toPass()
})

test('with the samples off, cart, wishlist and orders begin empty', async ({ page }) => {
  const settings = editor().patch('siteSettings')
  await settings.set({ showSamples: false }).commit()
  try {
    await expect(async () => {
      await page.goto(`${siteUrl}/cart`)
      await expect(page.getByText('Your cart is empty.')).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await expect(page.getByRole('button', { name: 'Cart: 0 pieces, $0' })).toBeVisible()
    await page.goto(`${siteUrl}/wishlist`)
    await expect(page.getByText('Your wishlist is empty.')).toBeVisible()
    await page.goto(`${siteUrl}/order-history`)
    await expect(page.getByText('You have not ordered anything in this browser yet.')).toBeVisible()
  } finally {
    await editor().patch('siteSettings').set({ showSamples: true }).commit()
  }
})
