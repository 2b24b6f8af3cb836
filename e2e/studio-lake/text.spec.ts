import { expect } from '@playwright/test'
import { test } from './content.ts'
import { openDocument } from './editor.ts'

const words = (text: string) => [{ _type: 'span', _key: 'b', text, marks: [] }]
const post = {
  _id: 'test-post',
  _type: 'post',
  title: 'Test post',
  body: [{ _type: 'block', _key: 'a', style: 'normal', markDefs: [], children: words('Why ') }],
}

test('what is typed after a style or a list was chosen is in the text', async ({ page, content }) => {
  await content.given({ ...post, _id: 'drafts.test-post' })
  await openDocument(page, 'post', post._id)
  const text = page.locator('[data-pt-editor]').first()
  // read-only until the Studio knows both forms: a click before does not take the focus
  await expect(text).toHaveAttribute('data-read-only', 'false')
  await text.getByText('Why').click()
  await expect(text).toBeFocused()
  await page.keyboard.press('End')
  for (const style of ['Heading', 'Smaller heading']) {
    await page.locator('#block-style-select').first().click()
    await page.getByRole('menuitem', { name: style, exact: true }).click()
    await page.keyboard.type('oak ')
    // The menu is removed when its closing animation ends.
    await expect(page.getByRole('menuitem', { name: style, exact: true })).toHaveCount(0)
    await expect(text).toBeFocused()
    await page.keyboard.type('lasts ')
  }
  await page.getByRole('button', { name: 'Points' }).first().click()
  await page.keyboard.type('long')
  await expect
    .poll(() => content.forms(post._id))
    .toMatchObject({
      draft: {
        body: [{ style: 'h3', listItem: 'bullet', children: [{ text: 'Why oak lasts oak lasts long' }] }],
      },
    })
})

test('pasted text replaces what is selected, and keeps its links, headings and tables', async ({
  page,
  context,
  content,
}) => {
  await content.given({ ...post, _id: 'drafts.test-post' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openDocument(page, 'post', post._id)
  const text = page.locator('[data-pt-editor]').first()
  // read-only until the Studio knows both forms: a click before does not take the focus
  await expect(text).toHaveAttribute('data-read-only', 'false')
  await text.getByText('Why').click()
  await expect(text).toBeFocused()
  // The editor takes over where the click was a moment later, and would have its way.
  await expect(async () => {
    await page.keyboard.press('Home')
    await page.keyboard.press('Shift+End')
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => window.getSelection()?.toString())).toBe('Why ')
  }).toPass()
  await page.evaluate(async () => {
    const html =
      '<h1>Bags</h1><p>Read <a href="https://example.com/bags">this</a> <a href="javascript:alert(1)">or not</a>.</p>' +
      '<table><tr><td>Size</td><td>Price</td></tr><tr><td>S</td><td>1</td></tr></table>'
    const as = (type: string, part: string) => new Blob([part], { type })
    const item = { 'text/html': as('text/html', html), 'text/plain': as('text/plain', 'Bags') }
    await navigator.clipboard.write([new ClipboardItem(item)])
  })
  await page.keyboard.press('ControlOrMeta+v')
  const link = { _type: 'link', _key: expect.any(String), url: 'https://example.com/bags' }
  await expect
    .poll(() => content.forms(post._id))
    .toMatchObject({
      draft: {
        body: [
          { style: 'h2', children: [{ text: 'Bags' }] },
          { markDefs: [link], children: [{ text: 'Read ' }, { text: 'this' }, { text: ' or not.' }] },
          { _type: 'table', rows: [{ cells: ['Size', 'Price'] }, { cells: ['S', '1'] }] },
        ],
      },
    })
})
