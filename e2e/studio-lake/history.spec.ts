import { expect } from '@playwright/test'
import { test } from './content.ts'
import { field, fill, openDocument, whileSaving } from './editor.ts'

test('an editor brings an old revision back', async ({ page, content }) => {
  const publishedId = `test-author-${Date.now()}`
  const ids = { draftId: `drafts.${publishedId}`, publishedId }
  await content.given({ _id: ids.draftId, _type: 'author', name: 'Ada First', position: 'Writer' })
  const { client } = content
  await client.action({ actionType: 'sanity.action.document.publish', ...ids })
  await client.action({
    actionType: 'sanity.action.document.edit',
    ...ids,
    patch: { set: { name: 'Ada Second' } },
  })
  await client.action({ actionType: 'sanity.action.document.publish', ...ids })
  await openDocument(page, 'author', publishedId)
  await expect(field(page, 'Name')).toHaveValue('Ada Second')

  await page.getByTestId('pane-footer-document-status').click()
  await page.getByRole('tab', { name: 'History' }).click()
  const published = page.getByTestId('timeline-item-button').filter({ hasText: 'Published' })
  await expect(published).toHaveCount(2)
  await published.last().click()
  await expect(field(page, 'Name')).toHaveValue('Ada First')
  await page.getByTestId('action-reverttorevision').click()
  await whileSaving(page, 'document', () => page.getByRole('button', { name: 'Confirm' }).click())
  await expect
    .poll(() => content.forms(publishedId))
    .toMatchObject({ published: { name: 'Ada Second' }, draft: { name: 'Ada First', position: 'Writer' } })
  await expect(field(page, 'Name')).toHaveValue('Ada First')
})

test('an imported document is shown as it was in the beginning, and brought back', async ({
  page,
  content,
}) => {
  const imported = '*[_type == "author" && !(_id in path("**.**"))] | order(_id)[0]{_id, name, position}'
  const { _id, name, position } = await content.client.fetch<Record<string, string>>(imported)
  const [publishedId, draftId] = [_id ?? '', `drafts.${_id}`]
  content.removeAfter(`_id == "${draftId}"`)
  await openDocument(page, 'author', publishedId)
  await fill(page, 'Name', 'Changed by a test')

  const created = page
    .getByTestId('timeline-item-button')
    .filter({ hasText: /Created/ })
    .last()
  const showHistory = async () => {
    await page.getByTestId('pane-footer-document-status').click()
    await page.getByRole('tab', { name: 'History' }).click()
  }
  await showHistory()
  await created.click()
  await expect(field(page, 'Name')).toHaveValue(name ?? '')
  await expect(
    page.getByTestId('revision-not-found-banner').or(page.getByText(/find the document revision/)),
  ).toHaveCount(0)
  await page.getByTestId('action-reverttorevision').click()
  await whileSaving(page, 'document', () => page.getByRole('button', { name: 'Confirm' }).click())
  await expect.poll(() => content.forms(publishedId)).toMatchObject({ draft: { name, position } })
  await expect(field(page, 'Name')).toHaveValue(name ?? '')
})

test('the published form has a beginning, too: the draft that it was made of', async ({ page, content }) => {
  const publishedId = `test-author-${Date.now()}`
  const ids = { draftId: `drafts.${publishedId}`, publishedId }
  await content.given({ _id: ids.draftId, _type: 'author', name: 'Ada First', position: 'Writer' })
  const { client } = content
  await client.action({ actionType: 'sanity.action.document.publish', ...ids })
  const change = { actionType: 'sanity.action.document.edit' as const, ...ids }
  await client.action({ ...change, patch: { set: { name: 'Ada Second' } } })
  await client.action({ actionType: 'sanity.action.document.publish', ...ids })
  await openDocument(page, 'author', publishedId)
  await page.getByTestId('document-header-Published-chip').click()
  await expect(field(page, 'Name')).toHaveValue('Ada Second')
  await page.getByTestId('pane-footer-document-status').click()
  await page.getByRole('tab', { name: 'History' }).click()
  await page.getByTestId('timeline-item-button').last().click()
  await expect(field(page, 'Name')).toHaveValue('Ada First')
})
