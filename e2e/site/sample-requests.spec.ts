import { expect, test, type Page } from '../test.ts'
import { mailsTo, textOf } from '../mailbox.ts'

// Ordering samples: from the pages of items to the confirmation.

const phone = { width: 390, height: 844 }
const main = (page: Page) => page.getByRole('main')
const form = (page: Page) => main(page).getByRole('form', { name: 'Samples' })
const chosen = (page: Page) => main(page).getByRole('region', { name: 'Your samples' }).getByRole('listitem')

const address = {
  Name: 'Ada Baker',
  'Address Line 1': '1 Example Street',
  'Town / City': 'Trenton',
  'Zip Code': '00001',
  'What do you want to pack? (optional)': 'Bread, two thousand loaves a month',
}

async function fill(page: Page, email: string) {
  for (const [label, value] of Object.entries(address)) {
    await form(page).getByLabel(label, { exact: true }).fill(value)
  }
  await form(page).getByLabel('Email', { exact: true }).fill(email)
}

/** Opens an item and puts a sample of a size on the list. */
async function orderSample(page: Page, slug: string, size?: string) {
  await page.goto(`/product-details?category=${slug}`)
  const price = main(page).getByRole('region', { name: 'Price', exact: true })
  if (size) await price.getByRole('button', { name: size }).click()
  await price.getByRole('button', { name: 'Order a sample' }).click()
}

test('two samples from the pages of items to the confirmation, on a phone', async ({ page }) => {
  const email = `samples-${Date.now()}@example.com`
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': email })
  await page.setViewportSize(phone)
  await orderSample(page, 'kraft-bags-brown', '6 × 4 × 12 in')
  await expect(main(page).getByText('1 of 5 chosen, 4 left')).toBeVisible()
  await orderSample(page, 'sos-bags-white')
  await main(page).getByRole('button', { name: 'Go to your samples' }).click()
  await expect(page).toHaveURL('/samples')
  await expect(chosen(page)).toHaveCount(2)
  await expect(chosen(page).first()).toContainText('KBB-02')
  await expect(main(page).getByRole('status').filter({ hasText: 'chosen' })).toHaveText(
    '2 of 5 chosen, 3 left',
  )

  await form(page).getByRole('button', { name: 'Request samples' }).click()
  await expect(form(page).getByRole('alert')).toContainText('Please correct 5 fields')
  await expect(form(page).getByLabel('Name', { exact: true })).toBeFocused()

  await fill(page, email)
  await form(page).getByRole('button', { name: 'Request samples' }).click()
  const receipt = main(page).getByRole('region', { name: 'Your samples are requested' })
  await expect(receipt).toContainText('We look through requests every working day')
  await expect(receipt).toContainText('Brown Kraft Bags, 6 × 4 × 12 in')
  const number = /S-[\dA-Z]{4}-[\dA-Z]{4}/.exec(await receipt.innerText())?.[0] ?? ''
  expect(number).not.toBe('')
  await expect(main(page).getByRole('heading', { name: 'Your samples are requested' })).toBeFocused()

  await expect.poll(() => mailsTo(email).length).toBe(1)
  expect(textOf(mailsTo(email)[0] ?? '')).toContain(`KBB-02: Brown Kraft Bags`)
  await receipt.getByRole('link', { name: 'Your requests' }).click()
  await page.waitForURL('/order-history')
  const samples = main(page).getByRole('region', { name: 'Samples', exact: true })
  await expect(samples).toContainText(`Request ${number}`)
  // The invented orders are gone.
  await expect(main(page).getByText('Completed')).toHaveCount(0)
  await page.goto('/samples')
  await expect(main(page).getByText(/Nothing chosen yet/)).toBeVisible()
  await expect(form(page).getByLabel('Name', { exact: true })).toHaveValue('')
})

test('the sixth sample is refused, and a removed one comes back with Undo', async ({ page }) => {
  await page.goto('/samples?sku=KBB-01&sku=kbb-02&sku=KBB-03&sku=NO-01')
  await expect(page).toHaveURL('/samples')
  await expect(main(page).getByRole('alert')).toHaveText('We have no article NO-01 in our catalogue.')
  await expect(chosen(page)).toHaveCount(3)
  await fill(page, 'kept@example.com')
  for (const sku of ['KBB-04', 'SOW-01']) {
    await main(page).getByLabel('Add by article number').fill(sku)
    await main(page).getByRole('button', { name: 'Add', exact: true }).click()
    await expect(chosen(page).filter({ hasText: sku })).toBeVisible()
  }
  await expect(chosen(page)).toHaveCount(5)
  await expect(main(page).getByLabel('Add by article number')).toHaveCount(0)
  for (const [label, value] of Object.entries(address))
    await expect(form(page).getByLabel(label, { exact: true })).toHaveValue(value)

  await orderSample(page, 'glassine-bags')
  const refusal = main(page).getByText(/A request holds at most 5 samples/)
  await expect(refusal).toBeVisible()
  await refusal.getByRole('link', { name: 'See your list' }).click()
  await expect(chosen(page)).toHaveCount(5)

  await chosen(page)
    .nth(1)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(chosen(page)).toHaveCount(4)
  await expect(main(page).getByText('4 of 5 chosen, 1 left')).toBeVisible()
  const undo = main(page).getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await undo.click()
  await expect(chosen(page).nth(1)).toContainText('KBB-02')
  await page.reload()
  await expect(chosen(page)).toHaveCount(5)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a sample is chosen, another added, one removed, and the request sent', async ({ page }) => {
    const email = `plain-samples-${Date.now()}@example.com`
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': email })
    await page.goto('/product-details?category=kraft-bags-brown')
    await main(page).getByRole('button', { name: 'Order a sample' }).click()
    await expect(page).toHaveURL('/samples?sku=KBB-01')
    for (const sku of ['KBB-02', 'SOW-01']) {
      await main(page).getByLabel('Add by article number').fill(sku)
      await main(page).getByRole('button', { name: 'Add', exact: true }).click()
    }
    await expect(chosen(page)).toHaveCount(3)
    await chosen(page)
      .nth(1)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(page).toHaveURL('/samples?sku=KBB-01&sku=SOW-01')
    await expect(chosen(page)).toHaveCount(2)
    await fill(page, email)
    await form(page).getByLabel('Zip Code').fill(' ')
    await form(page).getByRole('button', { name: 'Request samples' }).click()
    await expect(form(page).getByRole('alert')).toContainText('Please enter your zip code')
    await expect(chosen(page)).toHaveCount(2)
    await expect(form(page).getByLabel('Name', { exact: true })).toHaveValue('Ada Baker')
    await form(page).getByLabel('Zip Code').fill('00001')
    await form(page).getByRole('button', { name: 'Request samples' }).click()
    const receipt = main(page).getByRole('region', { name: 'Your samples are requested' })
    await expect(receipt).toContainText(/Your number: S-/)
    await expect(receipt).toContainText('Brown Kraft Bags')
  })
})
