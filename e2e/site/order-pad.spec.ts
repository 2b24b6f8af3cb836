import { expect, test } from '../test.ts'
import { form, line, list, openList, pad, paste, phone, requestsOf, rows } from './quote-page.ts'

// Pasted rows of article numbers and quantities: what was read, what has to be corrected, nothing lost.

test('a pasted order: a result for each row, similar numbers, nothing lost', async ({ page }) => {
  await openList(page)
  await paste(page, 'Item No.\tName\tQty\nKBB-01\tBags\t5\nKBB-1\tBags\t2\nGLB-01\tBags\nKBB-01\tBags\t7')
  const read = pad(page).getByRole('list', { name: 'Rows that were read' })
  await expect(read).toContainText('12 cases of Brown Kraft')
  await expect(read).toContainText('added up from rows 2 and 5')
  const wrong = pad(page).getByRole('list', { name: 'Rows to correct' })
  await expect(wrong.getByRole('listitem')).toHaveCount(2)
  await expect(wrong).toContainText('The quantity is missing.')
  await expect(rows(page)).toHaveValue('Item No.\tName\tQty\nKBB-1\tBags\t2\nGLB-01\tBags')
  await wrong.getByRole('button', { name: 'Use KBB-01' }).click()
  await expect(wrong.getByRole('listitem')).toHaveCount(1)
  await expect(line(page, 'KBB-01').getByRole('status')).toContainText('14 cases at')
  await rows(page).fill('GLB-77 1')
  await form(page).getByLabel('Name').fill('Ada')
  await form(page).getByLabel('Email').fill('pad@example.com')
  await form(page).getByRole('button', { name: 'Request the quote' }).click()
  await expect(form(page).getByRole('alert')).toContainText('Some rows of the order pad were not recognised')
  // The result that came with the refusal replaces the one of the button.
  await expect(wrong).toContainText('We have no article GLB-77')
  await expect(wrong).not.toContainText('The quantity is missing.')
  expect(await requestsOf('pad@example.com')).toEqual([])
})

test('a paste that is too long is refused, and stays in the field', async ({ page }) => {
  await openList(page)
  const text = `KBB-01 ${'x'.repeat(990)}\n`.repeat(210)
  await paste(page, text)
  await expect(pad(page).getByText('Please paste at most 200,000 characters at a time.')).toBeVisible()
  await expect(rows(page)).toHaveValue(text)
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('what came of pasted rows stays in view while the list above them grows', async ({ page }) => {
    await openList(page)
    await paste(page, 'KBB-01 5\nKBB-02 2\nGLB-01 3\nFMC-05 1\nKBB-1 2')
    const summary = pad(page).getByText('4 items added, 1 row needs a correction')
    await expect(list(page).getByRole('listitem')).toHaveCount(4)
    await expect(summary).toBeFocused()
    await expect(summary).toBeInViewport()
    await page.waitForTimeout(600)
    await expect(summary).toBeInViewport()
  })
})
