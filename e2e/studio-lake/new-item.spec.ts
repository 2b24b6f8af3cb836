import { expect } from '@playwright/test'
import { siteUrl } from '../shop.ts'
import { test } from './content.ts'
import { choose, field, fill, logIn, openDocument, publish } from './editor.ts'
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

test('a copy of an item is independent and comes directly after it', async ({ page, content }) => {
  content.removeAfter('_id in path("drafts.*") && slug.current == "foil-pans"')
  await logIn(page)
  await openDocument(page, 'subCategory', 'subCategory-foil-pans')
  await choose(page, /^duplicate/i)
  const copy =
    '*[_type == "subCategory" && slug.current == "foil-pans" && _id != "subCategory-foil-pans"]{_id, orderRank, "title": details.title}'
  await expect
    .poll(() => content.client.fetch(copy))
    .toEqual([
      { _id: expect.stringMatching(/^drafts\./), orderRank: expect.any(String), title: expect.any(String) },
    ])
  await expect(page).not.toHaveURL(/subCategory-foil-pans/)
  await fill(page, 'Title', 'Copied pans')
  await expect
    .poll(() => content.client.fetch('*[_id == "subCategory-foil-pans"][0].details.title'))
    .not.toBe('Copied pans')
  const ranks = await content.client.fetch<string[]>(
    '*[_type == "subCategory" && slug.current == "foil-pans"] | order(orderRank).orderRank',
  )
  expect(new Set(ranks).size).toBe(2)
})
