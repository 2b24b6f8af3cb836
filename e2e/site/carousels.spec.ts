import { expect, test, type Locator, type Page } from '../test.ts'

// The carousels with the exact figures of specification section 9. The tests control the browser's clock.

/** Carousels with autoplay: their page, the delay of a slide, and the duration of a step. */
const playing = [
  { path: '/index-v2', name: /Makers and Shops/, delay: 5000, speed: 300 },
  { path: '/index-v3', name: /Top Brands/, delay: 4000, speed: 300 },
  { path: '/index-v2', name: /Blog/, delay: 4000, speed: 500 },
  { path: '/index-v5', name: /Quiet Hour/, delay: 4000, speed: 500 },
]

/** Number of visible partners at each breakpoint, and one pixel before the next. */
const partnersInView = [
  [320, 2],
  [767, 2],
  [768, 3],
  [990, 3],
  [991, 5],
  [1023, 5],
  [1024, 6],
  [1920, 6],
] as const

class Carousel {
  readonly page: Page
  readonly root: Locator
  readonly slides: Locator

  constructor(page: Page, root: Locator) {
    this.page = page
    this.root = root
    this.slides = root.locator('.carousel-slide')
  }

  /** Installs the test's clock; nothing moves until it is advanced. */
  static async open(page: Page, path: string, name: RegExp): Promise<Carousel> {
    await page.clock.install()
    // An earlier page has paused the clock, and this one needs it to start.
    await page.clock.resume()
    await page.goto(path)
    const root = page
      .locator('section[aria-roledescription=carousel]')
      .and(page.getByRole('region', { name }))
      .first()
    await root.scrollIntoViewIfNeeded()
    return new Carousel(page, root)
  }

  async isReady(): Promise<void> {
    await expect(this.root.locator('.swiper-initialized')).toBeAttached()
    const now = await this.page.evaluate(() => Date.now())
    await this.page.clock.pauseAt(now + 2000)
  }

  /** Restarts the delay of a slide. */
  async playFromStart(): Promise<void> {
    await this.root.getByRole('button', { name: /^Pause/ }).click()
    await this.root.getByRole('button', { name: /^Play/ }).click()
    await expect(this.root.getByRole('button', { name: /^Pause/ })).toBeVisible()
  }

  current(): Promise<number> {
    return this.root
      .locator('.swiper-slide-active')
      .evaluate((slide) => Number((slide as HTMLElement).dataset.swiperSlideIndex))
  }

  /** Advances the clock, and waits until the transition of the step has ended. */
  async after(milliseconds: number): Promise<number> {
    await this.page.clock.runFor(milliseconds)
    await this.isAtRest()
    return this.current()
  }

  async isAtRest(): Promise<void> {
    await expect
      .poll(() =>
        this.root.evaluate(
          (root) => root.getAnimations({ subtree: true }).filter((it) => it.playState === 'running').length,
        ),
      )
      .toBe(0)
  }

  /** Number of slides that are completely in view. */
  inView(): Promise<number> {
    return this.slides.evaluateAll((slides) => {
      const frame = slides[0]?.closest('.carousel')?.getBoundingClientRect()
      if (!frame) return 0
      return slides.filter((slide) => {
        const { left, right } = slide.getBoundingClientRect()
        return left >= frame.left - 1 && right <= frame.right + 1
      }).length
    })
  }
}

for (const { path, name, delay, speed } of playing) {
  test(`${name.source} of ${path} rests ${delay} ms and steps in ${speed} ms`, async ({ page }) => {
    const carousel = await Carousel.open(page, path, name)
    await carousel.isReady()
    const durations = await noteDurations(carousel.root)
    await carousel.playFromStart()
    const first = await carousel.current()
    expect(await carousel.after(delay - 20)).toBe(first)
    await page.clock.runFor(40)
    await expect.poll(() => carousel.current()).not.toBe(first)
    expect(await durations()).toContain(`${speed}ms`)
  })
}

test('a carousel rests while the pointer is over it, and goes on afterwards', async ({ page }) => {
  const carousel = await Carousel.open(page, '/index-v2', /Makers and Shops/)
  await carousel.isReady()
  await carousel.playFromStart()
  await carousel.root.locator('.carousel').hover()
  const first = await carousel.current()
  expect(await carousel.after(20_000)).toBe(first)
  await page.mouse.move(1, 1)
  await page.clock.runFor(5000)
  await expect.poll(() => carousel.current()).not.toBe(first)
})

test('a carousel rests while the focus is in it, and goes on afterwards', async ({ page }) => {
  const carousel = await Carousel.open(page, '/index-v2', /Makers and Shops/)
  await carousel.isReady()
  await carousel.root.getByRole('button', { name: /^Next/ }).focus()
  const first = await carousel.current()
  expect(await carousel.after(20_000)).toBe(first)
  await carousel.root.getByRole('button', { name: /^Next/ }).blur()
  await page.clock.runFor(5000)
  await expect.poll(() => carousel.current()).not.toBe(first)
})

test('a carousel goes round in both directions', async ({ page }) => {
  const carousel = await Carousel.open(page, '/index-v2', /Makers and Shops/)
  await carousel.isReady()
  await carousel.root.getByRole('button', { name: /^Pause/ }).click()
  const count = await carousel.slides.count()
  const first = await carousel.current()
  for (const direction of [/^Previous/, /^Next/]) {
    const button = carousel.root.getByRole('button', { name: direction })
    const by = direction.source === '^Next' ? 1 : count - 1
    for (let step = 1; step <= count; step++) {
      await button.click()
      await expect.poll(() => carousel.current()).toBe((first + by * step) % count)
      await page.clock.runFor(50)
      await carousel.isAtRest()
    }
    expect(await carousel.current()).toBe(first)
  }
})

test('with reduced motion there is no autoplay, and a step takes no time', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const carousel = await Carousel.open(page, '/index-v2', /Makers and Shops/)
  await carousel.isReady()
  const first = await carousel.current()
  expect(await carousel.after(20_000)).toBe(first)
  const durations = await noteDurations(carousel.root)
  await carousel.root.getByRole('button', { name: /^Next/ }).click()
  await expect.poll(() => carousel.current()).toBe(first + 1)
  expect((await durations()).filter((duration) => duration !== '0ms')).toEqual([])
})

test('partners stand two to six at a time, before and after Swiper has taken over', async ({ page }) => {
  for (const [width, count] of partnersInView) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/index-v2')
    const root = page
      .locator('section[aria-roledescription=carousel]')
      .and(page.getByRole('region', { name: /Makers/ }))
    const carousel = new Carousel(page, root)
    expect(await carousel.inView(), `at ${width} px, from the server`).toBe(count)
    await root.scrollIntoViewIfNeeded()
    await expect(root.locator('.swiper-initialized')).toBeAttached()
    await expect.poll(() => carousel.inView(), { message: `at ${width} px, with Swiper` }).toBe(count)
  }
})

test('testimonials show one at a time at any width, and move by hand only', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const carousel = await Carousel.open(page, '/index-v2', /What Our Clients Say/)
    expect(await carousel.inView(), `at ${width} px`).toBe(1)
    await carousel.root.getByRole('button', { name: /^Next/ }).click()
    await carousel.isReady()
    const second = await carousel.current()
    expect(await carousel.after(60_000)).toBe(second)
  }
})

/** Records the duration of Swiper's steps from now on. */
async function noteDurations(root: Locator): Promise<() => Promise<string[]>> {
  await root.locator('.carousel-track').evaluate((track: HTMLElement) => {
    const seen: string[] = []
    Object.assign(globalThis, { seenDurations: seen })
    new MutationObserver(() => seen.push(track.style.transitionDuration)).observe(track, {
      attributeFilter: ['style'],
    })
  })
  return () =>
    root.evaluate(() => (globalThis as unknown as { seenDurations: string[] }).seenDurations.filter(Boolean))
}
