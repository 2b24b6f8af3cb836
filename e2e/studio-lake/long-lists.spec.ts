import { expect } from '@playwright/test'
import { studioUrl } from '../shop.ts'
import { test } from './content.ts'
import { logIn, openDocument } from './editor.ts'

const tags = Array.from({ length: 320 }, (_, index) => ({
  _id: `long-tag-${index}`,
  _type: 'tag',
  title: `Long tag ${index}`,
  orderRank: `0|a${String(index).padStart(5, '0')}:`,
}))

test('a list with too many lines to drag is shown in its order, and can be dragged when it is shorter', async ({
  page,
  content,
}) => {
  content.removeAfter('_type == "tag" && title match "Long tag"')
  const transaction = content.client.transaction()
  for (const tag of tags) transaction.create(tag)
  await transaction.commit()
  await logIn(page, '/structure/blog;tag')
  await expect(page.getByText('Tags: over 300, too many to drag').first()).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('link', { name: 'Long tag 0', exact: true })).toBeVisible()
  await expect(page.locator('[data-rfd-drag-handle-draggable-id]')).toHaveCount(0)
  await content.client.delete({ query: '*[_type == "tag" && orderRank >= "0|a00100:"]' })
  await expect(page.locator('[data-rfd-drag-handle-draggable-id="long-tag-0"]')).toBeVisible()
})

test('a list of 5,000 plain values says so instead of freezing its form, and can be shortened', async ({
  page,
  content,
}) => {
  const values = Array.from({ length: 5000 }, (_, index) => `Tag ${index}`)
  await content.given({ _id: 'long-product', _type: 'product', name: 'Many tags', tags: values })
  await logIn(page)
  await page.goto(`${studioUrl}/intent/edit/id=long-product;type=product;path=tags`)
  await expect(page.getByText('This list has 5,000 entries')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Keep the first 300, remove the others…' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.poll(async () => (await content.forms('long-product')).draft?.tags).toHaveLength(300)
})

test('a grid of 1,000 pictures is shown as a list, which draws those in sight', async ({ page, content }) => {
  const pictures = Array.from({ length: 1000 }, (_, index) => ({
    _type: 'picture',
    _key: `k${index}`,
    alt: 'A',
  }))
  await content.given({ _id: 'long-grid', _type: 'product', name: 'Many pictures', pictures })
  await logIn(page, '/intent/edit/id=long-grid;type=product;path=pictures')
  const members = page.getByRole('button', { name: 'A', exact: true })
  await expect(members.nth(5)).toBeVisible({ timeout: 30_000 })
  expect(await members.count()).toBeLessThan(100)
})

test('a page that puts 40,000 bold words on the clipboard freezes no window', async ({
  page,
  context,
  content,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const span = { _type: 'span', _key: 's', text: 'Before', marks: [] }
  const body = [{ _type: 'block', _key: 'b', style: 'normal', markDefs: [], children: [span] }]
  await content.given({ _id: 'drafts.long-paste', _type: 'post', title: 'Pasted', body })
  await openDocument(page, 'post', 'long-paste')
  const text = page.locator('[data-pt-editor]').first()
  // read-only until the Studio knows both forms: a click before does not take the focus
  await expect(text).toHaveAttribute('data-read-only', 'false')
  await text.getByText('Before').click()
  await expect(text).toBeFocused()
  await page.keyboard.press('End')
  await page.evaluate(async () => {
    const as = (type: string, part: string) => new Blob([part], { type })
    const html = as('text/html', `<p>${'<b>a</b> b '.repeat(20_000)}</p>`)
    await navigator.clipboard.write([
      new ClipboardItem({ 'text/html': html, 'text/plain': as('text/plain', 'a b '.repeat(20_000)) }),
    ])
  })
  await page.keyboard.press('ControlOrMeta+v')
  await expect(page.getByText('Not all of the pasted text is here').first()).toBeVisible()
  await expect(text.getByText('a b a b').first()).toBeVisible()
})

test('900 pasted lines freeze no window, and thousands of problems are counted', async ({
  page,
  context,
  content,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const questions = Array.from({ length: 900 }, (_, index) => ({ _type: 'faqItem', _key: `k${index}` }))
  const span = { _type: 'span', _key: 's', text: 'Before', marks: [] }
  const body = [{ _type: 'block', _key: 'b', style: 'normal', markDefs: [], children: [span] }]
  const section = { _type: 'faqSection', title: 'Many', items: questions }
  await content.given(
    { _id: 'drafts.long-lines', _type: 'post', title: 'Lines', body },
    { _id: 'drafts.long-faq', ...section },
  )
  await openDocument(page, 'post', 'long-lines')
  const text = page.locator('[data-pt-editor]').first()
  // read-only until the Studio knows both forms: a click before does not take the focus
  await expect(text).toHaveAttribute('data-read-only', 'false')
  await text.getByText('Before').click()
  await expect(text).toBeFocused()
  await page.keyboard.press('End')
  await page.evaluate(() =>
    navigator.clipboard.writeText(Array.from({ length: 900 }, (_, at) => `Line ${at}`).join('\n\n')),
  )
  await page.keyboard.press('ControlOrMeta+v')
  await expect.poll(async () => (await content.forms('long-lines')).draft?.body).toHaveLength(900)
  const inspect = encodeURIComponent('sanity/structure/validation')
  await page.goto(`${studioUrl}/structure/company;faqSection;long-faq,inspect=${inspect}`)
  await expect(page.getByText('too many to list here')).toBeVisible({ timeout: 30_000 })
})

test('changes of a list of 4,000 entries are not compared, and the history can be read', async ({
  page,
  content,
}) => {
  const reviews = Array.from({ length: 4000 }, (_, index) => ({ _type: 'review', _key: `k${index}` }))
  const product = { _type: 'product', name: 'Many reviews' }
  await content.given({ ...product, _id: 'long-reviews', reviews })
  await content.given({ ...product, _id: 'drafts.long-reviews', reviews: reviews.toReversed() })
  const inspect = encodeURIComponent('sanity/structure/history')
  await logIn(page, `/structure/shop;product;long-reviews,inspect=${inspect},changesInspectorTab=review`)
  await expect(page.getByText('its changes cannot be shown')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Show the history' }).click()
  await expect(page.getByRole('tab', { name: 'History', selected: true })).toBeVisible()
})

test('versions that are compared have too many entries, though the document has few by now', async ({
  page,
  content,
}) => {
  const reviews = Array.from({ length: 4000 }, (_, index) => ({ _type: 'review', _key: `k${index}` }))
  const product = { _type: 'product', name: 'Few reviews', reviews: reviews.slice(0, 900) }
  await content.given({ ...product, _id: 'once-long' })
  await content.given({ ...product, _id: 'drafts.once-long', reviews: reviews.toReversed() })
  await content.given({ ...product, _id: 'drafts.once-long', name: 'Fewer reviews' })
  const inspect = encodeURIComponent('sanity/structure/history')
  await logIn(page, `/structure/shop;product;once-long,inspect=${inspect},changesInspectorTab=review`)
  await expect(page.getByText('its changes cannot be shown')).toBeVisible({ timeout: 30_000 })
})

test('a paragraph of 100,000 letters without spaces, and 1,500 unknown fields, freeze no form', async ({
  page,
  content,
}) => {
  const unknown = Object.fromEntries(Array.from({ length: 1500 }, (_, index) => [`odd${index}`, 'a']))
  const span = { _type: 'span', _key: 's', text: 'ก'.repeat(100_000), marks: [] }
  const body = [{ _type: 'block', _key: 'b', style: 'normal', markDefs: [], children: [span] }]
  await content.given({ _id: 'long-post', _type: 'post', title: 'Long post', body, ...unknown })
  await logIn(page, '/intent/edit/id=long-post;type=post;path=body')
  await expect(page.getByText('too large to be shown here')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Remove what is too large…' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.poll(async () => (await content.forms('long-post')).draft?.body).toEqual([])
})

test('a text of 400,000 letters in one field freezes no form, and can be shortened', async ({
  page,
  content,
}) => {
  const description = 'ก'.repeat(400_000)
  await content.given({ _id: 'long-summary', _type: 'post', title: 'Long summary', description })
  await logIn(page, '/intent/edit/id=long-summary;type=post')
  await expect(page.getByText('too many to be shown here')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Keep the first 20,000, remove the others…' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect
    .poll(async () => (await content.forms('long-summary')).draft?.description)
    .toBe('ก'.repeat(20_000))
})
