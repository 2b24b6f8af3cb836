import { test } from './content.ts'
import { becomeEditor, fill, openDocument } from './editor.ts'

const authors = [1, 2, 3, 4, 5, 6, 7].map((number) => ({
  _id: `test-tab-${number}`,
  _type: 'author',
  name: `Tab ${number}`,
  position: 'Writer',
  biography: 'Wrote.',
}))

test('seven tabs of one browser each open a form, and save', async ({ page, content }) => {
  test.setTimeout(300_000)
  await content.given(...authors)
  await becomeEditor(page)
  const tabs = []
  for (const author of authors) {
    const tab = await page.context().newPage()
    await openDocument(tab, 'author', author._id)
    tabs.push(tab)
  }
  for (const tab of tabs) {
    await tab.bringToFront()
    await fill(tab, 'Position', 'Editor')
  }
})
