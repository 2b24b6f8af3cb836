import { expect, test, type Locator, type Page } from '@playwright/test'
import { editor } from './draft.ts'
import { openField, openPreview } from './studio.ts'

test.use({ viewport: { width: 1600, height: 1000 } })

type Member = { _key: string; _type: string }

const sectionsOf = (perspective: 'drafts' | 'published') =>
  editor().fetch<Member[]>('*[_id == "page-about"][0].sections[]{ _key, _type }', {}, { perspective })

test.afterEach(async () => {
  await editor().delete({ query: '*[_id == "drafts.page-about"]' })
})

test('a section is added and removed on the page itself', async ({ page }) => {
  const site = await openPreview(page, '/about')
  const before = await sectionsOf('drafts')
  const shown = site.locator('main > [data-sanity*="path=sections:"]')
  await expect(shown).toHaveCount(before.length)
  const types = async () => (await sectionsOf('drafts')).map(({ _type }) => _type)
  const typesBefore = before.map(({ _type }) => _type)

  await choose(page, shown.first(), 'Insert after', 'Testimonials')
  await expect.poll(types).toEqual(typesBefore.toSpliced(1, 0, 'testimonials'))
  await expect(shown).toHaveCount(before.length + 1)
  await expect(shown.nth(1).getByRole('listitem').first()).toBeVisible()

  await choose(page, shown.first(), 'Insert before', 'Text')
  await expect.poll(types).toEqual(['richText', ...typesBefore.toSpliced(1, 0, 'testimonials')])
  // It is empty, but can be seen and clicked.
  await expect(shown.first()).toBeInViewport()
  await shown.first().click()
  const [added] = await sectionsOf('drafts')
  await expect.poll(() => decodeURIComponent(page.url())).toContain(`sections[_key=="${added?._key}"]`)

  await choose(page, shown.first(), 'Remove')
  await expect.poll(types).toEqual(typesBefore.toSpliced(1, 0, 'testimonials'))
  await expect(shown).toHaveCount(before.length + 1)

  await choose(page, shown.nth(1), 'Remove')
  await expect(shown).toHaveCount(before.length)
  await expect.poll(() => sectionsOf('drafts')).toEqual(before)
  expect(await sectionsOf('published')).toEqual(before)
})

test('a section is moved on the page itself', async ({ page }) => {
  const site = await openPreview(page, '/about')
  const [first, second] = await sectionsOf('drafts')
  const shown = site.locator('main > [data-sanity*="path=sections:"]')
  await choose(page, shown.first(), 'Move', 'Down')
  await expect.poll(async () => (await sectionsOf('drafts')).slice(0, 2)).toEqual([second, first])
})

test('a section that is inserted on the page gets the values that “Add item” fills in', async ({ page }) => {
  const site = await openPreview(page, '/about')
  const shown = site.locator('main > [data-sanity*="path=sections:"]')
  const count = await shown.count()
  await choose(page, shown.first(), 'Insert before', 'Text with a picture')
  await expect(shown).toHaveCount(count + 1)
  await shown.first().click()
  const side = () =>
    editor().fetch<unknown>(
      '*[_id == "drafts.page-about"][0].sections[0].pictureSide',
      {},
      { perspective: 'raw' },
    )
  await expect.poll(side).toBe('end')
})

test('the menu of sections shows a picture of each', async ({ page }) => {
  const site = await openPreview(page, '/about')
  await openMenu(page, site.locator('main > [data-sanity*="path=sections:"]').first())
  await overlayEntry(page, 'Insert after').hover()
  const pictures = site.locator('sanity-visual-editing img[src*="/static/sections/"]')
  const loaded = () =>
    pictures.evaluateAll((all) => all.map((picture) => (picture as HTMLImageElement).naturalWidth > 0))
  await expect.poll(loaded).toContain(true)
})

test('a right click on a text, a picture or the ground of a section offers its menu', async ({ page }) => {
  const site = await openPreview(page, '/')
  const section = site.locator('main > [data-sanity*="path=sections:"]').first()
  const heading = section.getByRole('heading', { level: 1 })
  await expect(section.getByRole('img')).toBeVisible()
  const [ground, text, picture] = await Promise.all(
    [section, heading, section.getByRole('img')].map((part) => part.boundingBox()),
  )
  if (!ground || !text || !picture) throw new Error('The section is not on the screen')
  // The overlays cover the page, so the mouse is moved by coordinates.
  for (const [x, y] of [
    [text.x + 20, text.y + 20],
    [ground.x + 8, ground.y + 8],
    [picture.x + picture.width / 2, picture.y + picture.height / 2],
    [ground.x + 8, ground.y + 8],
  ] as const) {
    // The overlays take a moment to connect to the Studio.
    await expect(async () => {
      await page.mouse.move(x + 4, y, { steps: 5 })
      await page.mouse.click(x, y, { button: 'right' })
      // Its name alone is also what the overlays show of a section under the mouse.
      await expect(overlayEntry(page, 'Insert after'), `${x}, ${y}`).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(overlayEntry(page, 'Opening screen')).toBeVisible()
    await section.evaluate(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
    await expect(overlayEntry(page, 'Duplicate')).toHaveCount(0)
  }
  // A click on a text still opens its field.
  await page.mouse.move(text.x + 20, text.y + 20, { steps: 5 })
  await page.mouse.click(text.x + 20, text.y + 20)
  await expect.poll(() => openField(page)).toContain('.heading')
  // The form beside the page has the focus after a moment; a right click takes it from there, and the menu stays.
  await expect(page.locator('input:focus, textarea:focus')).toBeVisible()
  await page.waitForTimeout(2000)
  const moved = await heading.boundingBox()
  await page.mouse.click((moved?.x ?? 0) + 20, (moved?.y ?? 0) + 20, { button: 'right' })
  await page.waitForTimeout(1000)
  await expect(overlayEntry(page, 'Duplicate')).toBeVisible()
})

test('a section that is taller than the screen offers its menu at its beginning', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 600 })
  const site = await openPreview(page, '/about')
  const section = site.locator('main > [data-sanity*="path=sections:teamGrid"]')
  // The part on the screen would be too small for the overlays.
  const scrollTo = (element: Element) => {
    const { top, height } = element.getBoundingClientRect()
    const shown = height * 0.2
    window.scrollBy(0, top - window.innerHeight + shown)
    return shown
  }
  const shown = await section.evaluate(scrollTo)
  expect(shown, 'the beginning is below the header').toBeLessThan(400)
  await expect(async () => {
    await section.evaluate(scrollTo)
    const box = await section.boundingBox()
    if (!box) throw new Error('The section is not on the screen')
    await page.mouse.move(box.x + 48, box.y + 28)
    await page.mouse.move(box.x + 8, box.y + 8, { steps: 5 })
    await page.mouse.click(box.x + 8, box.y + 8, { button: 'right' })
    await expect(overlayEntry(page, 'Duplicate')).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
})

const overlayEntry = (page: Page, label: string) =>
  page.frameLocator('iframe').locator('sanity-visual-editing').getByText(label, { exact: true }).last()

/** Opens the menu of a section with the right mouse button. */
async function openMenu(page: Page, section: Locator): Promise<void> {
  // A page that is being rendered again removes its overlays for a moment.
  await expect(async () => {
    await section.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    // The overlays cover the page, so the mouse is moved by coordinates.
    const box = await section.boundingBox()
    if (!box) throw new Error('The section is not on the screen')
    const [x, y] = [box.x + 8, Math.max(box.y, 120) + 8]
    await page.mouse.move(x + 40, y + 20)
    await page.mouse.move(x, y, { steps: 5 })
    await page.mouse.click(x, y, { button: 'right' })
    await expect(overlayEntry(page, 'Duplicate')).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

/** Opens the menu of a section, and chooses in it. */
async function choose(page: Page, section: Locator, ...labels: string[]): Promise<void> {
  await openMenu(page, section)
  const entry = (label: string) => overlayEntry(page, label)
  for (const [index, label] of labels.entries()) {
    // A group of the menu opens when the mouse hovers over it.
    await (index < labels.length - 1 ? entry(label).hover() : entry(label).click())
  }
  await expect(entry('Duplicate'), 'the menu closes').toHaveCount(0)
}
