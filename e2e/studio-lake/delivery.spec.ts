import { checkOutChairs, checkoutForm, fillBilling, placeButton, placedOrder } from '../checkout.ts'
import { expect } from '../test.ts'
import { test } from './content.ts'

test('an open checkout takes over a delivery that became dearer or ended, so that the next click places the order', async ({
  page,
  content,
}) => {
  const email = `delivery${Date.now()}@example.com`
  const alert = page.getByRole('main').getByRole('alert')
  const total = checkoutForm(page).locator('dl > div').last()
  const choices = page.getByRole('group', { name: 'Shipping' }).getByRole('radio')
  await content.restoreAfter('_id == "shopSettings"')
  content.removeAfter(`_type == "order" && customer.email == "${email}"`)
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': email })
  await checkOutChairs(page)
  await fillBilling(page, email)
  await expect(total).toContainText('$170.00')

  await content.client.patch('shopSettings').set({ 'shippingChoices[0].price': 7 }).commit()
  await placeButton(page).click()
  await expect(alert).toContainText('The total is now $177.00 instead of $170.00.')
  await expect(total).toContainText('$177.00')

  const before = await choices.count()
  await content.client.patch('shopSettings').unset(['shippingChoices[0]']).commit()
  await placeButton(page).click()
  await expect(alert).toContainText('Please choose a delivery')
  await expect(choices).toHaveCount(before - 1)

  await placeButton(page).click()
  await placedOrder(page)
})
