import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { expectNoOutsideRequest, watch } from '../expect-clean.ts'
import { layoutShift } from '../layout-shift.ts'
import { everyKindOfRoute } from '../routes.ts'

/**
 * Pages with a carousel, a gallery, filters or the search, and missing pages, may load 165 KiB of script (gzip), the others 155.
 * The carousels of /shop-v3 and /portfolio-v3 are on the first screen and play by themselves: Swiper counts from the start.
 */
const hasMoreScript = /^\/($|index-v|search|product-details|portfolio-|shop-v|blog-|no-such)/
const routes = [
  ...everyKindOfRoute.map((path) => (path === '/search' ? '/search?q=kraft' : path)),
  '/product-details?category=no-such-thing',
  '/no-such-page',
]
/** KiB of HTML, compressed as server.ts does. */
const htmlKiB = 20
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const widths = [320, 390, 768, 1280, 1920]

for (const path of routes) {
  const scriptKiB = /^\/(shop|portfolio)-v3$/.test(path) ? 176 : hasMoreScript.test(path) ? 165 : 155
  const isMissing = path.includes('no-such')

  test(`${path} is accessible in light, dark and right-to-left`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1)
    }
    for (const appearance of ['light', 'dark', 'rtl'] as const) {
      await page.emulateMedia({
        colorScheme: appearance === 'dark' ? 'dark' : 'light',
        reducedMotion: 'reduce',
      })
      await page.evaluate(
        (dir) => document.documentElement.setAttribute('dir', dir),
        appearance === 'rtl' ? 'rtl' : 'ltr',
      )
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(
        violations.map((violation) => `${appearance}: ${violation.help} ${violation.nodes[0]?.html}`),
      ).toEqual([])
    }
  })

  test(`${path} fits every width, shifts nothing, and says nothing to the console or to outside hosts`, async ({
    page,
  }) => {
    const seen = watch(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await page.evaluate(async () => {
        window.scrollTo(0, document.body.scrollHeight)
        await new Promise((resolve) => setTimeout(resolve, 300))
      })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `sideways scrolling at ${width} px`).toBeLessThanOrEqual(0)
      expect(await layoutShift(page), `layout shift at ${width} px`).toBeLessThanOrEqual(0.02)
    }
    expectNoOutsideRequest(seen)
    // The browser itself reports the status of a page that is meant to be missing.
    expect(seen.problems.filter((problem) => !(isMissing && problem.includes('404')))).toEqual([])
  })

  test(`${path} has targets of at least 44 px on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    const small = await page.evaluate(() =>
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
    expect(small).toEqual([])
  })

  test(`${path} stays within its budget of bytes`, async ({ page }) => {
    const scripts: Promise<Buffer>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script' && response.ok()) scripts.push(response.body())
    })
    const response = await page.goto(path, { waitUntil: 'networkidle' })
    const sizes = (await Promise.all(scripts)).map((body) => gzipSync(body).length)
    const total = sizes.reduce((sum, size) => sum + size, 0)
    expect(total / 1024, 'script, KiB').toBeLessThanOrEqual(scriptKiB)
    const html = brotliCompressSync((await response?.body()) ?? Buffer.alloc(0), brotli).length
    expect(html / 1024, 'HTML, KiB').toBeLessThanOrEqual(htmlKiB)
  })
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
