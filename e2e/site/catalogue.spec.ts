import { expect, test } from '../test.ts'

// Specification section 2, "Category and product screens", and section 8.

test('a category lists its sub-categories; a card leads on by what its sub-category holds', async ({
  page,
}) => {
  await page.goto('/product-category?category=paper-bags')
  await expect(page.getByRole('heading', { level: 1, name: 'Paper Bags' })).toBeVisible()
  const main = page.getByRole('main')
  // kraft-bags has children (brown, white): its card opens its listing.
  await expect(main.locator('a[href="/product-category?category=kraft-bags"]').first()).toBeVisible()
  // glassine-bags has none: its card opens the details.
  await expect(main.locator('a[href="/product-details?category=glassine-bags"]').first()).toBeVisible()
})

test('from the home page a shopper reaches the details of a brown kraft bag', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').locator('a[href="/product-category?category=paper-bags"]').first().click()
  await expect(page).toHaveURL('/product-category?category=paper-bags')
  await page.getByRole('main').locator('a[href="/product-category?category=kraft-bags"]').first().click()
  await expect(page).toHaveURL('/product-category?category=kraft-bags')
  await page.getByRole('main').locator('a[href="/product-details?category=kraft-bags-brown"]').first().click()
  await expect(page).toHaveURL('/product-details?category=kraft-bags-brown')
  await expect(page.getByRole('heading', { level: 2, name: 'Main features of our product' })).toBeVisible()
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(breadcrumb.getByRole('link', { name: 'Paper Bags' })).toBeVisible()
})

test('the home page sends a category without sub-categories to its details, its name always to the category', async ({
  page,
}) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.locator('a[href="/product-details?category=foam-products"]').first()).toBeVisible()
  await expect(
    main.locator('a[href="/product-category?category=foam-products"]', { hasText: 'Foam Products' }).first(),
  ).toBeVisible()
})

test('details show at most four pictures and four features', async ({ page }) => {
  await page.goto('/product-details?category=paper-plates')
  await expect(page.getByText('Sizes Available')).toBeVisible()
  for (const size of ['1 LB', '2 LB', '1/2 LB', '3 LB', '5 LB']) {
    await expect(page.getByRole('button', { name: size, exact: true })).toBeVisible()
  }
  const features = page
    .getByRole('heading', { name: 'Main features of our product' })
    .locator('xpath=following-sibling::ul[1]')
    .getByRole('listitem')
  const pictures = page.getByRole('region', { name: /^Pictures of/ }).getByRole('img')
  for (const shown of [await features.count(), await pictures.count()]) {
    expect(shown).toBeGreaterThan(0)
    expect(shown).toBeLessThanOrEqual(4)
  }
})

for (const [path, words] of [
  ['/product-details?category=no-such-thing', 'Product not found'],
  ['/product-category?category=no-such-thing', 'Category not found'],
] as const) {
  test(`${path} answers 404 at the first visit, with a way back`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: /categories|home/i })
      .first()
      .click()
    await expect(page).not.toHaveURL(/no-such-thing/)
    await expect(page.getByRole('heading', { level: 1, name: words })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('letter case and other names of a slug do not matter, and each page has one canonical address', async ({
  page,
}) => {
  const cases = [
    ['/product-details?category=KRAFT-Bags-Brown', '/product-details?category=kraft-bags-brown'],
    ['/product-details?category=kraft-sheets', '/product-details?category=Kraft-sheets'],
    ['/product-details?category=cake-boxes', '/product-details?category=bakery-cakes'],
    ['/product-details?category=clear-hinged-containers', '/product-details?category=clear-hinged-boxes'],
    ['/product-category?category=PAPER-BAGS', '/product-category?category=paper-bags'],
  ] as const
  for (const [visited, canonical] of cases) {
    const response = await page.goto(visited)
    expect(response?.status(), visited).toBe(200)
    const link = await page.locator('link[rel="canonical"]').getAttribute('href')
    expect(link?.replace(/^https?:\/\/[^/]+/, '')).toBe(canonical)
  }
})

test('a page that is not found is readable without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const [path, words] of [
    ['/no-such-page-either', 'Oops Sorry ! Page not found'],
    ['/product-details?category=no-such-thing-either', 'Product not found'],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page.getByRole('main').getByText(words)).toBeVisible()
  }
  await context.close()
})

test('an address that does not exist answers 404 with a way home', async ({ page }) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('Oops Sorry ! Page not found')).toBeVisible()
  await page.getByRole('link', { name: 'Go Back To Home' }).click()
  await expect(page).toHaveURL('/')
})
