import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { axeViolations } from '../axe.ts'
import { expectNoOutsideRequest, watch } from '../expect-clean.ts'
import { layoutShift } from '../layout-shift.ts'
import { everyKindOfRoute } from '../routes.ts'
import { expect, test, type Page, type Response } from '../test.ts'

/**
 * Pages with a carousel, a gallery, filters, the search or lists of the visitor's own (cart, wishlist,
 * checkout, orders, quotes, samples), the contact form, and missing pages, may load 165 KiB of script (gzip), the others 150.
 * The carousels of /shop-v3 and /portfolio-v3 are on the first screen and play by themselves: Swiper counts from the start.
 */
const hasMoreScript =
  /^\/($|index-v|search|checkout|cart|wishlist|contact|my-account|my-profile|order-history|invoice|payment-(confirmation|success|failure)|product-category|quote|samples|product-details|portfolio-|shop-v|blog-|no-such)/
const routes = [
  ...everyKindOfRoute.map((path) => (path === '/search' ? '/search?q=kraft' : path)),
  '/product-details?category=no-such-thing',
  '/no-such-page',
]
/** Quality of the first answer to a new page; the shop then packs it better. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
function scriptKiB(path: string): number {
  if (/^\/(shop|portfolio)-v3$/.test(path)) return 174
  if (/^\/(shop-v[12]|product-category)/.test(path)) return 154
  return hasMoreScript.test(path) ? 165 : 150
}

// Every page is loaded twice: on a phone, and on a desktop with reduced motion, which axe needs. What moves there moves by
// transforms, which shift no layout.
test.describe.configure({ mode: 'parallel' })
for (const path of routes) {
  test(`${path} is light, steady, clean and accessible`, async ({ page }) => {
    const seen = watch(page)
    await test.step('phone: bytes, shifts, targets, width', async () => {
      const scripts = recordScripts(page)
      await page.setViewportSize({ width: 390, height: 844 })
      const response = await page.goto(path)
      await page.waitForLoadState('networkidle')
      expect.soft((await scripts()) / 1024, 'script, KiB').toBeLessThanOrEqual(scriptKiB(path))
      const html = brotliCompressSync((await response?.body()) ?? Buffer.alloc(0), brotli).length
      expect.soft(html / 1024, 'HTML, KiB').toBeLessThanOrEqual(20)
      await expectSteady(page)
      expect.soft(await smallTargets(page), 'targets below 44 px').toEqual([])
      await expectFits(page, 320)
    })
    await test.step('desktop: shifts, width', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto(path)
      await expectSteady(page)
      for (const width of [768, 1920, 1280]) await expectFits(page, width)
    })
    await test.step('accessible in light, dark and right-to-left', () => expectAccessible(page))
    expectNoOutsideRequest(seen)
    // The browser itself reports the status of a page that is meant to be missing.
    const isMissing = path.includes('no-such')
    expect(seen.problems.filter((problem) => !(isMissing && problem.includes('404')))).toEqual([])
  })
}

/** Bytes in gzip of each script by its address: pages share most of them. */
const gzipSizes = new Map<string, Promise<number>>()

/** Records the scripts of a page; the function it returns answers the bytes of all of them in gzip. */
function recordScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = []
  const record = (response: Response) => {
    if (response.request().resourceType() !== 'script' || !response.ok()) return
    const size = gzipSizes.get(response.url()) ?? response.body().then((body) => gzipSync(body).length)
    gzipSizes.set(response.url(), size)
    sizes.push(size)
  }
  page.on('response', record)
  return async () => {
    // The body of a later response is gone when the test navigates on.
    page.off('response', record)
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  }
}

/** The page, read to its end, neither moves by itself nor scrolls sideways. */
async function expectSteady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    window.scrollTo(0, document.body.scrollHeight)
    await new Promise((resolve) => setTimeout(resolve, 300))
  })
  const width = page.viewportSize()?.width ?? 0
  expect.soft(await layoutShift(page), `layout shift at ${width} px`).toBeLessThanOrEqual(0.02)
  await expectFits(page, width)
}

async function expectFits(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(overflow, `sideways scrolling at ${width} px`).toBeLessThanOrEqual(0)
}

function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(a, button, summary, input, select, textarea)')]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      // WCAG 2.2 excepts links in sentences. A link of a card covers the whole card by a pseudo-element.
      .filter((target) => !target.closest('p, .prose, .sr-only, [inert]'))
      .filter((target) => getComputedStyle(target, '::after').position !== 'absolute')
      .map((target) => ({
        name: target.textContent || target.ariaLabel,
        box: (target.closest('label') ?? target).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.height > 1 && (box.height < 43.5 || box.width < 43.5))
      .map(({ name, box }) => `${name} ${box.width} × ${box.height}`),
  )
}

/** The rules whose results depend on colours and places; all others read the document, which is the same in each appearance. */
const rulesOfAppearance = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable']

async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark)).toHaveCount(1)
  }
  for (const appearance of ['light', 'dark', 'rtl'] as const) {
    const colorScheme = appearance === 'dark' ? 'dark' : 'light'
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const direction = appearance === 'rtl' ? 'rtl' : 'ltr'
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction)
    const rules = appearance === 'light' ? undefined : rulesOfAppearance
    expect.soft(await axeViolations(page, { rules }), appearance).toEqual([])
  }
}

test('pages and scripts come in Brotli, in gzip to clients without Brotli, and uncompressed to others', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const script = (await page.locator('script[src]').first().getAttribute('src')) ?? ''
  for (const path of ['/', script]) {
    const lengths = []
    for (const accepted of ['br, gzip', 'gzip', 'identity']) {
      const response = await request.get(path, { headers: { 'accept-encoding': accepted } })
      expect(response.status()).toBe(200)
      expect(response.headers()['content-encoding'] ?? 'identity').toBe(accepted.split(',')[0])
      expect(response.headers()['vary']).toContain('Accept-Encoding')
      expect(response.headers()['x-content-type-options']).toBe('nosniff')
      lengths.push((await response.body()).length)
    }
    expect(new Set(lengths).size, 'one and the same text').toBe(1)
  }
  expect((await request.get(script)).headers()['cache-control']).toMatch(/max-age=31536000.*immutable/)
})
