import { expect, test } from '../test.ts'

// Search in the popup and on its page (design: finding.md). What is found is held by find-seed.test.ts.

const phone = { width: 390, height: 844 }
const bags = '/product-details?category=kraft-bags-brown'

test('search finds categories, products and posts while the visitor types; Enter leads to a page that can be linked', async ({
  page,
}) => {
  let fetches = 0
  page.on('request', (request) => {
    if (request.url().includes('/search-index')) fetches++
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Search' }).click()
  const search = page.getByRole('dialog', { name: 'Search' })
  const field = search.getByRole('searchbox')
  await expect(field).toBeFocused()
  for (const [words, kind] of [
    ['kraft b', 'Catalogue'],
    ['oak dining', 'Shop'],
    ['bakery count', 'Blog'],
  ] as const) {
    await field.fill(words)
    await expect(search.getByRole('link').filter({ hasText: kind }).first()).toBeVisible()
  }
  expect(fetches).toBe(1)
  await field.fill('kraft')
  await field.press('Enter')
  await expect(page).toHaveURL('/search?q=kraft')
  await expect(page.getByRole('heading', { name: /results? for “kraft”/ })).toBeVisible()
  await page.goto('/search?q=zzzz')
  await expect(page.getByRole('heading', { name: 'Nothing found for “zzzz”' })).toBeVisible()
})

test('a buyer with a phone and a keyboard finds an answer, which is open', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await page.getByRole('button', { name: 'Search' }).focus()
  await page.keyboard.press('Enter')
  const search = page.getByRole('dialog', { name: 'Search' })
  await expect(search.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('minimum order')
  const answer = search.getByRole('link', { name: /What is the smallest order/ })
  await expect(answer).toBeVisible()
  await expect(search.getByRole('status')).toHaveText(/results?$/)
  for (
    let steps = 0;
    steps < 8 && !(await answer.evaluate((link) => link === document.activeElement));
    steps++
  ) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/faq#what-is-the-smallest-order')
  await expect(page.getByText('One case of any plain product.')).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
})

test('results of packaging have a price and facts, and a wrong letter is forgiven', async ({ page }) => {
  await page.goto('/search?q=loaf')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /from \$/ }).first()).toContainText('V-Bottom Bags')
  const kraft = main.getByRole('link', { name: /Brown Kraft Bags/ })
  // The size that holds a loaf, and what that one costs.
  await expect(kraft).toHaveAttribute('href', `${bags}#size-KBB-02`)
  await expect(kraft).toContainText('from $23 a case of 500')
  await expect(kraft).toContainText('6 × 4 × 12 in: one family loaf of up to 2 lb')
  await page.goto('/search?q=brown+kraft')
  const first = main.getByRole('link', { name: /Brown Kraft Bags/ }).first()
  await expect(first).toHaveAttribute('href', bags)
  await expect(first).toContainText('from $19 a case of 500')
  await expect(first).toContainText('Brown kraft paper, 70–90 gsm · Dry food')
  await expect(async () => {
    await main.getByRole('searchbox').fill('krfat')
    await expect(main.getByRole('link', { name: /Kraft Bags/ }).first()).toBeVisible({ timeout: 1000 })
  }).toPass()
})

test('the field has the focus each time the search is opened', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  const search = page.getByRole('dialog', { name: 'Search' })
  for (const words of ['kraft', 'foil']) {
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(search.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type(words)
    await expect(search.getByRole('link', { name: new RegExp(words, 'i') }).first()).toBeVisible()
    await search.getByRole('button', { name: 'Close search' }).click()
    await expect(search).toHaveCount(0)
  }
})

test('without a connection the search says so, works again with one, and then needs none', async ({
  page,
  context,
}) => {
  await page.route('**/search-index', async (route) => {
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Search' }).click()
  const search = page.getByRole('dialog', { name: 'Search' })
  await search.getByRole('searchbox').fill('kraft')
  await expect(search.getByRole('status')).toHaveText(/^You are offline\./)
  await page.unroute('**/search-index')
  await context.setOffline(false)
  await expect(search.getByRole('link', { name: /Kraft Bags/ }).first()).toBeVisible()
  await context.setOffline(true)
  await search.getByRole('searchbox').fill('loaf')
  await expect(search.getByRole('link', { name: /V-Bottom Bags/ })).toBeVisible()
})

test('a search that cannot be loaded leaves the page as it is, and opens later', async ({
  page,
  context,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await context.setOffline(true)
  const button = page.getByRole('button', { name: 'Search', exact: true })
  await button.click()
  const search = page.getByRole('dialog', { name: 'Search' })
  await expect(search).toContainText('This could not be loaded.')
  await search.getByRole('button', { name: 'Close search' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(false)
  await button.click()
  await expect(search.getByRole('searchbox')).toBeFocused()
})

test('a search without results is reported once per visit, with its words only', async ({ page }) => {
  const reports: (string | null)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/search-miss')) reports.push(request.postData())
  })
  await page.clock.install()
  await page.goto('/search')
  const field = page.getByRole('main').getByRole('searchbox')
  const search = async (words: string, heading: RegExp) => {
    await expect(async () => {
      await field.fill(words)
      await expect(page.getByRole('heading', { name: heading })).toBeVisible({ timeout: 1000 })
    }).toPass()
    await page.clock.runFor(2000)
  }
  await search('wxyzqq', /^Nothing found for “wxyzqq”$/)
  await expect.poll(() => reports).toEqual(['wxyzqq'])
  await search('kraft', /results for “kraft”$/)
  await search('wxyzqq', /^Nothing found for “wxyzqq”$/)
  // The next report is the proof that none was sent before it.
  await search('zzyyqq', /^Nothing found for “zzyyqq”$/)
  await expect.poll(() => reports).toEqual(['wxyzqq', 'zzyyqq'])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the search page finds answers, pages and articles', async ({ page }) => {
    for (const [query, name, href] of [
      ['minimum+order', /What is the smallest order/, '/faq#what-is-the-smallest-order'],
      ['certificate', /Certificates/, '/compliance'],
      ['kbb-02', /Brown Kraft Bags/, `${bags}#size-KBB-02`],
    ] as const) {
      await page.goto(`/search?q=${query}`)
      await expect(page.getByRole('main').getByRole('link', { name }).first()).toHaveAttribute('href', href)
    }
  })
})
