import { expect, test } from '@playwright/test'

// The shop works before its script has arrived, and without script.
test.use({ javaScriptEnabled: false })

const phone = { width: 390, height: 844 }

test('the links of the menus are in the HTML', async ({ request }) => {
  const template = await (await request.get('/index-v3')).text()
  for (const href of ['/index-v6', '/faq', '/terms-and-conditions', '/blog-v1', '/cart']) {
    expect(template).toContain(`href="${href}"`)
  }
  expect(await (await request.get('/')).text()).toContain('href="/product-category?category=foils"')
})

test('the menus of a wide screen open, one at a time', async ({ page }) => {
  await page.goto('/index-v3')
  const menus = page.getByRole('banner').locator('.menu details')
  await menus.first().locator('summary').click()
  await expect(page.getByRole('link', { name: 'Retro', exact: true })).toBeVisible()
  await menus.last().locator('summary').click()
  await expect(page.getByRole('link', { name: 'Retro', exact: true })).toBeHidden()
  await page.getByRole('link', { name: 'Terms & Conditions' }).click()
  await expect(page).toHaveURL('/terms-and-conditions')
})

test("the phone's menu opens, leads on, and closes", async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(menu.getByRole('button', { name: /direction|mode/ })).toHaveCount(0)
  await menu.getByRole('button', { name: 'Close menu' }).click()
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu.locator('summary').filter({ hasText: 'Category' }).click()
  await menu.getByRole('link', { name: 'Foils' }).click()
  await expect(page).toHaveURL('/product-category?category=foils')
})

test('the newsletter form posts, and the page shows the result', async ({ page }) => {
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('textbox').fill('without-script@example.com')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByRole('status')).toContainText(/thank/i)
  await expect(footer.getByRole('status')).toBeInViewport()
  expect(new URL(page.url()).search).toBe('')
})

test('the header leads to the search page, which answers', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/search/)
  const main = page.getByRole('main')
  await main.getByRole('searchbox').fill('oak dining')
  await main.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/search?q=oak+dining')
  await expect(page.getByRole('heading', { name: /results? for “oak dining”/ })).toBeVisible()
  await expect(main.getByRole('link', { name: /Oak Dining Table/ })).toBeVisible()
  await page.goto('/search?q=zzzz')
  await expect(page.getByRole('heading', { name: 'Nothing found for “zzzz”' })).toBeVisible()
})
