import { expect, type Cookie, type Locator, type Page } from '@playwright/test'
import { lakeUrl, studioUrl } from '../shop.ts'

/** What the tests call the editor; the first login in a browser asks for it. */
export const editorName = 'Grace Editor'

/** The session of the first login: by the form it takes seconds, and `publish.spec.ts` tests that. */
let session: Cookie[] = []

/** Call this when the session has ended on the lake, as it does when the first user is made. */
export function forgetSession(): void {
  session = []
}

/** Makes the page's browser that of an editor who has logged in, unless it is one. */
export async function becomeEditor(page: Page): Promise<void> {
  const cookies = await page.context().cookies(lakeUrl)
  if (cookies.some(({ name }) => name === 'sanitySession')) return
  if (session.length > 0) return page.context().addCookies(session)
  await page.goto(studioUrl)
  await page.getByText('Log in', { exact: true }).click({ timeout: 60_000 })
  await page.getByRole('textbox', { name: 'Your name' }).fill(editorName)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('link', { name: 'Packaging', exact: true })).toBeVisible({ timeout: 60_000 })
  session = await page.context().cookies()
}

/** Opens an address of the Studio, logged in; without one, the desk. */
export async function logIn(page: Page, path = ''): Promise<void> {
  await becomeEditor(page)
  await page.goto(`${studioUrl}${path}`)
  await expect(page.getByTestId('studio-navbar')).toBeVisible({ timeout: 60_000 })
}

export const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true })

/** Opens the form of a document by its address, as a link in the Studio does; logged in. */
export async function openDocument(page: Page, type: string, id: string): Promise<void> {
  await logIn(page, `/intent/edit/id=${id};type=${type}`)
  await expect(page.getByTestId('form-view')).toBeVisible({ timeout: 60_000 })
}

/** Waits for the lake's response to a request of the Studio. */
export async function whileSaving(page: Page, action: string, deed: () => Promise<unknown>): Promise<void> {
  const answered = page.waitForResponse(
    (response) =>
      response.url().includes('/data/actions/') && (response.request().postData()?.includes(action) ?? false),
  )
  await deed()
  expect((await answered).ok()).toBe(true)
}

/** Changes a field, and waits until the lake has it. */
export async function fill(page: Page, name: string, text: string): Promise<void> {
  await expect(field(page, name)).toBeEditable()
  await whileSaving(page, 'document', () => field(page, name).fill(text))
}

/** Publishes the form; the Studio ignores a click while it validates the fields. */
export async function publish(page: Page): Promise<void> {
  const button = page.getByTestId('action-publish')
  // On a busy machine the answer can come when the next click is tried, which the button takes no more.
  let isPublished: boolean | undefined
  const answered = page
    .waitForResponse(
      (response) => response.request().postData()?.includes('action.document.publish') ?? false,
      { timeout: 80_000 },
    )
    .then(
      (response) => (isPublished = response.ok()),
      () => (isPublished = false),
    )
  await expect(async () => {
    if (isPublished === undefined) await button.click({ timeout: 10_000 })
    await expect.poll(() => isPublished, { timeout: 25_000 }).toBeDefined()
  }).toPass({ timeout: 80_000 })
  expect(await answered).toBe(true)
  await expect(button).toBeDisabled({ timeout: 30_000 })
}

/** Chooses something in the menu beside the button Publish; of two forms beside each other, of the last one. */
export async function choose(page: Page, name: string | RegExp): Promise<void> {
  await page.getByTestId('action-menu-button').last().click()
  await page.getByRole('menuitem', { name }).click()
}

/** Presses a button of the dialog that is open. */
export async function confirm(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name }).last().click()
}
