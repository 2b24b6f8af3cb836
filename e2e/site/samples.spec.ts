import { expect, test, type Page } from '../test.ts'

// Figures of the specification (sections 2 and 9) on pages that have no spec of their own.

const main = (page: Page) => page.getByRole('main')

test('Shipping Method has the four options with their times and prices', async ({ page }) => {
  await page.goto('/shipping-method')
  const rows = main(page).getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(5)
  for (const [index, words] of [
    ['Standard Delivery', '2 days', '$5'],
    ['Quick Delivery', '1 day', '$7.5'],
    ['Regular Working Day', '3 days', 'FREE'],
    ['Super Fast Delivery', '12 hours', '$10'],
  ].entries()) {
    for (const word of words) await expect(rows.nth(index + 1)).toContainText(word)
  }
})

test('Payment Method lists the seven methods that are accepted', async ({ page }) => {
  await page.goto('/payment-method')
  for (const name of [
    'Visa',
    'Mastercard',
    'PayPal',
    'Cash on Delivery',
    'Skrill',
    'Payoneer',
    'Debit/Credit Card',
  ]) {
    await expect(main(page).getByRole('listitem').getByText(name, { exact: true }).first()).toBeVisible()
  }
})

test('Thank You mentions the email with the invoice, and leads home by a button and a link', async ({
  page,
}) => {
  await page.goto('/thank-you')
  await expect(main(page).getByText(/check your email.*download your invoice/)).toBeVisible()
  const links = main(page).getByRole('link')
  await expect(links).toHaveCount(2)
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', '/')
})

test('the popups of cart and wishlist have the specified lines, steppers and buttons', async ({ page }) => {
  await page.goto('/shop-v1')
  await page.getByRole('button', { name: /^Cart: 22 pieces, \$870$/ }).click()
  const cart = page.getByRole('dialog', { name: 'Cart List' })
  await expect(cart.getByRole('listitem')).toHaveCount(4)
  await expect(cart.getByRole('group', { name: /^Quantity of/ })).toHaveCount(4)
  await expect(cart.getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/cart')
  await expect(cart.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Wishlist: 14 items' }).click()
  const wishlist = page.getByRole('dialog', { name: /Wishlist/ })
  await expect(wishlist.getByRole('listitem')).not.toHaveCount(0)
  await expect(wishlist.getByRole('link', { name: 'View All Wishlist' })).toHaveAttribute('href', '/wishlist')
})

test('the script of the cart popup comes when it is opened, not before', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text())
  })
  const count = () => scripts.filter((script) => script.includes('Your cart is empty.')).length
  await page.goto('/')
  expect(count()).toBe(0)
  await page.getByRole('button', { name: /^Cart/ }).click()
  await expect(page.getByRole('dialog', { name: 'Cart List' }).getByRole('listitem')).toHaveCount(4)
  // The text of a response can come after the popup that it made.
  await expect.poll(count).toBe(1)
})
