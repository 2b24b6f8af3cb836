import { expect } from '@playwright/test'
import { test } from './content.ts'
import { openDocument } from './editor.ts'

test('the menu of sections opens without the search of the section that was added before', async ({
  page,
  content,
}) => {
  await content.given({
    _id: 'test-page',
    _type: 'page',
    title: 'Two sections',
    route: '/two-sections',
    header: 'packaging',
  })
  await openDocument(page, 'page', 'test-page')
  const add = page.getByRole('button', { name: 'Add item...' })
  const search = page.getByRole('menu').getByPlaceholder('Search')
  for (const name of ['Testimonials', 'Countdown']) {
    await add.click()
    await expect(search).toHaveValue('')
    await search.fill(name)
    await page.getByRole('menuitem', { name }).click()
    const section = page.getByRole('dialog', { name: new RegExp(name) })
    await expect(section).toBeVisible()
    await section.getByRole('button', { name: 'Close dialog' }).click()
    await expect(section).toHaveCount(0)
  }
  await expect
    .poll(async () => (await content.forms('test-page')).draft?.['sections'])
    .toMatchObject([{ _type: 'testimonials' }, { _type: 'countdown' }])
})
