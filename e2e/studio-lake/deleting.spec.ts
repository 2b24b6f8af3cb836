import { expect, type Page } from '@playwright/test'
import { siteUrl, studioUrl } from '../shop.ts'
import { test } from './content.ts'
import { choose, editorName, field, logIn, publish } from './editor.ts'

const reference = (_ref: string) => ({ _type: 'reference', _ref })
const category = {
  _id: 'test-category',
  _type: 'category',
  name: 'Test Crates',
  slug: { _type: 'slug', current: 'test-crates' },
  orderRank: '0|zzzzzz:',
}
const item = {
  _id: 'test-item',
  _type: 'subCategory',
  name: 'Apple Crates',
  slug: { _type: 'slug', current: 'apple-crates' },
  parent: reference(category._id),
}
/** A link to a category opens the list of its items; the form is one step further. */
async function openCategory(page: Page): Promise<void> {
  await logIn(page, `/structure/packaging;${category._id};${category._id}`)
  await expect(page.getByTestId('form-view')).toBeVisible({ timeout: 60_000 })
}

const address = `/product-category?category=${category.slug.current}`
const statusOf = async (path: string) => (await fetch(siteUrl + path)).status

test('what is linked or has items cannot be deleted: the list says what needs it', async ({
  page,
  content,
}) => {
  const linking = {
    _id: 'test-page',
    _type: 'page',
    title: 'About crates',
    route: '/test-crates',
    sections: [
      {
        _key: 'a',
        _type: 'callToActionBand',
        heading: 'Strong crates',
        callToAction: { _type: 'link', label: 'See crates', to: reference(category._id) },
      },
    ],
  }
  const questions = {
    _id: 'test-questions',
    _type: 'faqSection',
    title: 'About our crates',
    items: [
      { _key: 'a', _type: 'faqItem', question: 'Who packs them?', answer: 'We do.' },
      {
        _key: 'b',
        _type: 'faqItem',
        question: 'Do they stack?',
        answer: 'Yes.',
        concerns: [{ ...reference(category._id), _key: 'c' }],
      },
    ],
  }
  await content.given(category, item, linking, questions)
  await openCategory(page)
  await choose(page, /^delete/i)
  const dialog = page.getByRole('dialog', { name: /Delete “Test Crates”/ })
  await expect(
    dialog.getByText('One item is part of it. Move it elsewhere first, or delete it.'),
  ).toBeVisible()
  await expect(
    dialog.getByText('Take it out there and publish that first, or choose something else.'),
  ).toBeVisible()
  await expect(dialog.getByRole('link', { name: /Apple Crates/ })).toBeVisible()
  await expect(dialog.getByRole('link', { name: /About crates/ })).toContainText('Sections: “Strong crates”')
  await expect(dialog.getByRole('link', { name: /About our crates/ })).toContainText(
    'Questions: “Do they stack?”',
  )
  await expect(dialog.getByRole('button', { name: /delete/i })).toHaveCount(0)

  // Neither can it be taken off the site; the reason is the same.
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await choose(page, /^unpublish/i)
  const unpublishing = page.getByRole('dialog', { name: 'Unpublish?' })
  await expect(unpublishing.getByText('It cannot be taken off the site yet.')).toBeVisible()
  await expect(unpublishing.getByRole('button', { name: 'Unpublish' })).toHaveCount(0)

  // The line opens what has to be changed: the link in the section, the question that names the category.
  await unpublishing.getByRole('link', { name: /About crates/ }).click()
  await expect(field(page, 'Title')).toHaveValue('About crates')
  await expect(page.getByRole('dialog', { name: /Strong crates/ }).getByText('Test Crates')).toBeVisible()
  await openCategory(page)
  await choose(page, /^delete/i)
  await dialog.getByRole('link', { name: /About our crates/ }).click()
  await expect(page.getByRole('dialog', { name: /Do they stack/ }).getByText('Test Crates')).toBeVisible()
  expect((await content.forms(category._id)).published).toBeDefined()
})

test('a category that visitors meet is deleted, leaves the site, and is restored', async ({
  page,
  content,
}) => {
  // It needs a picture to be published again.
  const picture = await content.client.fetch<object>(
    '*[_type == "category" && defined(picture.asset)][0].picture',
  )
  await content.given(
    { ...category, picture },
    {
      _id: 'test-redirect',
      _type: 'redirect',
      from: '/old-crates',
      to: { ...reference(category._id), _weak: true },
    },
  )
  content.removeAfter(`_id == "deleted.${category._id}"`)
  await openCategory(page)
  await expect.poll(() => statusOf(address)).toBe(200)
  await choose(page, /^delete/i)
  const dialog = page.getByRole('dialog', { name: /Delete “Test Crates”/ })
  await expect(dialog.getByText(address)).toBeVisible()
  await expect(dialog.getByText('One redirect leads here and will lead nowhere')).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.poll(() => content.forms(category._id)).toEqual({ published: undefined, draft: undefined })
  await expect.poll(() => statusOf(address)).toBe(404)

  await page.goto(`${studioUrl}/structure/site;deletedDocument`)
  const line = page.getByRole('listitem').filter({ hasText: 'Test Crates' })
  await expect(line).toContainText(`by ${editorName}`)
  // Nothing there speaks of pages or calls it published.
  await expect(page.getByText(/No page shows|^Published$/)).toHaveCount(0)
  await line.getByRole('button', { name: 'Restore' }).click()
  await expect(field(page, 'Name')).toHaveValue('Test Crates')
  await expect
    .poll(() => content.forms(category._id))
    .toMatchObject({ published: undefined, draft: { name: 'Test Crates', slug: category.slug } })
  expect(await content.client.getDocument(`deleted.${category._id}`)).toBeUndefined()
  await publish(page)
  await expect.poll(() => statusOf(address)).toBe(200)
})

test('an item whose category was deleted too says that the category comes first', async ({
  page,
  content,
}) => {
  const deletion = ({ _id, _type, name }: typeof category | typeof item) => ({
    _id: `deleted.${_id}`,
    _type: 'deletedDocument',
    title: name,
    typeTitle: _type,
    documentType: _type,
    formId: _id,
  })
  await content.given(item, category)
  await content.given(deletion(item), deletion(category))
  await content.client.transaction().delete(item._id).delete(category._id).commit()
  await logIn(page, '/structure/site;deletedDocument')
  const restore = (name: string) => page.getByRole('button', { name: `Restore ${name}` }).click()
  await restore('Apple Crates')
  await expect(
    page.getByText('It is part of “Test Crates”, which was deleted. Restore and publish that first.'),
  ).toBeVisible()

  await restore('Test Crates')
  await expect(field(page, 'Name')).toHaveValue('Test Crates')
  await page.goto(`${studioUrl}/structure/site;deletedDocument`)
  await restore('Apple Crates')
  await expect(
    page.getByText('It is part of “Test Crates”, which is not published. Publish that first.'),
  ).toBeVisible()

  await content.client.createOrReplace(category)
  await restore('Apple Crates')
  await expect(field(page, 'Name')).toHaveValue('Apple Crates')
})

test('instead of deleting, a document is taken off the site and kept', async ({ page, content }) => {
  await content.given(category)
  await openCategory(page)
  await choose(page, /^delete/i)
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish instead' }).click()
  await expect
    .poll(() => content.forms(category._id))
    .toMatchObject({ published: undefined, draft: { name: 'Test Crates' } })
})

test('what nothing links to is unpublished after a confirmation, and stays as a draft', async ({
  page,
  content,
}) => {
  await content.given(category)
  await openCategory(page)
  await expect.poll(() => statusOf(address)).toBe(200)
  await choose(page, /^unpublish/i)
  const dialog = page.getByRole('dialog', { name: 'Unpublish?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  expect((await content.forms(category._id)).published).toBeDefined()

  await choose(page, /^unpublish/i)
  await dialog.getByRole('button', { name: 'Unpublish' }).click()
  await expect
    .poll(() => content.forms(category._id))
    .toMatchObject({ published: undefined, draft: { name: 'Test Crates', slug: category.slug } })
  await expect(dialog).toHaveCount(0)
  await expect(field(page, 'Name')).toHaveValue('Test Crates')
  await expect.poll(() => statusOf(address)).toBe(404)
})

test('a deleted document is removed for good only after a confirmation', async ({ page, content }) => {
  const record = `deleted.${category._id}`
  await content.given(category)
  content.removeAfter(`_id == "${record}"`)
  await openCategory(page)
  await choose(page, /^delete/i)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.poll(() => content.client.getDocument(record)).toBeDefined()

  await page.goto(`${studioUrl}/structure/site;deletedDocument`)
  const line = page.getByRole('listitem').filter({ hasText: 'Test Crates' })
  await line.getByRole('button', { name: 'Remove Test Crates for good' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove “Test Crates” for good?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(line.getByRole('button', { name: 'Restore' })).toBeVisible()

  await line.getByRole('button', { name: 'Remove Test Crates for good' }).click()
  await dialog.getByRole('button', { name: 'Remove for good' }).click()
  await expect(line).toHaveCount(0)
  expect(await content.client.getDocument(record)).toBeUndefined()
  expect(await content.forms(category._id)).toEqual({ published: undefined, draft: undefined })
})
