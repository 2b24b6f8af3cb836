import { expect, type Page } from '@playwright/test'

/** Next keeps the page before in the document, hidden. */
export const cards = (page: Page) => page.getByRole('main').locator('li article').filter({ visible: true })
export const status = (page: Page) => page.getByRole('main').getByRole('status')
/** Until the page is hydrated a choice changes the form, but not the list. */
export const choose = async (page: Page, act: () => Promise<unknown>, text: RegExp) =>
  expect(async () => {
    await act()
    await expect(status(page)).toHaveText(text, { timeout: 1000 })
  }).toPass()
