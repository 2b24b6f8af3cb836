import { expect, test } from '../test.ts'

// The template header and the tools of both headers (specification sections 2 and 4; decisions, "Two headers").

const phone = { width: 390, height: 844 }

test('the Home menu has the six variants by their labels', async ({ page }) => {
  await page.goto('/index-v3')
  const banner = page.getByRole('banner')
  await banner.locator('.menu summary', { hasText: 'Home' }).click()
  const variants = {
    Minimal: '/',
    Stylish: '/index-v2',
    Accessories: '/index-v3',
    Collection: '/index-v4',
    Luxury: '/index-v5',
    Retro: '/index-v6',
  }
  for (const [name, href] of Object.entries(variants)) {
    await expect(banner.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
})

test('the Pages menu opens by keyboard, closes on Escape and outside, and gives the focus back', async ({
  page,
}) => {
  await page.goto('/index-v3')
  const pages = page.getByRole('banner').locator('.menu summary', { hasText: 'Pages' })
  const link = page.getByRole('banner').getByRole('link', { name: 'Terms & Conditions' })
  await pages.focus()
  await page.keyboard.press('Enter')
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(pages).toBeFocused()
  await pages.click()
  await expect(link).toBeVisible()
  await page.getByRole('main').click({ position: { x: 10, y: 600 } })
  await expect(link).toBeHidden()
  await pages.click()
  await link.click()
  await expect(page).toHaveURL('/terms-and-conditions')
  await page.goBack()
  await expect(page).toHaveURL('/index-v3')
  await expect(link).toBeHidden()
})

test('the bar under the template header shows how much of the page was scrolled', async ({ page }) => {
  await page.goto('/index-v3')
  const bar = page.getByTestId('scroll-progress')
  const shown = () => bar.evaluate((element) => Number(getComputedStyle(element).scale.split(' ')[0]))
  expect(await shown()).toBe(0)
  const half =
    'scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) / 2, behavior: "instant" })'
  await page.evaluate(half)
  await expect.poll(shown).toBeCloseTo(0.5, 1)
  await page.evaluate('scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" })')
  await expect.poll(shown).toBeCloseTo(1, 2)
})

for (const path of ['/', '/index-v3']) {
  test(`${path}: the cart lists its lines, counts, never goes below 0, and leads on`, async ({ page }) => {
    await page.goto(path)
    const button = page.getByRole('button', { name: /^Cart: 22 pieces, \$870/ })
    await button.click()
    const cart = page.getByRole('dialog', { name: 'Cart List' })
    const quantity = cart.getByRole('group', { name: 'Quantity of Pendant Lamp' })
    await expect(quantity.getByRole('status')).toHaveText('5')
    await quantity.getByRole('button', { name: /^Add one/ }).click()
    await expect(quantity.getByRole('status')).toHaveText('6')
    await expect(cart.getByText('$920')).toBeVisible()
    const less = quantity.getByRole('button', { name: /^Remove one/ })
    for (let press = 0; press < 6; press++) await less.click()
    await expect(quantity.getByRole('status')).toHaveText('0')
    await expect(less).toBeDisabled()
    await expect(cart.getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/cart')
    await expect(cart.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout')
    await page.keyboard.press('Escape')
    await expect(cart).toBeHidden()
    await expect(page.getByRole('button', { name: /^Cart: 17 pieces, \$620/ })).toBeFocused()
  })
}

test('the wishlist shows its items and leads to all of them; a click outside closes it', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Wishlist: 14 items' }).click()
  const wishlist = page.getByRole('dialog', { name: 'Wishlist' })
  await expect(wishlist.getByRole('listitem')).toHaveCount(5)
  await expect(wishlist.getByRole('link', { name: 'View All Wishlist' })).toHaveAttribute('href', '/wishlist')
  await page.mouse.click(20, 500)
  await expect(wishlist).toBeHidden()
})

test('the side menu has Home, Pages, Shop, Blog and Contact, and Login on small screens only', async ({
  page,
}) => {
  for (const [size, hasLogin] of [
    [phone, true],
    [{ width: 900, height: 900 }, false],
  ] as const) {
    await page.setViewportSize(size)
    await page.goto('/index-v3')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    for (const name of ['Home', 'Pages']) {
      await expect(menu.locator('summary').getByText(name, { exact: true })).toBeVisible()
    }
    for (const name of ['Shop', 'Blog', 'Contact']) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
    }
    await expect(menu.getByRole('link', { name: 'Login' })).toBeVisible({ visible: hasLogin })
    await menu.locator('summary', { hasText: 'Pages' }).click()
    await menu.locator('summary', { hasText: 'Company' }).click()
    await menu.getByRole('link', { name: 'FAQs' }).click()
    await expect(page).toHaveURL('/faq')
    await expect(menu).toBeHidden()
  }
})

test('the direction is switched by a control reading LTR, and remembered before the first paint', async ({
  page,
}) => {
  await page.goto('/')
  const arrow = page.getByRole('button', { name: /^Next slide: / }).locator('svg')
  await expect(arrow).toHaveCSS('transform', 'none')
  await page.getByRole('button', { name: 'Reading direction: LTR' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(arrow).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)')
  await page.goto('/about', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByRole('button', { name: 'Reading direction: RTL' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
})

test('the icons of the header are painted with it on a slow connection', async ({ page }) => {
  await page.route(/\.svg/, () => {})
  await page.goto('/', { waitUntil: 'commit' })
  const icons = page.getByRole('banner').locator('svg:visible')
  await expect(icons).not.toHaveCount(0)
  for (const icon of await icons.all()) {
    const drawn = await icon.locator('use').evaluate((use: SVGUseElement) => use.getBBox().width)
    expect(drawn).toBeGreaterThan(0)
  }
})

for (const width of [1280, 1440]) {
  test(`a menu with more entries keeps the logo on one line, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/about')
    const banner = page.getByRole('banner')
    const menu = banner.getByRole('navigation').getByRole('list').first()
    const logo = banner.getByRole('link', { name: 'Paper & Home' })
    const { height } = (await logo.boundingBox())!
    await menu.evaluate((list) => {
      for (const name of ['Sustainability', 'Delivery and returns']) {
        const entry = list.firstElementChild!.cloneNode(true) as HTMLElement
        entry.querySelector('a')!.textContent = name
        list.append(entry)
      }
    })
    expect((await logo.boundingBox())!.height).toBe(height)
    const [nav, search] = await Promise.all(
      [menu, banner.getByRole('button', { name: 'Search' })].map((part) => part.boundingBox()),
    )
    expect(nav!.x + nav!.width).toBeLessThanOrEqual(search!.x)
    expect(nav!.y).toBeGreaterThanOrEqual(0)
  })
}
