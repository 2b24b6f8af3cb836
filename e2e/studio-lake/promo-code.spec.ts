import { checkOutChairs, checkoutForm, fillBilling, placeButton, placedOrder } from '../checkout.ts'
import { expect } from '../test.ts'
import { siteUrl } from '../shop.ts'
import { test } from './content.ts'

const promoCodes = 'promoCodes.shop'

test('a promo code that an editor changes or removes reaches the cart, the checkout and the order', async ({
  page,
  content,
}) => {
  const code = `TEST${Date.now()}`
  const email = `${code.toLowerCase()}@example.com`
  const entry = { _key: code, _type: 'promoCode', code, kind: 'percentage', value: 5 }
  const end = () =>
    content.client
      .patch(promoCodes)
      .unset([`codes[_key == "${code}"]`])
      .commit()
  const set = (field: string, value: unknown) =>
    content.client
      .patch(promoCodes)
      .set({ [`codes[_key == "${code}"].${field}`]: value })
      .commit()
  const begin = () => content.client.patch(promoCodes).append('codes', [entry]).commit()
  const main = page.getByRole('main')
  const total = checkoutForm(page).locator('dl > div').last()
  const ended = `The code ${code} has ended, so we took it off.`
  content.removeAfter(`_type == "order" && customer.email == "${email}"`)
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': email })
  const enterCode = async () => {
    await page.getByRole('button', { name: 'Click here to enter your code' }).click()
    await main.getByLabel('Promo code').fill(code)
    await main.getByRole('button', { name: 'Apply' }).click()
    await expect(total).toContainText('$161.50')
  }
  await begin()
  try {
    await checkOutChairs(page)
    await enterCode()

    // The cart takes over what the code takes off now, and the smallest order that it needs.
    await set('value', 10)
    await page.goto(`${siteUrl}/cart`)
    const summary = page.getByRole('complementary', { name: 'Summary' })
    await expect(summary).toContainText('$153.00')
    await set('minimumSubtotal', 500)
    await page.reload()
    await expect(summary).toContainText(`${code} needs a subtotal of at least $500.`)
    await expect(summary).toContainText('$170.00')

    // It removes a code that has ended, and says so once, beside the field.
    await set('minimumSubtotal', 0)
    await set('validUntil', new Date().toISOString())
    await page.reload()
    await expect(summary.getByText(ended)).toBeVisible()
    await expect(summary).toContainText('$170.00')
    await page.reload()
    await expect(summary).toContainText('$170.00')
    await expect(summary).not.toContainText(code)
    await end()

    // It ends while the cart is open, and is entered once more.
    await begin()
    await checkOutChairs(page)
    await enterCode()
    await page.goto(`${siteUrl}/cart`)
    await expect(summary).toContainText('$161.50')
    await end()
    await summary.getByLabel('Promo code').fill(code)
    await summary.getByRole('button', { name: 'Apply' }).click()
    await expect(summary.getByText(ended)).toBeVisible()
    await expect(summary).toContainText('$170.00')
    await expect(summary).not.toContainText(`${code} is applied`)

    // It changes and ends while the customer is at the checkout: the next click sends what is shown.
    await begin()
    await checkOutChairs(page)
    await enterCode()
    await fillBilling(page, email)
    const alert = main.getByRole('alert')
    await set('value', 10)
    await placeButton(page).click()
    await expect(alert).toContainText('The total is now $153.00 instead of $161.50.')
    await expect(total).toContainText('$153.00')
    await end()
    await placeButton(page).click()
    await expect(alert).toContainText(`${ended} Check the new total and place the order again.`)
    await expect(total).toContainText('$170.00')
    await placeButton(page).click()
    await placedOrder(page)
  } finally {
    await end()
  }
})
