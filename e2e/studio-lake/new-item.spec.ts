import { expect } from '@playwright/test'
import { siteUrl } from '../shop.ts'
import { test } from './content.ts'
import { choose, field, fill, logIn, openDocument, publish, whileSaving } from './editor.ts'
import { portrait } from './portrait.ts'

const items = '*[_type == "subCategory" && slug.current == "carrier-bags-test"]'
const readPage = async (path: string) => (await fetch(siteUrl + path)).text()

test('a new bag is made in its category, published once, and is on the site', async ({ page, content }) => {
  content.removeAfter('_type == "subCategory" && slug.current == "carrier-bags-test"')
  content.removeAfter(`_type == "sanity.imageAsset" && originalFilename == "${portrait.name}"`)
  await logIn(page)
  await page.getByRole('link', { name: 'Packaging', exact: true }).click()
  await page.getByRole('link', { name: /^Paper Bags/ }).click()
  await page.getByRole('link', { name: 'New item in “Paper Bags”' }).click()
  // The list of the category stays open beside the form.
  await expect(page).toHaveURL(/category-paper-bags;.*template/)

  await fill(page, 'Name', 'Carrier Bags Test')
  await page.getByRole('button', { name: 'Generate' }).click()
  await expect(field(page, 'Short name in the address')).toHaveValue('carrier-bags-test')
  await page.getByTestId('file-button-input').first().setInputFiles(portrait)
  await expect(page.getByRole('img', { name: 'Preview of uploaded image' })).toBeVisible()
  await fill(page, 'Description of the picture', 'A red carrier bag')
  await fill(page, 'Description', 'Carrier bags of strong kraft paper.')
  await publish(page)

  const stored = await content.client.fetch<{ _id: string; parent: object }[]>(`${items}{_id, parent}`)
  expect(stored).toEqual([
    {
      _id: expect.not.stringContaining('.'),
      parent: { _type: 'reference', _ref: 'category-paper-bags' },
    },
  ])
  const last =
    '*[_type == "subCategory" && parent._ref == "category-paper-bags"] | order(orderRank desc)[0].slug.current'
  expect(await content.client.fetch(last)).toBe('carrier-bags-test')
  await expect
    .poll(() => readPage('/product-category?category=paper-bags'))
    .toContain('/product-details?category=carrier-bags-test')
  expect(await readPage('/product-details?category=carrier-bags-test')).toContain(
    'Carrier bags of strong kraft paper.',
  )
})

test('a bag is duplicated: the copy has an address of its own, comes next, and changes alone', async ({
  page,
  content,
}) => {
  content.removeAfter('slug.current == "foil-pans-copy"')
  await openDocument(page, 'subCategory', 'subCategory-foil-pans')
  await choose(page, /^duplicate/i)
  await expect(page).not.toHaveURL(/subCategory-foil-pans/)
  await expect(field(page, 'Short name in the address')).toHaveValue('foil-pans-copy')
  await expect(field(page, 'Title')).toHaveValue('')
  await fill(page, 'Name', 'Deep Foil Pans')
  await fill(page, 'Title', 'Copied pans')
  await publish(page)
  const [original, copy] = await content.client.fetch<{ name: string; details: object; orderRank: string }[]>(
    '*[_type == "subCategory" && slug.current in ["foil-pans", "foil-pans-copy"]] | order(orderRank){ name, details, orderRank }',
  )
  expect(copy).toMatchObject({ name: 'Deep Foil Pans', details: { title: 'Copied pans' } })
  expect(original?.details).not.toMatchObject({ title: 'Copied pans' })
  // Everything else came along.
  expect(copy?.details).toEqual({ ...original?.details, title: 'Copied pans' })
  expect(original?.orderRank).not.toBe(copy?.orderRank)
  await expect.poll(() => readPage('/product-details?category=foil-pans-copy')).toContain('Copied pans')
  expect(await readPage('/product-details?category=foil-pans')).not.toContain('Copied pans')
})

test('an item is moved to another category, and its form stays open to publish it', async ({
  page,
  content,
}) => {
  await content.restoreAfter('_id == "subCategory-foil-pans"')
  await logIn(page, '/structure/packaging;category-foils;subCategory-foil-pans')
  const form = page.getByTestId('form-view')
  await form.locator('#parent-menuButton').click()
  await page.getByRole('menuitem', { name: 'Replace' }).click()
  const parent = form.getByTestId('reference-input').first()
  // Empties the field, which takes the item off the list beside the form.
  await whileSaving(page, 'document', () => parent.getByRole('button', { name: 'Clear' }).click())
  await expect(page.getByRole('link', { name: /^Not in any category \(1\)/ })).toBeVisible()
  await parent.getByRole('combobox').fill('Microwave Cont')
  const category = { name: /Microwave Containers.*Packaging category/ }
  await whileSaving(page, 'document', () =>
    page.getByRole('option', category).or(page.getByRole('button', category)).first().click(),
  )
  await publish(page)
  await expect
    .poll(() => content.forms('subCategory-foil-pans'))
    .toMatchObject({ published: { parent: { _ref: 'category-microwave-containers' } }, draft: undefined })
  await expect(field(page, 'Name')).toHaveValue('Foil Pans')
})

test('items are put in another order, and visitors see it immediately', async ({ page, content }) => {
  const order = '*[_type == "subCategory" && parent._ref == "category-foils"] | order(orderRank)._id'
  await content.restoreAfter('_type == "subCategory" && parent._ref == "category-foils"')
  const before = await content.client.fetch<string[]>(order)
  await logIn(page, '/structure/packaging;category-foils;-order')
  const handle = page.locator('[data-rfd-drag-handle-draggable-id]').first()
  await handle.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  const [first, second, ...others] = before
  await expect.poll(() => content.client.fetch(order)).toEqual([second, first, ...others])
  const slugs = await content.client.fetch<string[]>(`${order.replace('._id', '.slug.current')}`)
  await expect
    .poll(async () => {
      const html = await readPage('/product-category?category=foils')
      const main = html.slice(html.indexOf('<main'))
      return slugs.toSorted((a, b) => main.indexOf(`category=${a}"`) - main.indexOf(`category=${b}"`))
    })
    .toEqual(slugs)
})
