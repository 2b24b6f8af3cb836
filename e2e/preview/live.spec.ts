import { expect, test, type Locator } from '@playwright/test'
import { isDevelopment, siteUrl } from '../shop.ts'
import { editor } from './draft.ts'
import { openField, openPreview } from './studio.ts'

// A trace takes snapshots after each step, which would be included in the measurement.
test.use({ viewport: { width: 1600, height: 1000 }, trace: 'off' })

test.afterEach(async () => {
  await editor().delete({ query: '*[_id == "drafts.category-paper-bags"]' })
  await editor().patch('category-paper-bags').set({ name: 'Paper Bags' }).commit()
  await expect.poll(pageForVisitors, { timeout: 5 * untilPublished }).not.toMatch(/Paper Bags \d/)
})

test('typing shows within half a second; published, the next visitor reads it; discarded, it is gone', async ({
  page,
  browser,
}) => {
  // Each page is rendered anew then, which takes seconds on a slow machine.
  test.slow(isDevelopment)
  const site = await openPreview(page, '/')
  const card = site.getByRole('heading', { level: 3 }).filter({ hasText: /^Paper Bags/ })
  // Until the overlays cover the page, a click on the card follows its link.
  await expect(async () => {
    await site.getByRole('heading', { level: 1 }).click()
    await expect.poll(() => openField(page), { timeout: 10_000 }).toContain('.heading')
  }).toPass({ timeout: 60_000 })
  await card.getByRole('link').click()
  const field = page.getByRole('textbox', { name: 'Name', exact: true })
  await expect(field).toBeEditable()

  const rounds: number[][] = []
  const loads: number[] = []
  const allowed = (limit: number) => limit * Math.max(1, median(loads) / usualLoad)
  let name = ''
  // Other work on the machine may disturb a round, so there are up to three.
  while (rounds.length < 3 && !rounds.some((round) => median(round) < allowed(untilShown))) {
    const delays: number[] = []
    for (let edit = 1; edit <= 5; edit++) {
      name = `Paper Bags ${edit}${Date.now() % 1000}`
      const shown = shownAt(card, name)
      const edited = Date.now()
      await field.fill(name)
      delays.push((await shown) - edited)
      loads.push(await loadTime(card))
      // Editors pause between two words; a burst would measure how updates are merged.
      await page.waitForTimeout(800)
    }
    rounds.push(delays)
  }
  const measured = `${rounds.map((round) => `${median(round)} (${round.join(', ')})`).join('; ')}; at most ${Math.round(allowed(untilShown))}, as a load of the page takes ${median(loads)}`
  test.info().annotations.push({ type: 'edit to preview, ms', description: measured })
  console.log(`  edit to preview, median of five in ms: ${measured}`)
  expect(Math.min(...rounds.map(median)), measured).toBeLessThan(allowed(untilShown))
  expect(await pageForVisitors()).not.toContain(name)

  await page
    .getByTestId('action-menu-button')
    .or(page.getByRole('button', { name: 'Open document actions' }))
    .first()
    .click()
  await page.getByRole('menuitem', { name: /discard changes/i }).click()
  await page
    .getByRole('button', { name: /discard changes|confirm/i })
    .last()
    .click()
  await expect(card).not.toContainText(name)

  await field.fill(name)
  await expect(card).toContainText(name)
  const publish = page
    .getByTestId('action-publish')
    .or(page.getByRole('button', { name: 'Publish', exact: true }))
  const published = page.waitForResponse(
    (response) => response.request().postData()?.includes('document.publish') ?? false,
  )
  await publish.first().click()
  expect((await published).ok()).toBe(true)
  const visitor = await browser.newPage()
  const publishedAt = Date.now()
  await expect.poll(pageForVisitors, { timeout: allowed(untilPublished), intervals: [50] }).toContain(name)
  console.log(`  publish to the next visitor: ${Date.now() - publishedAt} ms`)
  await visitor.goto(siteUrl)
  await expect(visitor.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible()
  await visitor.close()
})

/** Milliseconds from an edit to the page, built or with hot reload (architecture, "Numbers to hold"). */
const untilShown = isDevelopment ? 1_500 : 500

/** From a publish to the next visitor's page; with hot reload, making that page takes longer than this by itself. */
const untilPublished = isDevelopment ? 20_000 : 1_000

/** A load of the draft page on the machine that the two limits are for; where it takes longer, they grow with it. */
const usualLoad = isDevelopment ? 600 : 125

const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Infinity

/** How long the server takes for the page that a locator is on, in milliseconds. */
function loadTime(place: Locator): Promise<number> {
  return place.evaluate(async () => {
    const started = Date.now()
    await (await fetch(location.href, { cache: 'no-store' })).text()
    return Date.now() - started
  })
}

/** The moment at which a text appears, observed inside the page, because polling would be too coarse. */
function shownAt(place: Locator, text: string): Promise<number> {
  return place.evaluate(
    (element, wanted) =>
      new Promise<number>((resolve) => {
        const look = () => element.textContent?.includes(wanted) && resolve(Date.now())
        new MutationObserver(look).observe(element, { subtree: true, childList: true, characterData: true })
        look()
      }),
    text,
  )
}

async function pageForVisitors(): Promise<string> {
  return (await fetch(siteUrl)).text()
}
