import { expect, test, type Page } from '../test.ts'

// The sections of the home variants and the information pages (specification sections 2, 4 and 9).

/** Slides of a carousel that are in view. */
const inView = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name }).locator('.carousel-slide:not([inert])')

test('testimonials are shown one at a time, loop, and move only on request', async ({ page }) => {
  await page.goto('/')
  const carousel = page.getByRole('region', { name: 'What Our Clients Say' }).last()
  await carousel.scrollIntoViewIfNeeded()
  const shown = carousel.locator('.carousel-slide:not([inert]) figcaption')
  const next = carousel.getByRole('button', { name: /^Next/ })
  await next.click()
  await expect(shown).toHaveCount(1)
  const second = await shown.innerText()
  await page.waitForTimeout(1500)
  expect(await shown.innerText()).toBe(second)
  await expect(carousel.getByRole('button', { name: /^Pause/ })).toHaveCount(0)
  for (let step = 0; step < 5; step++) {
    await next.click()
    await page.waitForTimeout(450)
  }
  await expect(shown).toHaveText(second)
})

test('posts follow each other every 4000 ms, and stop on request', async ({ page }) => {
  await page.goto('/index-v2')
  const carousel = page
    .getByRole('button', { name: /^(Pause|Play) .*Blog/ })
    .locator('xpath=ancestor::section[1]')
  await carousel.scrollIntoViewIfNeeded()
  await page.mouse.move(1, 1)
  const title = carousel.locator('.carousel-slide:not([inert]) h3')
  await expect(carousel.locator('.swiper-initialized')).toBeVisible()
  const first = await title.innerText()
  await page.waitForTimeout(2500)
  expect(await title.innerText()).toBe(first)
  await expect(title).not.toHaveText(first, { timeout: 4000 })
  await carousel.getByRole('button', { name: /^Pause/ }).click()
  await page.mouse.move(1, 1)
  const kept = await title.innerText()
  await page.waitForTimeout(4700)
  expect(await title.innerText()).toBe(kept)
})

test('categories stand two, three and four at a time by the width of the screen', async ({ page }) => {
  for (const [width, count] of [
    [390, 2],
    [800, 3],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/index-v2')
    const carousel = page.getByRole('region', { name: 'Shop by Category' }).last()
    await carousel.scrollIntoViewIfNeeded()
    await carousel.getByRole('button', { name: /^Next/ }).click()
    await page.waitForTimeout(600)
    await expect(inView(page, 'Shop by Category').locator('visible=true')).toHaveCount(count)
  }
})

test('the slider of index-v3 has three offers and never moves by itself', async ({ page }) => {
  await page.goto('/index-v3')
  const slider = page.getByRole('region', { name: 'Offers' }).first()
  for (const offer of ['25% off', '35% off', '55% off']) await expect(slider.getByText(offer)).toBeAttached()
  await slider.getByRole('button', { name: /^Next/ }).click()
  await expect(slider.locator('.carousel-slide:not([inert])').getByText('35% off')).toBeInViewport()
  await expect(slider.getByRole('button', { name: /^Pause/ })).toHaveCount(0)
})

test('prices start on monthly and can be shown by year, also without script', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/pricing')
  const main = page.getByRole('main')
  const prices = main.getByText(/^\$\d+$/).filter({ visible: true })
  await expect(main.getByRole('radio', { name: 'Monthly' })).toBeChecked()
  await expect(prices).toHaveText(['$9', '$19', '$99'])
  await main.getByText('Yearly', { exact: true }).click()
  await expect(prices).toHaveText(['$99', '$199', '$999'])
  await page.close()
})

test('one answer is open at a time, and clicking it closes it', async ({ page }) => {
  await page.goto('/faq')
  const main = page.getByRole('main')
  for (const group of ['For Shipping', 'Warranty & Support', 'Order & Payment', 'Product Return']) {
    await expect(main.getByRole('heading', { name: group })).toBeVisible()
  }
  const questions = main.locator('summary')
  await expect(questions).toHaveCount(4 + 3 + 4 + 3)
  const open = main.locator('details[open]')
  await questions.nth(0).click()
  await expect(open).toHaveCount(1)
  await questions.nth(6).click()
  await expect(open).toHaveCount(1)
  await expect(open.locator('summary')).toHaveText(await questions.nth(6).innerText())
  await questions.nth(6).click()
  await expect(open).toHaveCount(0)
})

test('the contact form has its fields and subjects', async ({ page }) => {
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Get in Touch' })
  for (const name of ['Full Name', 'Email', 'Phone No.', 'Your Message']) {
    await expect(form.getByRole('textbox', { name })).toBeVisible()
  }
  await expect(form.getByRole('combobox', { name: 'Subject' }).getByRole('option')).toHaveText([
    'Choose',
    'Paper Bags',
    'Paper Sheets',
    'Aluminium foil',
    'Paper Plates',
  ])
  await expect(form.getByRole('button', { name: 'Submit' })).toBeVisible()
})

test('the countdown that has passed rests at 00, and the theme can be switched beside it', async ({
  page,
}) => {
  await page.goto('/coming-soon')
  const main = page.getByRole('main')
  await expect(main.getByRole('timer').getByRole('definition')).toHaveText(['00', '00', '00', '00'])
  await expect(main.getByRole('button', { name: /Dark mode|Light mode/ })).toBeVisible()
})

test('every page of sections has title, description, canonical address and JSON-LD', async ({ page }) => {
  await page.goto('/faq')
  await expect(page).toHaveTitle(/Frequently asked questions/)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40,}/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/faq$/)
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
    'content',
    /Frequently asked questions/,
  )
  const kinds = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) =>
      scripts.map((script) => JSON.parse(script.textContent ?? '{}')['@type'] as string),
    )
  expect(kinds.toSorted()).toEqual(['BreadcrumbList', 'FAQPage'])
})
