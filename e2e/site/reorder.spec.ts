import { expect, test, type Page } from '../test.ts'
import { billing, checkOutChairs, fillBilling, ordersOf, placeButton, placedOrder } from '../checkout.ts'
import { editor } from '../preview/draft.ts'

// Ordering again: from an order and from a list that the visitor has kept.

const main = (page: Page) => page.getByRole('main')

const cartOf = (page: Page) =>
  page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('cart') ?? '{}') as {
      value?: { lines: { product: number; quantity: number; option: { size?: string } }[] }
    }
    return stored.value?.lines ?? []
  })

/** Places an order of chairs. @returns its document's id */
async function placeOrder(page: Page): Promise<string> {
  const email = `reorder-${Date.now()}@example.com`
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': email })
  await checkOutChairs(page, 3)
  await fillBilling(page, email)
  await placeButton(page).click()
  await placedOrder(page)
  return (await ordersOf(email))[0]?._id ?? ''
}

test('an order is put into the cart again, with what has changed since then', async ({ page }) => {
  const id = await placeOrder(page)
  expect(billing['Full Name']).toBeTruthy()
  // As an order of another year would be: another price, a size and a product that are gone.
  const [line] = (await editor().getDocument<{ lines: Record<string, unknown>[] }>(id))?.lines ?? []
  await editor()
    .patch(id)
    .set({
      lines: [
        { ...line, _key: 'a', unitPrice: 7900 },
        { ...line, _key: 'b', size: 'XXL', quantity: 1 },
        { ...line, _key: 'c', product: 987654, name: 'Vase of old', quantity: 1 },
        { _key: 'd', _type: 'orderLine', sku: 'KBB-02', name: 'Brown bags', quantity: 4, unitPrice: 2000 },
      ],
    })
    .commit()
  await page.goto('/order-history')
  await main(page)
    .getByRole('button', { name: /^Order again: Order PH-/ })
    .click()
  const dialog = page.getByRole('dialog', { name: /^Order again/ })
  await expect(dialog.getByRole('listitem')).toHaveCount(4)
  await expect(dialog.getByText('4 lines have changed since then.')).toBeVisible()
  const lines = dialog.getByRole('listitem')
  await expect(lines.nth(0)).toContainText('Price changed from $79.00 to $85.00 each')
  await expect(lines.nth(1)).toContainText('No longer made in size XXL. Choose another, or leave it out.')
  await expect(lines.nth(2)).toContainText('Vase of old')
  await expect(lines.nth(2)).toContainText('No longer sold')
  await expect(lines.nth(3)).toContainText('Price changed from $20.00 to $23.00 per case')
  await expect(lines.nth(3).getByRole('link', { name: 'Open Brown Kraft Bags' })).toHaveAttribute(
    'href',
    '/product-details?category=kraft-bags-brown#size-KBB-02',
  )
  await expect(
    dialog.getByRole('button', { name: 'Add 2 lines to the cart and the quote list' }),
  ).toBeVisible()
  await lines.nth(1).getByRole('combobox').selectOption({ index: 1 })
  await dialog.getByRole('button', { name: 'Add 3 lines to the cart and the quote list' }).press('Enter')
  await expect(dialog.getByText('1 line is on your quote list. 2 lines are in your cart.')).toBeFocused()
  await expect(dialog.getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/cart')
  expect((await cartOf(page)).map(({ product, quantity }) => [product, quantity])).toEqual([
    [1, 3],
    [1, 1],
  ])
  await dialog.getByRole('link', { name: 'View Quote List' }).click()
  const list = main(page).getByRole('region', { name: 'Your list' })
  await expect(list.getByText('4 cases at $23.00 per case')).toBeVisible()
})

test('Escape closes the dialog and puts nothing into the cart; the page of an order has the button, too', async ({
  page,
}) => {
  await placeOrder(page)
  const link = page.url().replace('thank-you', 'payment-confirmation')
  await page.goto(link)
  const button = main(page).getByRole('button', { name: /^Order again/ })
  await button.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Order again/ })
  await expect(dialog.getByText('Nothing has changed.')).toBeVisible()
  await dialog.getByRole('checkbox', { name: '3 × Classic Relaxable Chair' }).uncheck()
  await expect(dialog.getByRole('button', { name: 'Add 0 lines to the cart' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  expect(await cartOf(page)).toEqual([])
})

test('the lines of the cart are kept as a list, ordered again and removed', async ({ page }) => {
  await checkOutChairs(page, 2)
  await page.goto('/cart')
  await main(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(main(page).getByText('Give the list a name first.')).toBeVisible()
  await main(page).getByLabel('Save these items as a list').fill('Weekly order')
  await main(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(main(page).getByText('Saved as “Weekly order”.')).toBeVisible()
  await main(page).getByRole('button', { name: 'Remove Classic Relaxable Chair' }).click()
  await page.goto('/order-history')
  const lists = main(page).getByRole('region', { name: 'Your lists' })
  await lists.getByRole('button', { name: 'Order again: Weekly order' }).click()
  const dialog = page.getByRole('dialog', { name: 'Order again: Weekly order' })
  // A double click orders once.
  await dialog.getByRole('button', { name: 'Add 1 line to the cart' }).dblclick()
  await expect.poll(async () => (await cartOf(page)).map(({ quantity }) => quantity)).toEqual([2])
  await page.goto('/cart')
  await expect(main(page).getByRole('row', { name: /Classic Relaxable Chair/ })).toContainText('$170.00')
  const kept = main(page).getByRole('region', { name: 'Your lists' })
  await kept.getByRole('button', { name: 'Remove Weekly order' }).click()
  await main(page).getByRole('button', { name: 'Undo' }).click()
  await expect(kept.getByRole('listitem')).toHaveCount(1)
})

test('another customer’s order is not disclosed', async ({ request }) => {
  const order = { id: '1f8fad5b-d9cb-469f-a165-70867728950e', token: 'a'.repeat(32) }
  expect((await request.post('/api/reorder', { data: { order } })).status()).toBe(404)
  expect((await request.post('/api/reorder', { data: { lines: [{ product: 'x' }] } })).status()).toBe(400)
})
