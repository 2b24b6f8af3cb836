import { expect, type Page, test } from '../test.ts'

// Scroll position after navigation (decisions, "the page scrolls to the top on load").

const scrollY = (page: Page) => page.evaluate(() => window.scrollY)
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

/** Follows a link inside the site without scrolling to it first, as Playwright's click does. */
const follow = (page: Page, href: string) =>
  page.evaluate((to) => document.querySelector<HTMLElement>(`footer a[href="${to}"]`)?.click(), href)

for (const depth of [60, 2000]) {
  for (const width of [390, 1280]) {
    test(`a link followed ${depth} px down at ${width} px opens the page at its top, focus on its heading`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      await scrollTo(page, depth)
      await follow(page, '/about')
      const heading = page.getByRole('heading', { level: 1, name: /about/i })
      await expect(heading).toBeFocused()
      expect(await scrollY(page)).toBe(0)
      const header = await page.getByRole('banner').boundingBox()
      const breadcrumb = await page.getByRole('navigation', { name: 'Breadcrumb' }).boundingBox()
      expect(breadcrumb?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
    })
  }
}

test('the heading shows a focus ring only to those who use the keyboard', async ({ page }) => {
  const ring = () =>
    page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).outlineStyle)
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await ring()).toBe('none')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await ring()).not.toBe('none')
})

test('a visitor who scrolls before a slow page has loaded stays there', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/_next\/static\/.*\.js|\/cdn\//, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.mouse.move(600, 400)
  await page.mouse.wheel(0, 700)
  await expect.poll(() => scrollY(page)).toBeGreaterThan(500)
  const before = await scrollY(page)
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete')
  release()
  await page.waitForLoadState('load')
  await page.waitForTimeout(500)
  expect(Math.abs((await scrollY(page)) - before)).toBeLessThanOrEqual(2)
})

/** The browser restores what was at the top of the window before the fonts are there, a line more or less. */
const expectScrolledTo = (page: Page, top: number) =>
  expect.poll(async () => Math.abs((await scrollY(page)) - top)).toBeLessThan(20)

test('reload, back and forward keep their place', async ({ page }) => {
  await page.goto('/')
  await scrollTo(page, 1200)
  await page.reload()
  await expectScrolledTo(page, 1200)
  await follow(page, '/about')
  await expect(page).toHaveURL('/about')
  await expect.poll(() => scrollY(page)).toBe(0)
  await scrollTo(page, 400)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expectScrolledTo(page, 1200)
  await page.goForward()
  await expect(page).toHaveURL('/about')
  await expectScrolledTo(page, 400)
})

test('back returns to the place without a movement', async ({ page }) => {
  await page.goto('/')
  await scrollTo(page, 1200)
  await page.reload()
  await expectScrolledTo(page, 1200)
  await follow(page, '/about')
  await expect.poll(() => scrollY(page)).toBe(0)
  await scrollTo(page, 400)
  const places = await page.evaluateHandle(() => {
    const seen: number[] = []
    document.addEventListener('scroll', () => seen.push(window.scrollY))
    return seen
  })
  await page.goBack()
  await expectScrolledTo(page, 1200)
  expect((await places.jsonValue()).filter((place) => place > 450 && place < 1150)).toEqual([])
})

test('an address with a hash opens at that place, below the sticky header', async ({ page }) => {
  await page.goto('/#newsletter')
  await expect(page.locator('#newsletter')).toBeInViewport()
  expect(await scrollY(page)).toBeGreaterThan(1000)
})
