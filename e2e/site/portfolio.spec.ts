import { expect, type Page, test } from '../test.ts'

// Specification sections 2, 3, 4 (filter tabs of portfolio v2) and 8 (unknown ids).

const main = (page: Page) => page.getByRole('main')
const crumbs = (page: Page) =>
  main(page).getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
const tiles = (page: Page) => main(page).getByRole('region', { name: 'Pictures' }).getByRole('listitem')
const jsonLd = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) =>
      scripts.map((script) => JSON.parse(script.textContent ?? '{}')['@type'] as string),
    )

test('portfolio-v1 lists the five works and leads to the gallery', async ({ page }) => {
  await page.goto('/portfolio-v1')
  await expect(main(page).getByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible()
  await expect(crumbs(page)).toHaveText(['Home', 'Portfolio'])
  const cards = main(page).getByRole('region', { name: 'Portfolio' }).getByRole('article')
  await expect(cards).toHaveCount(5)
  await expect(cards.first()).toContainText('Classic Interior')
  await expect(cards.nth(3).getByRole('link')).toHaveAttribute('href', '/portfolio-details-v1/4')
  expect((await jsonLd(page)).toSorted()).toEqual(['BreadcrumbList', 'ItemList'])
  await main(page).getByRole('link', { name: 'See all 18 pictures' }).click()
  await expect(page).toHaveURL('/portfolio-v2')
})

test.describe('portfolio-v2', () => {
  test.beforeEach(({ page }) => page.goto('/portfolio-v2').then())

  test('stands under the packaging header and has its facts', async ({ page }) => {
    await expect(page.getByRole('banner').getByRole('link', { name: 'Get A Quote' })).toBeVisible()
    await expect(main(page).getByRole('heading', { level: 1, name: 'Our Gallery' })).toBeVisible()
    await expect(crumbs(page)).toHaveText(['Home', 'Our Gallery'])
    expect((await jsonLd(page)).toSorted()).toEqual(['BreadcrumbList', 'ImageGallery'])
  })

  test('has five buttons, of which the first is chosen, and each shows its pictures', async ({ page }) => {
    const buttons = main(page).getByRole('group', { name: 'Choose a gallery' }).getByRole('button')
    await expect(buttons).toHaveText(['All', 'Full Interior', 'Lamp & Vase', 'Table', 'Art Design'])
    await expect(buttons.first()).toHaveAttribute('aria-pressed', 'true')
    await expect(tiles(page)).toHaveCount(18)
    await buttons.first().focus()
    for (const [label, count] of [
      ['Full Interior', 8],
      ['Lamp & Vase', 3],
      ['Table', 4],
      ['Art Design', 6],
    ] as const) {
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      const button = buttons.filter({ hasText: label })
      await expect(button).toBeFocused()
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      await expect(tiles(page)).toHaveCount(count)
      await expect(main(page).getByRole('status')).toHaveText(`${count} pictures`)
    }
  })

  test('opens a picture by keyboard, leads through those of the chosen subject, and gives the focus back', async ({
    page,
  }) => {
    await main(page).getByRole('button', { name: 'Lamp & Vase' }).click()
    await tiles(page).first().getByRole('link').focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Pictures of the gallery' })
    await expect(dialog.getByRole('status')).toHaveText(/^1 of 3\s*Five Pots on Plinths$/)
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('status')).toContainText('Shelf of Small Vases')
    await page.keyboard.press('End')
    await expect(dialog.getByRole('status')).toContainText('3 of 3')
    await expect(dialog.getByRole('button', { name: 'Next picture' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(tiles(page).last().getByRole('link')).toBeFocused()
    await expect(page).toHaveURL('/portfolio-v2')
  })

  test('leads through the pictures by swiping', async ({ page }) => {
    await tiles(page).first().getByRole('link').click()
    const dialog = page.getByRole('dialog', { name: 'Pictures of the gallery' })
    await expect(dialog.getByRole('status')).toContainText('1 of 18')
    // A swipe scrolls the row of pictures; the mouse wheel does the same.
    await dialog.getByRole('img').first().hover()
    await page.mouse.wheel(800, 0)
    await expect(dialog.getByRole('status')).toContainText('2 of 18')
  })
})

test('portfolio-v3 shows one work at a time, in a loop that plays and can be stopped', async ({ page }) => {
  await page.goto('/portfolio-v3')
  await expect(crumbs(page)).toHaveText(['Home', 'Portfolio'])
  const slider = main(page).getByRole('region', { name: 'Works', exact: true })
  await expect(slider.locator('.swiper-initialized')).toBeVisible()
  await slider.getByRole('button', { name: /^Pause/ }).click()
  const shown = slider.locator('.carousel-slide:not([inert])').getByRole('heading', { level: 2 })
  await expect(shown).toHaveCount(1)
  const first = await shown.innerText()
  for (let step = 0; step < 5; step++) {
    await slider.getByRole('button', { name: /^Next/ }).click()
    await page.waitForTimeout(450)
  }
  await expect(shown).toHaveText(first)
  const list = main(page).getByRole('region', { name: 'All works' }).getByRole('link')
  await expect(list).toHaveCount(5)
  await expect(list.nth(1)).toHaveAttribute('href', '/portfolio-details-v2/2')
})

for (const [path, next] of [
  ['/portfolio-details-v1/2', '/portfolio-details-v1/3'],
  ['/portfolio-details-v2/2', '/portfolio-details-v2/3'],
] as const) {
  test(`${path} has the work, its facts, products, neighbours and canonical address`, async ({ page }) => {
    await page.goto(path)
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Slatted Bedroom')
    await expect(main(page).getByText('Full Interior', { exact: true }).first()).toBeVisible()
    await expect(crumbs(page)).toHaveText(['Home', 'Portfolio', 'Slatted Bedroom'])
    await expect(main(page).getByText('Walnut slats, 1½ in wide')).toBeVisible()
    await expect(main(page).getByRole('heading', { name: 'What it taught us' })).toBeVisible()
    const products = main(page).getByRole('region', { name: 'Products for a room like this' })
    await expect(products.getByRole('article')).toHaveCount(4)
    const neighbours = main(page).getByRole('navigation', { name: 'More works' }).getByRole('link')
    await expect(neighbours).toHaveText(['Classic Interior Set', 'Two Shelves of Vases'])
    await expect(neighbours.last()).toHaveAttribute('href', next)
    await expect(main(page).getByRole('link', { name: 'Share on Pinterest' })).toHaveAttribute(
      'href',
      /portfolio-details-v1%2F2&media=http/,
    )
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/portfolio-details-v1\/2$/)
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http/)
    expect((await jsonLd(page)).toSorted()).toEqual(['BreadcrumbList', 'CreativeWork'])
  })
}

test('portfolio-details-v2 has the pictures of the work, which can be enlarged', async ({ page }) => {
  await page.goto('/portfolio-details-v2/1')
  await expect(main(page).getByRole('link', { name: /^Show picture/ })).toHaveCount(4)
  await main(page).getByRole('link', { name: 'Show picture 3 of 4' }).click()
  await main(page).getByRole('button', { name: 'Enlarge picture 3 of 4' }).click()
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('3 of 4')
})

for (const layout of ['/portfolio-details-v1', '/portfolio-details-v2']) {
  test(`${layout} without and with an unknown id falls back to the first work`, async ({ page }) => {
    await page.goto(layout)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Classic Interior Set')
    await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(0)
    for (const id of ['999', '0', '-1', 'not-a-number', '<b>', '9'.repeat(10_000)]) {
      const response = await page.goto(`${layout}/${encodeURIComponent(id)}?page=-1`)
      expect(response?.status(), id.slice(0, 20)).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Classic Interior Set')
      await expect(main(page).getByText('Classic Interior', { exact: true })).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/portfolio-details-v1\/1$/)
    }
  })
}

test('the search finds works', async ({ page }) => {
  await page.goto('/search?q=slatted')
  await expect(main(page).getByRole('link', { name: /^Portfolio Slatted Bedroom/ })).toHaveAttribute(
    'href',
    '/portfolio-details-v1/2',
  )
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('all pictures are shown, and a click leads to the file', async ({ page }) => {
    await page.goto('/portfolio-v2')
    await expect(main(page).getByRole('button', { name: 'Table' })).toBeHidden()
    await expect(tiles(page).getByRole('img')).toHaveCount(18)
    await tiles(page).nth(3).getByRole('link').click()
    await expect(page).toHaveURL(/\/cdn\/.*960x1200.*\.webp$/)
  })

  test('the pictures of a work and the works of the slider can be reached', async ({ page }) => {
    await page.goto('/portfolio-v3')
    await expect(main(page).getByRole('region', { name: 'Works' }).getByRole('article')).toHaveCount(5)
    await main(page).getByRole('region', { name: 'All works' }).getByRole('link').last().click()
    await expect(page).toHaveURL('/portfolio-details-v2/5')
    await main(page).getByRole('link', { name: 'Show picture 4 of 4' }).click()
    await expect(main(page).getByRole('img', { name: /^Knitted pouf/ })).toBeInViewport()
  })
})

test('right to left, the lines of the next work all begin beside its picture', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('direction', 'rtl'))
  await page.goto('/portfolio-details-v1')
  const lines = main(page)
    .getByRole('navigation', { name: 'More works' })
    .locator('div:has(> p)')
    .last()
    .locator('> p:not(:has(svg))')
  const starts = await lines.evaluateAll((paragraphs) =>
    paragraphs.map((paragraph) => {
      const range = document.createRange()
      range.selectNodeContents(paragraph)
      return Math.round(range.getBoundingClientRect().left)
    }),
  )
  expect(starts).toHaveLength(2)
  expect(new Set(starts).size).toBe(1)
})
