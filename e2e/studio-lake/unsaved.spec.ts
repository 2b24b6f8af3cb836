import { expect, type Page } from '@playwright/test'
import { lake, lakeUrl, studioUrl } from '../shop.ts'
import { test } from './content.ts'
import { field, openDocument } from './editor.ts'

/** Sends mutations as the editor of a page does. @returns the status of the lake's answer */
async function mutate(page: Page, mutations: object[]): Promise<number> {
  const response = await page.request.post(`${lakeUrl}/v2025-02-19/data/mutate/production`, {
    headers: { origin: studioUrl },
    data: { mutations },
  })
  return response.status()
}

/** More than one person may add in a day, with a million characters each. */
const ids = Array.from({ length: 40 }, (_, at) => `test-large-${at}`)

test('what is typed when the lake has no room for it stays in its field, and is saved when there is', async ({
  page,
  content,
}) => {
  await content.given({ _id: 'test-page', _type: 'page', title: 'Room', route: '/room', sections: [] })
  await openDocument(page, 'page', 'test-page')
  await expect(field(page, 'Title')).toBeEditable()
  const put = (_id: string, length: number) =>
    mutate(page, [{ createOrReplace: { _id, _type: 'note', text: 'x'.repeat(length) } }])
  for (const id of ids) if ((await put(id, 1_000_000)) === 507) break
  // And what is left of it, to the last character: a draft counts for what it adds. Four hundred bytes are free again each second.
  const title = 'Nothing is lost. '.repeat(500).trim()
  let length = 0
  for (let more = 524_288; more >= 1; more /= 2)
    if ((await put('test-large-rest', length + more)) === 200) length += more
  try {
    await field(page, 'Title').fill(title)
    const alert = page.getByRole('alert').filter({ hasText: 'not saved yet' })
    await expect(alert).toContainText('in a day')
    await page.waitForTimeout(4000)
    await expect(field(page, 'Title')).toHaveValue(title)
    await mutate(page, [{ delete: { query: '*[_id match "test-large-*"]' } }])
    await expect(alert).toHaveCount(0)
    await expect.poll(async () => (await content.forms('test-page')).draft?.['title']).toBe(title)
  } finally {
    await mutate(page, [{ delete: { query: '*[_id match "test-large-*"]' } }])
  }
})

test('the first words of a draft are saved when the lake starts anew at that moment', async ({
  page,
  content,
}) => {
  await content.given({ _id: 'test-page', _type: 'page', title: 'Power cut', route: '/cut', sections: [] })
  await openDocument(page, 'page', 'test-page')
  await expect(field(page, 'Title')).toBeEditable()
  try {
    await field(page, 'Title').fill('Nothing is lost')
    await lake('kill')
    await expect(page.getByRole('alert').filter({ hasText: 'does not answer' })).toBeVisible()
    // as long as the Studio repeats its other requests
    await page.waitForTimeout(12_000)
    await expect(field(page, 'Title')).toHaveValue('Nothing is lost')
  } finally {
    await lake('start')
  }
  await expect.poll(async () => (await content.forms('test-page')).draft?.['title']).toBe('Nothing is lost')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(field(page, 'Title')).toHaveValue('Nothing is lost')
})

test('what is typed while requests fail and the streams do not is saved later, and the form stays', async ({
  page,
  content,
}) => {
  await content.given({
    _id: 'drafts.test-page',
    _type: 'page',
    title: 'Failing',
    route: '/failing',
    sections: [],
  })
  await openDocument(page, 'page', 'test-page')
  await expect(field(page, 'Title')).toBeEditable()
  await field(page, 'Title').fill('Before')
  await expect.poll(async () => (await content.forms('test-page')).draft?.['title']).toBe('Before')
  await page.route(
    (url) => url.origin !== new URL(studioUrl).origin,
    (route) => route.abort('connectionrefused'),
  )
  await field(page, 'Title').fill('Nothing is lost')
  await expect(page.getByRole('alert').filter({ hasText: 'does not answer' })).toBeVisible()
  // as long as the Studio repeats its other requests
  await page.waitForTimeout(8000)
  await expect(field(page, 'Title')).toHaveValue('Nothing is lost')
  await page.unrouteAll()
  await expect.poll(async () => (await content.forms('test-page')).draft?.['title']).toBe('Nothing is lost')
})

for (const deed of ['publish', 'discard'] as const) {
  test(`what is typed while another editor does “${deed}” stays, and goes into a new draft`, async ({
    page,
    content,
  }) => {
    const author = { _type: 'author', name: 'Ada Test', position: 'Writer', biography: 'Start.' }
    await content.given({ ...author, _id: 'test-author' })
    const client = content.client
    const ids = { draftId: 'drafts.test-author', publishedId: 'test-author' }
    await openDocument(page, 'author', 'test-author')
    const text = field(page, 'About the author')
    // read-only until the Studio knows both forms
    await expect(text).toBeEditable()
    await text.press('ControlOrMeta+End')
    await page.keyboard.type(' One.')
    const stored = async () => (await content.forms('test-author')).draft?.['biography']
    await expect.poll(stored).toBe('Start. One.')
    if (deed === 'discard') await client.patch(ids.draftId).set({ name: 'Discarded' }).commit()
    // a slow line
    await page.route('**/data/actions/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2000))
      await route.continue()
    })
    const typing = page.keyboard.type(' Then came many other words, and another.', { delay: 100 })
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await client.action(
      deed === 'publish'
        ? { actionType: 'sanity.action.document.publish', ...ids }
        : { actionType: 'sanity.action.document.discard', draftId: ids.draftId },
    )
    await typing
    await page.unrouteAll({ behavior: 'wait' })
    await expect.poll(stored).toMatch(/^Start\..* and another\.$/)
    // The form shows what is stored.
    await expect.poll(async () => (await text.inputValue()) === (await stored())).toBe(true)
    await expect(field(page, 'Name')).toHaveValue('Ada Test')
    const notice = page.getByRole('alert').filter({ hasText: 'published or discarded' })
    await expect(notice).toHaveCount(deed === 'discard' ? 1 : 0)
    if (deed === 'publish') {
      await expect.poll(stored).toBe('Start. One. Then came many other words, and another.')
    }
  })
}
