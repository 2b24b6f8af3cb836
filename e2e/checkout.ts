import { expect, type Page } from '@playwright/test'
import { editor } from './preview/draft.ts'
import { siteUrl } from './shop.ts'
import { whenInteractive } from './test.ts'

/** Fields of the checkout's form that are filled in the same way in each test. */
export const billing = {
  'Full Name': 'Ada Shopper',
  'Phone No.': '+1 (201) 555-0100',
  'Town / City': 'Trenton',
  'Zip Code': '00001',
  'Address Line 1': '1 Example Street',
}

export const checkoutForm = (page: Page) => page.getByRole('form', { name: 'Checkout' })
export const placeButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Place to Order' })

/** Opens the checkout once it reacts to the visitor. */
export async function openCheckout(page: Page): Promise<void> {
  await page.goto(`${siteUrl}/checkout`)
  await whenInteractive(page)
}

/** Fills in everything that the checkout requires, and agrees to the terms. */
export async function fillBilling(page: Page, email = 'ada@example.com'): Promise<void> {
  const form = checkoutForm(page)
  for (const [label, value] of Object.entries(billing)) {
    await form.getByLabel(label, { exact: true }).fill(value)
  }
  await form.getByLabel('Email', { exact: true }).fill(email)
  await form.getByRole('checkbox').check()
}

/** Stores a cart of chairs, as another visit would have left it, and opens the checkout. */
export async function checkOutChairs(page: Page, quantity = 2): Promise<void> {
  await page.goto(`${siteUrl}/search`)
  const seen = { name: 'Classic Relaxable Chair', unitPrice: 8500, href: '/product-details/1' }
  const value = { lines: [{ product: 1, option: { size: 'M', colour: 'Oat' }, quantity, seen }] }
  await page.evaluate((entry) => localStorage.setItem('cart', entry), JSON.stringify({ version: 1, value }))
  await openCheckout(page)
}

/** Waits for the page of a placed order. @returns the order's id and the secret of its link */
export async function placedOrder(page: Page): Promise<{ id: string; token: string }> {
  await page.waitForURL(/\/thank-you\?order=[\da-f-]{36}&t=[\da-f]{32}$/)
  await expect(page.getByRole('main').getByText(/^PH-/)).toBeVisible()
  const { searchParams } = new URL(page.url())
  return { id: searchParams.get('order') ?? '', token: searchParams.get('t') ?? '' }
}

/** The orders of an email address, as the lake has them. */
export const ordersOf = (email: string) =>
  editor().fetch<{ _id: string; number: string; total: number; handling: string }[]>(
    '*[_type == "order" && customer.email == $email]',
    { email },
  )

/** The orders that the browser remembers. */
export const keptOrders = (page: Page) =>
  page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('orders') ?? '{"value":[]}') as { value: { number: string }[] }).value,
  )
