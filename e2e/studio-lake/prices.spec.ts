import { expect, type Page } from '@playwright/test'
import { siteUrl } from '../shop.ts'
import { test, type Content } from './content.ts'
import { logIn } from './editor.ts'

type Product = { _id: string; name: string; price: number; salePrice?: number; number: number }

const names = ['Side Table', 'Bookshelf', 'Wall Art']
const published = (content: Content) =>
  content.client.fetch<Product[]>(
    '*[_type == "product" && name in $names && !(_id in path("drafts.**"))] | order(price desc){_id, name, price, salePrice, number}',
    { names },
  )
const draftCount = '*[_id in path("drafts.**") && _type == "product"]'
const readPage = async (number: number) => (await fetch(`${siteUrl}/product-details/${number}`)).text()

async function openTable(page: Page): Promise<void> {
  await logIn(page, '/structure/shop;prices')
  await expect(page.getByRole('table')).toBeVisible()
}

const cell = (page: Page, field: string, name: string) =>
  page.getByRole('textbox', { name: `${field} of ${name}`, exact: true })
const select = async (page: Page) => {
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
}

/** The products are as they were, however a test ends. */
const keep = ({ restoreAfter }: Content) => restoreAfter('_type == "product"')

test('prices of several products are raised, published together, seen on the site and undone', async ({
  page,
  content,
}) => {
  const before = await published(content)
  expect(before).toHaveLength(names.length)
  await keep(content)
  await openTable(page)
  await select(page)
  await page.getByRole('button', { name: 'Change prices…' }).click()
  await page.getByLabel('Percent (−5 lowers)').fill('4')
  await page.getByRole('button', { name: 'Change 3 products' }).click()
  await expect(page.getByRole('status')).toContainText('Raised the prices of 3 products by 4%')
  const raised = (price: number) => Math.round(price * 104) / 100
  for (const { name, price } of before) {
    await expect(cell(page, 'Price', name)).toHaveValue(raised(price).toFixed(2))
    await expect(page.getByRole('row', { name: new RegExp(`^Select ${name}`) })).toContainText(
      'Saved as draft',
    )
  }
  expect(await published(content)).toEqual(before)

  await page.getByRole('button', { name: 'Publish 3' }).click()
  await expect(page.getByRole('status')).toContainText('Published 3 products')
  expect((await published(content)).map(({ price }) => price)).toEqual(
    before.map(({ price }) => raised(price)),
  )
  const [first] = before
  if (!first) throw new Error('There is no product')
  await expect.poll(() => readPage(first.number)).toContain(`$${raised(first.price).toFixed(2)}`)

  // The site has the old prices again, the new ones are drafts.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('status')).toContainText('Undone: Published 3 products')
  expect(await published(content)).toEqual(before)
  await expect.poll(() => readPage(first.number)).not.toContain(`$${raised(first.price).toFixed(2)}`)
})

test('a sale with an end is started for several products, and ended', async ({ page, content }) => {
  await keep(content)
  await openTable(page)
  await select(page)
  await page.getByRole('button', { name: 'Start a sale…' }).click()
  await page.getByLabel('Percent off').fill('50')
  await page.getByLabel('Ends (optional)').fill('2031-05-01T10:30')
  await page.getByRole('button', { name: 'Start the sale for 3 products' }).click()
  await expect(page.getByRole('status')).toContainText('Started a sale of 50% for 3 products')
  const drafts = await content.client.fetch<Product[]>(
    `${draftCount} | order(price desc){price, salePrice, saleEnds}`,
  )
  expect(drafts).toHaveLength(3)
  for (const draft of drafts) {
    expect(draft).toMatchObject({
      salePrice: Math.round(draft.price * 50) / 100,
      saleEnds: expect.stringMatching(/^2031-0[45]-/),
    })
  }
  await page.getByRole('button', { name: 'End the sale' }).click()
  await expect(page.getByRole('status')).toContainText('Ended the sale of 3 products')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByRole('status')).toContainText('Discarded the changes of 3 products')
  expect(await content.client.fetch(`count(${draftCount})`)).toBe(0)
})

test('a sale that has ended is marked, and its selection is ended', async ({ page, content }) => {
  await keep(content)
  const [ended] = await published(content)
  if (!ended) throw new Error('There is no product')
  await content.client.patch(ended._id).set({ salePrice: 1, saleEnds: '2020-01-01T00:00:00Z' }).commit()
  await openTable(page)
  const row = page.getByRole('row', { name: new RegExp(`^Select ${ended.name}`) })
  await expect(row).toContainText('Sale ended')
  await page.getByRole('checkbox', { name: `Select ${ended.name}`, exact: true }).check()
  await page.getByRole('button', { name: 'End the sale' }).click()
  await expect(page.getByRole('status')).toContainText('Ended the sale of 1 product')
  await expect(row).not.toContainText('Sale ended')
  await expect(cell(page, 'Sale price', ended.name)).toHaveValue('')
})

test('a sale that ends while the table is open is marked', async ({ page, content }) => {
  await keep(content)
  const [sold] = await published(content)
  if (!sold) throw new Error('There is no product')
  await openTable(page)
  const row = page.getByRole('row', { name: new RegExp(`^Select ${sold.name}`) })
  await expect(row).toBeVisible()
  const saleEnds = new Date(Date.now() + 8000).toISOString()
  await content.client.patch(sold._id).set({ salePrice: 1, saleEnds }).commit()
  await expect(cell(page, 'Sale price', sold.name)).toHaveValue('1.00')
  await expect(row).not.toContainText('Sale ended')
  await expect(row).toContainText('Sale ended', { timeout: 20_000 })
})

test('no other step begins while a selection is being published', async ({ page, content }) => {
  await keep(content)
  await openTable(page)
  await cell(page, 'Price', 'Side Table').fill('61')
  await cell(page, 'Price', 'Side Table').press('Enter')
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeEnabled()
  await page.getByRole('checkbox', { name: 'Select Side Table', exact: true }).check()
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/data/actions/**', async (route) => {
    await released
    await route.continue()
  })
  await page.getByRole('button', { name: 'Publish 1' }).click()
  await expect(page.getByRole('row', { name: /^Select Side Table/ })).toContainText('Saving…')
  for (const name of ['Undo', 'Change prices…', 'Start a sale…', 'Publish 1', 'Discard changes']) {
    await expect(page.getByRole('button', { name })).toBeDisabled()
  }
  release()
  await expect(page.getByRole('status')).toContainText('Published 1 product')
  await expect(undo).toBeEnabled()
})

test('what Enter saves is undone in one step', async ({ page, content }) => {
  await keep(content)
  await openTable(page)
  const price = cell(page, 'Price', 'Side Table')
  const undo = page.getByRole('button', { name: 'Undo' })
  await price.fill('62')
  await price.press('Enter')
  await expect(page.getByRole('row', { name: /^Select Side Table/ })).toContainText('Saved as draft')
  await undo.click()
  await expect(page.getByRole('status')).toHaveText('Undone: Price of Side Table.')
  await expect(price).toHaveValue('55.00')
  await expect(undo).toBeDisabled()
  expect(await content.client.fetch(`count(${draftCount})`)).toBe(0)
})

test('a cell is edited with the keyboard, and a value that breaks a rule is not saved', async ({
  page,
  content,
}) => {
  await keep(content)
  await openTable(page)
  const [price, sale] = [cell(page, 'Price', 'Side Table'), cell(page, 'Sale price', 'Side Table')]
  await price.fill('60')
  await price.press('Enter')
  await expect(cell(page, 'Price', 'Lounge Stool')).toBeFocused()
  const row = page.getByRole('row', { name: /^Select Side Table/ })
  await expect(row).toContainText('Saved as draft')
  await expect(price).toHaveAttribute('title', 'Visitors see: $55.00')
  const draft = `${draftCount.slice(0, -1)} && name == "Side Table"][0]`
  await expect.poll(() => content.client.fetch(`${draft}{price, number}`)).toEqual({ price: 60, number: 13 })

  await sale.fill('75')
  await sale.press('Enter')
  await expect(page.getByRole('alert')).toContainText(
    'Sale price: The sale price must be below the price of $60.00',
  )
  await expect(row).toContainText('Not saved')
  await expect(sale).toHaveAttribute('aria-invalid', 'true')
  expect(await content.client.fetch(`${draft}.salePrice`)).toBeNull()
  await sale.focus()
  await sale.press('Escape')
  await expect(sale).toHaveValue('')
  await expect(page.getByRole('alert')).toHaveCount(0)

  // A rule that part of the selected rows would break: these keep their values and are named.
  await sale.fill('59')
  await sale.press('Enter')
  await expect.poll(() => content.client.fetch(`${draft}.salePrice`)).toBe(59)
  await select(page)
  await page.getByRole('button', { name: 'Change prices…' }).click()
  await page.getByLabel('Percent (−5 lowers)').fill('-10')
  await page.getByRole('button', { name: 'Change 3 products' }).click()
  await expect(page.getByRole('status')).toContainText('Lowered the prices of 2 products by 10%')
  await expect(page.getByRole('status')).toContainText('Side Table. Sale price: The sale price must be below')
  await expect(price).toHaveValue('60.00')
})

test('a thousand products stay fast: paged, searched and changed together', async ({ page, content }) => {
  const many = Array.from({ length: 1000 }, (_, index) => ({
    _id: `test-many-${index}`,
    _type: 'product',
    name: `Crowd ${index}`,
    number: 5000 + index,
    price: 10 + index,
    sku: `CR_${String(index).padStart(4, '0')}`,
  }))
  await content.client.mutate(many.map((document) => ({ createOrReplace: document })))
  content.removeAfter('string::startsWith(_id, "test-many-") || string::startsWith(_id, "drafts.test-many-")')
  await openTable(page)
  await expect(page.getByText('Page 1 of 21')).toBeVisible()
  expect(await page.getByRole('row').count()).toBeLessThan(60)
  await page.getByRole('searchbox').fill('CR_0777')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(cell(page, 'Price', 'Crowd 777')).toHaveValue('787.00')
  await page.getByRole('searchbox').fill('crowd')
  await page.getByRole('checkbox', { name: 'Select all 1000 products' }).check()
  await page.getByRole('button', { name: 'Change prices…' }).click()
  await page.getByLabel('Percent (−5 lowers)').fill('10')
  await page.getByRole('button', { name: 'Change 1000 products' }).click()
  await expect(page.getByRole('status')).toContainText('Raised the prices of 1000 products')
  expect(
    await content.client.fetch('math::sum(*[string::startsWith(_id, "drafts.test-many-")].price)'),
  ).toBeCloseTo(
    many.reduce((sum, { price }) => sum + price * 1.1, 0),
    0,
  )
})

test('a raise of prices is undone after its publish was undone', async ({ page, content }) => {
  const before = await published(content)
  await keep(content)
  await openTable(page)
  await select(page)
  await page.getByRole('button', { name: 'Change prices…' }).click()
  await page.getByLabel('Percent (−5 lowers)').fill('4')
  await page.getByRole('button', { name: 'Change 3 products' }).click()
  await page.getByRole('button', { name: 'Publish 3' }).click()
  await expect(page.getByRole('status')).toContainText('Published 3 products')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('status')).toContainText('Undone: Published 3 products')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('status')).toContainText('Undone: Raised the prices')
  for (const { name, price } of before) {
    await expect(cell(page, 'Price', name)).toHaveValue(price.toFixed(2))
    await expect(page.getByRole('row', { name: new RegExp(`^Select ${name}`) })).toContainText('Published')
  }
  expect(await content.client.fetch(`count(${draftCount})`)).toBe(0)
})

test('two publishes of the same products are undone one after the other', async ({ page, content }) => {
  const before = await published(content)
  await keep(content)
  await openTable(page)
  await select(page)
  for (const percent of ['10', '20']) {
    await page.getByRole('button', { name: 'Change prices…' }).click()
    await page.getByLabel('Percent (−5 lowers)').fill(percent)
    await page.getByRole('button', { name: 'Change 3 products' }).click()
    await page.getByRole('button', { name: 'Publish 3' }).click()
    await expect(page.getByRole('status')).toContainText('Published 3 products')
  }
  for (const step of ['Published', 'Raised', 'Published', 'Raised']) {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('status')).toContainText(`Undone: ${step}`)
    await expect(page.getByRole('status')).not.toContainText('left as they are')
  }
  expect(await published(content)).toEqual(before)
  expect(await content.client.fetch(`count(${draftCount})`)).toBe(0)
})
