import { axeViolations } from '../axe.ts'
import { expect, test, type Page } from '../test.ts'

// Specification section 2 ("Category and product screens"), sections 4, 8 and 9.

const sample = '/product-details/1'
const main = (page: Page) => page.getByRole('main')

for (const path of [sample, '/product-detailsss', '/product-details/99999']) {
  test(`${path} shows the sample product with every figure of the specification`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(200)
    await expect(page).toHaveTitle(/^Classic Relaxable Chair/)
    await expect(page.getByRole('heading', { level: 1, name: 'Classic Relaxable Chair' })).toBeVisible()
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
    await expect(crumbs).toHaveText(['Home', 'Shop', 'Classic Relaxable Chair'])
    await expect(main(page).locator('del').first()).toContainText('$140.99')
    for (const words of ['$85.00', '-10%', 'CH_0015', '( 125 )']) {
      await expect(main(page).getByText(words).first()).toBeVisible()
    }
    await expect(main(page).getByRole('link', { name: /^Show picture/ })).toHaveCount(4)
    await expect(main(page).getByRole('timer')).toContainText(/Days\D*.*Hours.*Minutes.*Seconds/i)
    await expect(
      main(page)
        .locator('dd')
        .filter({ hasText: /^Chair$/ }),
    ).toBeVisible()

    const sizes = page.getByRole('group', { name: 'Size' }).getByRole('radio')
    expect(await sizes.evaluateAll((radios: HTMLInputElement[]) => radios.map(({ value }) => value))).toEqual(
      ['S', 'M', 'L', 'XL'],
    )
    await expect(sizes.first()).toBeChecked()
    await expect(page.getByRole('group', { name: 'Colour' }).getByRole('radio')).toHaveCount(4)
    await expect(page.getByRole('tab')).toHaveText(['Description', 'Vendor Info', 'Review', 'Shipping'])
    const related = page.getByRole('region', { name: 'Related Products' }).getByRole('article')
    await expect(related).toHaveCount(4)
    await expect(related.getByRole('link', { name: 'Classic Relaxable Chair' })).toHaveCount(0)
    await expect(main(page).getByRole('link', { name: 'Add to Cart' })).toHaveAttribute('href', '/cart')

    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
    expect(new URL(canonical ?? '').pathname).toBe(sample)
    await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(
      path.includes('99999') ? 1 : 0,
    )
  })
}

for (const given of ['abc', '0', '-1', '01', '1.5', '12345678', '%3Cscript%3E', 'x'.repeat(2000)]) {
  test(`/product-details/${given.slice(0, 20)} is not found`, async ({ request }) => {
    expect((await request.get(`/product-details/${given}`)).status()).toBe(404)
  })
}

test('search engines read the offer', async ({ page }) => {
  await page.goto(sample)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const product = data
    .map((text) => JSON.parse(text) as { '@type': string; offers?: object; image?: string[] })
    .find((each) => each['@type'] === 'Product')
  expect(product?.image).toHaveLength(4)
  expect(product?.offers).toMatchObject({
    price: '85.00',
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
    priceValidUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
})

test('the site map has every product once, and neither the sample nor a substitute', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text()
  const numbers = [...map.matchAll(/\/product-details\/(\d+)</g)].map(([, number]) => Number(number))
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 14 }, (_, index) => index + 1))
  expect(map).not.toContain('product-detailsss')
})

test('the quantity starts at 1 and never falls below 0', async ({ page }) => {
  await page.goto(sample)
  const quantity = page.getByRole('group', { name: /^Quantity/ })
  await expect(quantity.getByRole('status')).toHaveText('1')
  const [less, more] = [quantity.getByRole('button').first(), quantity.getByRole('button').last()]
  await more.click()
  await expect(quantity.getByRole('status')).toHaveText('2')
  await less.click()
  await less.click()
  await expect(quantity.getByRole('status')).toHaveText('0')
  await expect(less).toBeDisabled()
})

test('the keyboard moves through the tabs, in the direction of the text', async ({ page }) => {
  await page.goto(sample)
  const tab = (name: string) => page.getByRole('tab', { name })
  await tab('Description').focus()
  for (const [key, name, words] of [
    ['ArrowRight', 'Vendor Info', 'Fernhollow'],
    ['End', 'Shipping', 'Standard Delivery'],
    ['ArrowRight', 'Description', 'reading chair'],
    ['ArrowLeft', 'Shipping', 'Standard Delivery'],
    ['Home', 'Description', 'reading chair'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tab(name)).toBeFocused()
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
    await expect(page.getByRole('tabpanel', { name })).toContainText(words)
  }
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  await page.keyboard.press('ArrowLeft')
  await expect(tab('Vendor Info')).toBeFocused()
})

for (const path of [sample, '/product-details?category=kraft-bags-brown']) {
  test(`pictures of ${path} are enlarged, and leafed through with the keyboard`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    const enlarge = main(page).getByRole('button', { name: /^Enlarge picture/ })
    await enlarge.click()
    const dialog = page.getByRole('dialog', { name: /^Pictures of/ })
    await expect(dialog.getByRole('status')).toHaveText(/^1 of \d/)
    const count = Number((await dialog.getByRole('status').textContent())?.split(' ').at(-1))
    expect(count).toBeGreaterThan(1)
    await page.keyboard.press('ArrowLeft')
    await expect(dialog.getByRole('status')).toHaveText(`1 of ${count}`)
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('status')).toHaveText(`2 of ${count}`)
    await expect(dialog.getByRole('img').nth(1)).toBeInViewport()
    await dialog.getByRole('button', { name: 'Zoom in' }).click()
    await expect(dialog.getByRole('button', { name: 'Zoom out' })).toBeVisible()
    expect(await axeViolations(page, { within: 'dialog[open]' })).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(enlarge).toBeFocused()
    await expect(main(page).getByRole('link', { name: /^Show picture 2/ })).toHaveAttribute(
      'aria-current',
      'true',
    )
  })
}

test('on a phone, name, price and Add to Cart are on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(sample)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  await expect(main(page).getByText('$85.00').first()).toBeInViewport({ ratio: 1 })
  await expect(main(page).getByRole('link', { name: 'Add to Cart' })).toBeInViewport({ ratio: 1 })
})

test('a shared link leads back to the page', async ({ page }) => {
  await page.goto('/product-details/2')
  for (const name of ['email', 'WhatsApp', 'Facebook', 'X', 'Pinterest', 'LinkedIn']) {
    const link = main(page).getByRole('link', { name: new RegExp(`^Share (by|on) ${name}$`) })
    expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain('/product-details/2')
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('everything about a product is readable, and nothing is offered that would not work', async ({
    page,
  }) => {
    await page.goto(sample)
    for (const [heading, words] of [
      ['Description', /reading chair/],
      ['Vendor Info', /Fernhollow/],
      ['Review', /\( 125 \)/],
      ['Shipping', /Standard Delivery/],
    ] as const) {
      await expect(main(page).getByRole('heading', { level: 2, name: heading })).toBeVisible()
      await expect(main(page).getByText(words).filter({ visible: true }).last()).toBeVisible()
    }
    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect(main(page).getByRole('timer')).toHaveCount(0)
    await expect(main(page).getByText(/The sale ends on/)).toBeVisible()
    await expect(main(page).getByRole('button', { name: /Enlarge|Copy/ })).toHaveCount(0)
    await page.getByRole('radio', { name: 'XL' }).check()
    await expect(page.getByRole('radio', { name: 'S', exact: true })).not.toBeChecked()
  })
})
