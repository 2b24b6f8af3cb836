import { expect, test } from '../test.ts'
import { checkOutChairs, checkoutForm, fillBilling, ordersOf, placeButton, placedOrder } from '../checkout.ts'
import { mailsTo } from '../mailbox.ts'
import { lake } from '../shop.ts'

test('while the connection or the lake is down nothing is lost, and placing the order again works', async ({
  page,
}) => {
  const email = `down-${Date.now()}@example.com`
  await checkOutChairs(page)
  await fillBilling(page, email)
  await page.context().setOffline(true)
  await placeButton(page).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Check your connection')
  await page.context().setOffline(false)
  await lake('kill')
  try {
    await placeButton(page).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Nothing is lost', {
      timeout: 30_000,
    })
    await expect(checkoutForm(page).getByLabel('Address Line 1')).toHaveValue('1 Example Street')
    await expect(page.getByRole('main').getByRole('region', { name: 'Your order' })).toContainText(
      'Chair × 2',
    )
    await page.reload()
    await expect(checkoutForm(page).getByLabel('Address Line 1')).toHaveValue('1 Example Street')
    await expect(page.getByRole('main').getByRole('region', { name: 'Your order' })).toContainText(
      'Chair × 2',
    )
  } finally {
    await lake('start')
  }
  await checkoutForm(page).getByRole('checkbox').check()
  await placeButton(page).click()
  await placedOrder(page)
  expect(await ordersOf(email)).toHaveLength(1)
  await expect.poll(() => mailsTo(email).length).toBe(1)
})
