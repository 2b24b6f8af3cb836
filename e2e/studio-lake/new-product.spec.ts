import { expect } from '@playwright/test'
import { test } from './content.ts'
import { field, logIn, openDocument, publish, whileSaving } from './editor.ts'

const skus = '*[_type == "product" && category == "Chair" && sku match "CH_*"] | order(sku desc).sku'

test('a new chair already has its kind, its number and the next article number', async ({
  page,
  content,
}) => {
  const [highest] = await content.client.fetch<string[]>(skus)
  const { number } = await content.client.fetch<{ number: number }>(
    '*[_type == "product"] | order(number desc)[0]{ number }',
  )
  await logIn(page)
  await page.getByRole('link', { name: 'Home & decor shop', exact: true }).click()
  await page.getByRole('link', { name: 'Chair', exact: true }).click()
  await page.getByRole('link', { name: 'Product of this kind' }).click()
  await expect(field(page, 'Article number')).toHaveValue(
    `CH_${String(Number(highest?.slice(3)) + 1).padStart(4, '0')}`,
  )
  await expect(page.getByRole('spinbutton', { name: 'Number in the address' })).toHaveValue(
    String(number + 1),
  )
})

test('a form that is open says when the sale ends', async ({ page, content }) => {
  const bookshelf = '_type == "product" && name == "Bookshelf"'
  await content.restoreAfter(bookshelf)
  const id = await content.client.fetch<string>(`*[${bookshelf}][0]._id`)
  const saleEnds = new Date(Date.now() + 20_000).toISOString()
  await content.client.patch(id).set({ salePrice: 1, saleEnds }).commit()
  await openDocument(page, 'product', id)
  await page.getByRole('tab', { name: 'Price', exact: true }).click()
  await expect(page.getByRole('spinbutton', { name: 'Sale price' })).toHaveValue('1')
  const notice = page.getByRole('status').filter({ hasText: 'This sale has ended' })
  await expect(notice).toBeVisible({ timeout: 40_000 })
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(saleEnds))
})

test('the end of a sale that is over goes with its sale price', async ({ page, content }) => {
  const bookshelf = '_type == "product" && name == "Bookshelf"'
  await content.restoreAfter(bookshelf)
  const id = await content.client.fetch<string>(`*[${bookshelf}][0]._id`)
  await content.client.patch(id).set({ salePrice: 1, saleEnds: '2020-01-01T00:00:00Z' }).commit()
  await openDocument(page, 'product', id)
  await page.getByRole('tab', { name: 'Price', exact: true }).click()
  const salePrice = page.getByRole('spinbutton', { name: 'Sale price' })
  await expect(salePrice).toHaveValue('1')
  // Browsers leave the comma out.
  await salePrice.press('End')
  await salePrice.pressSequentially(',5')
  await expect(salePrice).toHaveValue('15')
  await expect(page.getByText('The comma was left out.')).toBeVisible()
  await whileSaving(page, 'document', () => salePrice.fill(''))
  await publish(page)
  const { published } = await content.forms(id)
  expect(published).not.toHaveProperty('salePrice')
  expect(published).not.toHaveProperty('saleEnds')
})
