import { expect } from '@playwright/test'
import { test } from './content.ts'
import { field, logIn, openDocument, whileSaving } from './editor.ts'

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
  await logIn(page)
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
