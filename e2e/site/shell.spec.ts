import { expect, test } from '../test.ts'

// Specification sections 2 ("Header and global behaviour"), 4 and 5; section 9 has the figures.

const phone = { width: 390, height: 844 }
const scrollTo = (y: number) => `window.scrollTo({ top: ${y}, behavior: 'instant' })`

test('the header sticks after more than 50 px', async ({ page }) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  await page.evaluate(scrollTo(50))
  await expect(header).not.toHaveAttribute('data-sticky', 'true')
  await page.evaluate(scrollTo(51))
  await expect(header).toHaveAttribute('data-sticky', 'true')
  await page.evaluate(scrollTo(600))
  await expect(header).toBeInViewport()
})

test('back to top appears after more than 300 px and leads there', async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: /back to top/i })
  await page.evaluate(scrollTo(300))
  await expect(button).toBeHidden()
  await page.evaluate(scrollTo(301))
  await expect(button).toBeVisible()
  await button.click()
  await expect.poll(() => page.evaluate('window.scrollY')).toBe(0)
})

test('the category menu has the seven categories, opens by keyboard and gives the focus back', async ({
  page,
}) => {
  await page.goto('/')
  const toggle = page.getByRole('banner').locator('.menu summary', { hasText: 'Category' })
  const menu = page
    .getByRole('banner')
    .locator('.menu details')
    .filter({ has: page.locator('summary', { hasText: 'Category' }) })
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(menu).toHaveAttribute('open')
  await expect(
    page.getByRole('banner').locator('a[href^="/product-category?category="]:visible'),
  ).toHaveCount(7)
  await page.keyboard.press('Escape')
  await expect(menu).not.toHaveAttribute('open')
  await expect(toggle).toBeFocused()
})

test('on a phone the hamburger opens a menu with Login, keeps the focus inside, and closes on Escape', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  const hamburger = page.getByRole('button', { name: /open menu/i })
  await hamburger.click()
  const menu = page.getByRole('dialog', { name: /menu/i })
  await expect(menu.getByRole('link', { name: 'Login' })).toBeVisible()
  for (let press = 0; press < 40; press++) await page.keyboard.press('Tab')
  expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(hamburger).toBeFocused()
})

test('the theme follows the system until the visitor chooses, and the choice is remembered', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const dark = await ground()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /light|dark|theme/i })
    .first()
    .click()
  await expect.poll(ground).not.toBe(dark)
  const chosen = await ground()
  await page.reload()
  expect(await ground()).toBe(chosen)
})

for (const [place, path, landmark] of [
  ['footer', '/', 'contentinfo'],
  ['home page', '/index-v2', 'main'],
] as const) {
  test(`the newsletter of the ${place} refuses an invalid address as specified, and takes a valid one`, async ({
    page,
  }, { testId }) => {
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': `${testId}-${Date.now()}` })
    await page.goto(path)
    const form = page
      .getByRole(landmark)
      .locator('form')
      .filter({ has: page.getByRole('textbox', { name: /e-?mail/i }) })
    const field = form.getByRole('textbox')
    const subscribe = form.getByRole('button')
    for (const wrong of ['', 'nobody', 'a@b', 'a@b.c']) {
      await field.fill(wrong)
      await subscribe.click()
      await expect(form.getByText('Please enter a valid email address')).toBeVisible()
    }
    await field.fill('baker@example.photography')
    await subscribe.click()
    await expect(form.getByText('Please enter a valid email address')).toBeHidden()
    await expect(form.getByRole('status')).toContainText(/thank/i)
  })
}

test('the chat link opens the messaging app with the prefilled text', async ({ page }) => {
  await page.goto('/')
  const href = await page.getByRole('link', { name: /chat/i }).getAttribute('href')
  expect(new URL(href ?? '').searchParams.get('text')).toBe("Hello! I'm interested in your services.")
})

test('the footer of a phone is short, its lists are closed groups; on a wide screen they are open', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  const foils = footer.getByRole('link', { name: 'Foils' })
  expect((await footer.boundingBox())?.height).toBeLessThan(900)
  await expect(foils).toBeHidden()
  await footer.locator('summary', { hasText: 'Categories' }).click()
  await expect(foils).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  await expect(foils).toBeVisible()
  await expect(footer.getByRole('heading', { name: 'Categories' })).toBeVisible()
  await expect(footer.locator('summary:visible')).toHaveCount(0)
})

for (const width of [390, 768, 1280, 1920]) {
  test(`chat and back to top cover no text and no field at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/contact')
    for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
      await page.evaluate((at) => {
        const { scrollHeight } = document.documentElement
        window.scrollTo({ top: (scrollHeight - innerHeight) * at, behavior: 'instant' })
      }, part)
      const covered = await page.evaluate(() => {
        const shortcuts = [...document.querySelectorAll('.shortcut')].map((one) =>
          one.getBoundingClientRect(),
        )
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const boxes: { text: string; box: DOMRect }[] = [
          ...document.querySelectorAll('input, textarea, select'),
        ].map((field) => ({ text: field.outerHTML, box: field.getBoundingClientRect() }))
        const range = document.createRange()
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const parent = node.parentElement
          if (!node.textContent?.trim() || !parent?.checkVisibility() || parent.closest('.shortcut')) continue
          range.selectNodeContents(node)
          boxes.push(...[...range.getClientRects()].map((box) => ({ text: node.textContent ?? '', box })))
        }
        return boxes
          .filter(({ box }) =>
            shortcuts.some(
              (one) =>
                box.width > 1 &&
                box.left < one.right &&
                box.right > one.left &&
                box.top < one.bottom &&
                box.bottom > one.top,
            ),
          )
          .map(({ text }) => text)
      })
      expect(covered).toEqual([])
    }
  })
}

test('targets in the shell of a phone are at least 44 px high and wide', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/index-v3')
  await page
    .getByRole('contentinfo')
    .locator('summary')
    .evaluateAll((all) => all.forEach((summary) => summary.parentElement?.setAttribute('open', '')))
  const small = () =>
    page.evaluate(() =>
      [...document.querySelectorAll(':is(header, footer, dialog) :is(a, button, summary, input)')]
        .filter((target) => target.checkVisibility())
        .map((target) => ({
          name: target.textContent || target.ariaLabel,
          box: target.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.height > 0 && (box.height < 44 || box.width < 44))
        .map(({ name, box }) => `${name} ${box.width} × ${box.height}`),
    )
  expect(await small()).toEqual([])
  await page.getByRole('button', { name: 'Open menu' }).click()
  expect(await small()).toEqual([])
})
