/**
 * Takes the pictures of the Studio for docs/editors.md, from a running Studio with the seed in it:
 *
 *     node scripts/docs/studio-pictures.ts [http://localhost:3333 [desk item …]]
 *
 * CHROMIUM names a browser when Playwright has none of its own. Nothing is published; drafts that a picture needs are
 * discarded.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { root } from '../environment.ts'

const VIEW = { width: 1360, height: 800 }
const SHOWN_WIDTH = 1200
const QUALITY = 82
/** Milliseconds. */
const SETTLE = 4000
const TEAM_MEMBER = '/structure/company;teamMember;teamMember-claire-dunmore'
const folder = join(root, 'docs/images')
const [, , studio = 'http://localhost:3333', ...names] = process.argv

type Picture = {
  /** Below the Studio. */
  path: string
  /** Texts, each visible before the picture is taken. */
  shows?: string[]
  /** What to do first. */
  prepare?: (page: Page) => Promise<void>
}

const pictures: Record<string, Picture> = {
  desk: { path: '/structure/packaging', shows: ['Paper Bags', 'Disposable Gloves'] },
  item: {
    path: '/structure/packaging;category-foils;subCategory-foil-pans',
    shows: ['Disposable Gloves', 'Foil Rolls', 'Used on 6 pages', 'Short name in the address'],
  },
  order: {
    path: '/structure/packaging;category-paper-bags;-order',
    shows: ['Kraft Bags', 'Greaseproof Bags'],
  },
  price: {
    path: '/structure/shop;kind-chair;product-classic-relaxable-chair',
    prepare: async (page) => page.getByRole('tab', { name: 'Price' }).click(),
  },
  post: {
    path: '/structure/blog;post;post-1',
    shows: ['How to Choose a Reading Chair', 'Used on'],
    // The Studio focuses a tab, which would show an outline.
    prepare: async (page) => page.getByRole('tab', { name: 'All fields' }).blur(),
  },
  'page-sections': {
    path: '/structure/page;page-home',
    prepare: async (page) => {
      const sections = page.getByTestId('field-sections')
      await sections.getByRole('button', { name: 'Add item' }).click()
      await page.getByRole('menu').or(page.getByTestId('insert-menu')).first().waitFor()
    },
  },
  team: { path: '/structure/company;teamMember', shows: ['Claire Dunmore', 'Harjit Bhandal'] },
  menus: {
    path: '/structure/site;navigation-footer',
    shows: ['Links (footer)', 'Contact Us'],
    // The Studio focuses a button whose tooltip would cover the form.
    prepare: async (page) => page.getByTestId('field-actions-trigger').first().blur(),
  },
  prices: {
    path: '/structure/shop;prices',
    prepare: async (page) => {
      for (const name of ['Linen Sofa', 'Oak Dining Table']) {
        await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
      }
    },
  },
  rename: {
    path: '/structure/page;page-about',
    shows: ['Coming Soon', 'Our Clients'],
    prepare: async (page) => {
      await page.getByRole('tab', { name: 'Address and search engines' }).click()
      await page.getByRole('textbox', { name: 'Address', exact: true }).fill('/our-story')
      await page.getByText('The page moves from').waitFor()
    },
  },
  // After “rename”, whose draft it shows.
  changes: { path: '/structure/changes', shows: ['About Us', 'by Grace Editor'] },
  delete: {
    path: '/structure/packaging;category-foils;category-foils',
    prepare: async (page) => {
      await page.getByTestId('action-menu-button').click()
      await page.getByRole('menuitem', { name: /^Delete/ }).click()
      await page.getByRole('dialog').getByText('It cannot be deleted yet').waitFor()
    },
  },
  // Before “health”, whose draft cannot be published.
  history: {
    path: TEAM_MEMBER,
    prepare: async (page) => {
      const position = page.getByRole('textbox', { name: 'Position' })
      await position.fill(`${await position.inputValue()}, Paper Bags`)
      await page.getByText('Saved', { exact: true }).waitFor()
      await page.getByTestId('pane-context-menu-button').last().click()
      await page.getByRole('menuitem', { name: 'History' }).click()
      await page.getByText('Created', { exact: true }).first().waitFor()
      await page
        .getByText(/^(Edited|Draft created)$/)
        .first()
        .waitFor()
    },
  },
  health: {
    path: TEAM_MEMBER,
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Description of the picture' }).fill('')
      await page.getByText('Saved', { exact: true }).waitFor()
      await page.goto(`${studio}/structure/health`)
      await page.getByText('Pictures without a description').waitFor()
    },
  },
  preview: {
    path: '/presentation?preview=/',
    prepare: async (page) => {
      const site = page.frameLocator('iframe')
      await site.locator('sanity-visual-editing').waitFor({ state: 'attached' })
      await site.getByRole('complementary', { name: 'Draft mode' }).waitFor()
      await page.waitForTimeout(SETTLE)
      await site.getByRole('heading', { level: 1 }).click()
      await page.waitForTimeout(SETTLE)
    },
  },
  'shown-on': {
    path: '/structure/shop;kind-chair;product-classic-relaxable-chair',
    prepare: async (page) => page.getByRole('tab', { name: 'Shown on' }).click(),
  },
}

/** Waits for the texts of a picture and for every image on the screen. */
async function settled(page: Page, shows: string[] = []): Promise<void> {
  for (const text of shows) {
    await page.getByText(text).filter({ visible: true }).last().waitFor({ timeout: 60_000 })
  }
  await page.waitForFunction(
    () => [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
    undefined,
    { timeout: 60_000 },
  )
}

/** Removes the draft that a picture needed. */
async function discard(page: Page, path: string): Promise<void> {
  await page.goto(studio + path)
  await page.getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', { name: /discard changes/i }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /discard|confirm/i })
    .last()
    .click()
  await page.getByTestId('action-publish').and(page.locator('[disabled], [data-disabled=true]')).waitFor()
}

const browser = await chromium.launch({
  ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
  args: ['--no-sandbox'],
})
try {
  const page = await browser.newPage({ viewport: VIEW, colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto(studio)
  await page.getByText('Log in', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Grace Editor')
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('link', { name: 'Packaging', exact: true }).waitFor()
  await mkdir(folder, { recursive: true })
  for (const [name, { path, shows, prepare }] of Object.entries(pictures)) {
    if (names.length > 0 && !names.includes(name)) continue
    await page.goto(studio + path)
    await settled(page, shows)
    await prepare?.(page)
    await settled(page)
    // Panes open one after the other, and pictures of documents fade in.
    await page.waitForTimeout(SETTLE / 2)
    const file = join(folder, `${name}.webp`)
    await sharp(await page.screenshot())
      .resize(SHOWN_WIDTH)
      .webp({ quality: QUALITY })
      .toFile(file)
    console.log(file.slice(root.length))
  }
  const took = (name: string) => names.length === 0 || names.includes(name)
  if (took('rename')) await discard(page, '/structure/page;page-about')
  if (took('health') || took('history')) await discard(page, TEAM_MEMBER)
} finally {
  await browser.close()
}
