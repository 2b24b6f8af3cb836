import { expect } from '@playwright/test'
import { test } from './content.ts'
import { choose, confirm, field, fill, logIn, openDocument, publish, whileSaving } from './editor.ts'
import { portrait } from './portrait.ts'

const author = { _id: 'test-author', _type: 'author', name: 'Ada Test', position: 'Writer' }

test('an author is created, edited, given a picture and published', async ({ page, content }) => {
  content.removeAfter('_type == "author" && name match "Grace Test*"')
  await logIn(page, '/intent/create/type=author;template=author')
  await fill(page, 'Name', 'Grace Test')
  await fill(page, 'Position', 'Admiral')
  const made = '*[_type == "author" && name == "Grace Test"]{_id, position}'
  await expect
    .poll(() => content.client.fetch(made))
    .toEqual([{ _id: expect.stringMatching(/^drafts\./), position: 'Admiral' }])
  content.removeAfter(`_type == "sanity.imageAsset" && originalFilename == "${portrait.name}"`)
  await page.getByTestId('file-button-input').setInputFiles(portrait)
  await expect(page.getByRole('img', { name: 'Preview of uploaded image' })).toBeVisible({ timeout: 15_000 })
  await fill(page, 'Description of the picture', 'A red square')
  await publish(page)
  const published =
    '*[_type == "author" && name == "Grace Test"]{_id, position, "size": picture.asset->metadata.dimensions.width}'
  await expect
    .poll(() => content.client.fetch(published))
    .toEqual([{ _id: expect.not.stringContaining('.'), position: 'Admiral', size: 500 }])
})

test('another picture brings its own description along; an uploaded one has to be described', async ({
  page,
  content,
}) => {
  const [used, other] = await content.client.fetch<{ alt: string; asset: string }[]>(
    '*[_type == "category" && defined(picture.alt)] | order(_id)[0...2]{ "alt": picture.alt, "asset": picture.asset._ref }',
  )
  if (!used || !other) throw new Error('Two categories with pictures are required.')
  const picture = {
    _type: 'picture',
    asset: { _type: 'reference', _ref: other.asset },
    alt: 'Not the same words',
    crop: { _type: 'sanity.imageCrop', top: 0, bottom: 0, left: 0, right: 0.7 },
  }
  await content.given({ ...author, picture })
  content.removeAfter(`_type == "sanity.imageAsset" && originalFilename == "${portrait.name}"`)
  await openDocument(page, 'author', author._id)
  const description = field(page, 'Description of the picture')
  await expect(description).toHaveValue(picture.alt)
  const dialog = page.getByRole('dialog', { name: 'Find a picture by name' })
  const findByName = async (words: string) => {
    await page.getByTestId('options-menu-button').first().click()
    await page.getByRole('menuitem', { name: 'Find by name' }).click()
    await expect(dialog.getByRole('searchbox', { name: 'Name' })).toBeFocused()
    await page.keyboard.type(words)
  }
  // Found by the words of a document that uses it.
  await findByName(picture.alt)
  await expect(dialog.getByText('1 found')).toBeVisible()
  await page.keyboard.type(' at all')
  await expect(dialog.getByText('No picture has these words in its description or file name.')).toBeVisible()
  await dialog.getByRole('searchbox', { name: 'Name' }).fill(used.alt)
  await whileSaving(page, 'document', () => dialog.getByRole('button', { name: used.alt }).first().click())
  await expect(description).toHaveValue(used.alt)
  await expect
    .poll(async () => (await content.forms(author._id)).draft?.picture)
    .toMatchObject({ alt: used.alt, asset: { _ref: used.asset } })
  expect((await content.forms(author._id)).draft?.picture).not.toHaveProperty('crop')

  await page.getByTestId('options-menu-button').first().click()
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('menuitem', { name: 'Upload' }).click()
  await (await choosing).setFiles(portrait)
  await expect(description).toHaveValue('')
  await expect
    .poll(async () => (await content.forms(author._id)).draft?.picture)
    .toMatchObject({ asset: { _ref: expect.stringContaining('500x500') } })
  // saved a moment later than it is shown
  await expect.poll(async () => (await content.forms(author._id)).draft?.picture).not.toHaveProperty('alt')

  // One that was left without a picture gives way to that of the next one.
  const left = { _type: 'picture', alt: 'Left behind' }
  await content.client.patch(`drafts.${author._id}`).set({ picture: left }).commit()
  await openDocument(page, 'author', author._id)
  await expect(description).toHaveValue(left.alt, { timeout: 60_000 })
  await page.getByRole('button', { name: 'Select' }).first().click()
  await page.getByRole('menuitem', { name: 'Find by name' }).click()
  await dialog.getByRole('searchbox', { name: 'Name' }).fill(used.alt)
  await dialog.getByRole('button', { name: used.alt }).first().click()
  await expect(description).toHaveValue(used.alt)
})

test('a published document is edited, and the changes are discarded', async ({ page, content }) => {
  await content.given(author)
  await openDocument(page, 'author', author._id)
  await fill(page, 'Name', 'Ada Changed')
  await expect
    .poll(() => content.forms(author._id))
    .toMatchObject({ published: { name: 'Ada Test' }, draft: { name: 'Ada Changed' } })
  await choose(page, /discard changes/i)
  await whileSaving(page, 'discard', () => confirm(page, /discard|confirm/i))
  await expect(field(page, 'Name')).toHaveValue('Ada Test')
  await expect.poll(async () => (await content.forms(author._id)).draft).toBeUndefined()
})

test('a document is unpublished, and stays as a draft', async ({ page, content }) => {
  await content.given(author)
  await openDocument(page, 'author', author._id)
  await choose(page, /^unpublish…/i)
  await whileSaving(page, 'document.unpublish', () => confirm(page, /^unpublish/i))
  await expect
    .poll(() => content.forms(author._id))
    .toMatchObject({ published: undefined, draft: { name: 'Ada Test' } })
})

test('a document that is unpublished in the view of what is published shows its draft', async ({
  page,
  content,
}) => {
  await content.given(author)
  await openDocument(page, 'author', author._id)
  await page.getByRole('button', { name: 'Published', exact: true }).first().click()
  await expect(page.getByText('You are looking at what visitors see now.')).toBeVisible()
  await choose(page, /^unpublish…/i)
  await whileSaving(page, 'document.unpublish', () => confirm(page, /^unpublish/i))
  await expect(page.getByText('You are looking at what visitors see now.')).toHaveCount(0)
  await expect(field(page, 'Name')).toBeEditable()
  await expect(field(page, 'Name')).toHaveValue('Ada Test')
})

test('a document is duplicated', async ({ page, content }) => {
  await content.given(author)
  content.removeAfter('_type == "author" && name == "Ada Test"')
  await openDocument(page, 'author', author._id)
  // A copy is a draft, which the view of what is published would show empty.
  await page.getByRole('button', { name: 'Published', exact: true }).first().click()
  await page.getByTestId('action-menu-button').click()
  await expect(page.getByRole('menuitem', { name: /^duplicate/i })).toBeDisabled()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Back to the drafts' }).click()
  await expect(field(page, 'Name')).toBeEditable()
  await choose(page, /^duplicate/i)
  const copies = '*[_type == "author" && name == "Ada Test" && _id != "test-author"]{_id, position}'
  await expect
    .poll(() => content.client.fetch(copies))
    .toEqual([{ _id: expect.stringMatching(/^drafts\./), position: 'Writer' }])
  await expect(page).not.toHaveURL(/test-author/)
  await expect(field(page, 'Name')).toHaveValue('Ada Test')
})

test('the copy of a product has no stars and reviews', async ({ page, content }) => {
  const product = { _id: 'test-product', _type: 'product', name: 'Test chair', number: 990, price: 10 }
  await content.given({ ...product, rating: 5, reviewCount: 125 })
  content.removeAfter('_type == "product" && name == "Test chair"')
  await openDocument(page, 'product', product._id)
  await choose(page, /^duplicate/i)
  const copies = '*[_type == "product" && name == "Test chair" && _id != "test-product"]'
  await expect.poll(() => content.client.fetch(`count(${copies})`)).toBe(1)
  const [copy] = await content.client.fetch<object[]>(copies)
  expect(copy).toMatchObject({ price: 10 })
  expect(copy).not.toHaveProperty('rating')
  expect(copy).not.toHaveProperty('reviewCount')
})
