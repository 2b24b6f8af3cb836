/**
 * Takes the pictures of the Studio's “Add item” menu, one for each kind of section, from a running site with the seed
 * in it:
 *
 *     node scripts/docs/section-pictures.ts [http://localhost:3000]
 *
 * CHROMIUM names a browser when Playwright has none of its own.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { root } from '../environment.ts'
import { pages } from '../seed/pages/index.ts'

const VIEW = { width: 1280, height: 960 }
/** Twice the size at which the menu shows them. */
const SIZE = { width: 420, height: 280 }
const QUALITY = 70
/** A kind that no seeded page has, and a page that shows the same. */
const alike = { kind: 'galleryTabs', path: '/portfolio-v2' }
const folder = join(root, 'studio/static/sections')
const [, , site = 'http://localhost:3000'] = process.argv

/** The sections of the page that is open, from top to bottom. */
const sectionsOf = (page: Page) => page.getByRole('main').locator('> :not(script)')

async function save(section: Locator, kind: string): Promise<void> {
  await section.scrollIntoViewIfNeeded()
  await section.page().waitForLoadState('networkidle')
  const { width = 0, height = 0 } = (await section.boundingBox()) ?? {}
  // The beginning of a high section; a low one has an empty space below it.
  const fit = height / width > SIZE.height / SIZE.width ? 'cover' : 'contain'
  // The header and the buttons at the edge of the window would cover parts of it.
  const style = 'header, aside { visibility: hidden !important }'
  await sharp(await section.screenshot({ style }))
    .resize({ ...SIZE, fit, position: 'top', background: '#ffffff' })
    .webp({ quality: QUALITY })
    .toFile(join(folder, `${kind}.webp`))
  console.log(kind)
}

const browser = await chromium.launch({
  ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
  args: ['--no-sandbox'],
})
try {
  const page = await browser.newPage({ viewport: VIEW, colorScheme: 'light', reducedMotion: 'reduce' })
  await mkdir(folder, { recursive: true })
  const taken = new Set<string>()
  for (const { route, sections } of pages) {
    if (sections.every(({ _type }) => taken.has(_type))) continue
    await page.goto(site + route)
    const shown = sectionsOf(page)
    // A section that shows nothing would shift those below it.
    if ((await shown.count()) !== sections.length)
      throw new Error(`${route} does not show all of its sections`)
    for (const [index, { _type }] of sections.entries()) {
      if (taken.has(_type)) continue
      taken.add(_type)
      await save(shown.nth(index), _type)
    }
  }
  await page.goto(site + alike.path)
  await save(sectionsOf(page).last(), alike.kind)
} finally {
  await browser.close()
}
