import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { studioUrl } from '../shop.ts'
import { becomeEditor } from '../studio-lake/editor.ts'

/** Opens a page of the site in the Studio's Presentation, logged in. */
export async function openPreview(page: Page, path: string): Promise<FrameLocator> {
  await becomeEditor(page)
  await page.goto(`${studioUrl}/presentation?preview=${encodeURIComponent(path)}`)
  const site = page.frameLocator('iframe')
  await expect(site.getByRole('complementary', { name: 'Draft mode' })).toBeVisible({ timeout: 60_000 })
  // Waits until page and Studio are connected: the overlays are there.
  await expect(site.locator('sanity-visual-editing')).toBeAttached({ timeout: 60_000 })
  return site
}

/** The decoded address of the Studio, which contains the open document and field. */
export const openField = (page: Page) => decodeURIComponent(new URL(page.url()).pathname)

/** Clicks on something of the page, as often as the overlay has not recognised it below the pointer yet, until its field is open. */
export async function openByClick(page: Page, target: Locator, field: RegExp): Promise<void> {
  await expect(async () => {
    await page.mouse.move(0, 0)
    await target.click()
    await expect.poll(() => openField(page), { timeout: 5_000 }).toMatch(field)
  }).toPass({ timeout: 40_000 })
}
