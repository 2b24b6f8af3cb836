import { expect, test } from '@playwright/test'
import { usedOn, usedOnQuery, type Usage } from '../../studio/presentation/used-on.ts'
import { documentRoutes, screenEntries } from '../../studio/routes/index.ts'
import { siteUrl, studioUrl } from '../shop.ts'
import { editor } from './draft.ts'
import { allRoutes, isCatalogue, readAll, readPage, routesToRead } from './pages.ts'
import { openField, openPreview } from './studio.ts'

/** For each type of document, a text that appears on every page that shows it. */
const readable: Record<string, string> = {
  category: 'name',
  subCategory: 'name',
  product: 'name',
  post: 'title',
  teamMember: 'name',
  testimonial: 'name',
  partner: 'name',
  galleryItem: 'name',
  portfolioItem: 'name',
  homeTile: 'name',
  reason: 'title',
  statistic: 'title',
  pricingPlan: 'title',
  // Product pages show some of its questions, without the title.
  faqSection: 'items[]',
  siteSettings: 'title',
  navigation: 'items[0].label',
  shippingOptions: 'options[0].name',
  paymentMethods: 'methods[0].name',
}

/** Menus of the template header come into a page when they are opened. */
const menusOfTheirOwn = ['navigation-home', 'navigation-template']

type Marked = { _id: string; _type: string; field: string; text: string; mark: string }

/** The documents whose text is searchable, each with a unique marker. */
async function documents(): Promise<Marked[]> {
  const fields = Object.entries(readable).map(([type, field]) => `_type == "${type}" => ${field}`)
  const all = await editor().fetch<
    { _id: string; _type: string; text: string | { _key: string; question: string }[] | null }[]
  >(
    `*[_type in $types && !(_id in path("drafts.**")) && !string::startsWith(_id, "navigation-pages-") && !(_id in $opened)] | order(_type asc, _id asc) {
      _id, _type, "text": select(${fields.join(', ')})
    }`,
    { types: Object.keys(readable), opened: menusOfTheirOwn },
  )
  return all.flatMap(({ _id, _type, text }, index) => {
    const marked = { _id, _type, mark: `xq${index}xq` }
    if (!Array.isArray(text)) return text ? [{ ...marked, text, field: readable[_type] ?? '' }] : []
    return text.map(({ _key, question }) => ({
      ...marked,
      text: question,
      field: `items[_key=="${_key}"].question`,
    }))
  })
}

/** The page of a product, a post or a work that is not the document's own. */
const isOtherDocument = (route: string, places: { href: string }[]) =>
  /^\/(?:product-details|blog-details-v1|portfolio-details-v1)\/\d+$/.test(route) && places[0]?.href !== route

/** The pages with the packaging header: of the catalogue, and of some screens. */
const hasPackagingHeader = (route: string) =>
  isCatalogue(route) ||
  screenEntries.some(([, screen]) => screen.path === route && screen.header === 'packaging')

/** Some screens, such as the checkout, are pages but not in the site map. */
const isScreen = (href: string) => screenEntries.some(([, screen]) => screen.path === href)

/** A page of a document in another layout, such as `/portfolio-details-v2/1`, is a page but not in the site map. */
const isOtherLayout = async (href: string) =>
  documentRoutes.some(({ isVariant, path }) => isVariant && href.startsWith(path.replace(':number', ''))) &&
  (await fetch(siteUrl + href)).ok

const isPagedList = (route: string) => /^\/(?:shop-v|blog-v|blog-tag)/.test(route)

async function write(all: Marked[], textOf: (each: Marked) => string): Promise<void> {
  const transaction = editor().transaction()
  for (const each of all) transaction.patch(each._id, { set: { [each.field]: textOf(each) } })
  await transaction.commit({ visibility: 'sync' })
}

test('“Used on” and “Shown on” list the pages that show a document, for every document of the seed', async () => {
  test.setTimeout(600_000)
  const [every, routes, all] = [await allRoutes(), await routesToRead(), await documents()]
  expect(all.length).toBeGreaterThan(120)
  const [pages, withMenus] = [new Map<string, string>(), new Map<string, string>()]
  await write(all, ({ mark, text }) => `${mark} ${text}`)
  try {
    // The publish has arrived when the first page shows it.
    await expect.poll(() => readPage('/'), { timeout: 20_000 }).toContain(all[0]?.mark)
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    for (const route of routes) {
      pages.set(route, await readPage(route))
      withMenus.set(route, await readAll(route))
    }
  } finally {
    await write(all, ({ text }) => text)
  }
  const wrong: string[] = []
  for (const { _id, _type, mark } of all) {
    const usage = await editor().fetch<Usage>(usedOnQuery(_type), { id: _id })
    const { places, frame } = usedOn({ _id, _type }, usage)
    const listed = new Set(places.map(({ href }) => href))
    if (frame) {
      const framed = routes.filter(
        (route) => !frame.header || (frame.header === 'packaging' && hasPackagingHeader(route)),
      )
      for (const route of framed) listed.add(route)
    }
    // A menu's links come into the page when it opens.
    const readBy = _type === 'navigation' ? withMenus : pages
    for (const route of routes) {
      const shows = readBy.get(route)?.includes(mark) ?? false
      // Neighbours and related documents are chosen by the page, and a long list shows a document on a later page.
      const isTold = shows ? !isOtherDocument(route, places) : !isPagedList(route)
      if (shows !== listed.has(route) && isTold)
        wrong.push(`${_id}: ${route} ${shows ? 'is missing' : 'does not show it'}`)
    }
    for (const href of listed)
      if (!every.includes(href) && !isScreen(href) && !isPagedList(href) && !(await isOtherLayout(href)))
        wrong.push(`${_id}: ${href} is no page`)
  }
  expect(wrong).toEqual([])
})

test('“Used on” and the tab “Shown on” list the same pages', async ({ page }) => {
  await openPreview(page, '/product-details?category=kraft-bags-brown')
  const banner = page.getByRole('button', { name: /^Used on \d+ pages$/ })
  await banner.click()
  const usage = await editor().fetch<Usage>(usedOnQuery('subCategory'), {
    id: 'subCategory-kraft-bags-brown',
  })
  const { places } = usedOn({ _id: 'subCategory-kraft-bags-brown', _type: 'subCategory' }, usage)
  expect(places.length).toBeGreaterThan(3)
  await expect(banner).toHaveText(`Used on ${places.length} pages`)

  await page.goto(`${studioUrl}/intent/edit/id=subCategory-kraft-bags-brown;type=subCategory/`)
  await page.getByRole('tab', { name: 'Shown on' }).click()
  const lines = page.locator('a[data-as="a"][href*="mode=presentation"]')
  await expect(lines).toHaveCount(places.length)
  const tab = await lines.evaluateAll((links) =>
    links.map((link) =>
      decodeURIComponent(/preview=([^;/]+)/.exec(link.getAttribute('href') ?? '')?.[1] ?? ''),
    ),
  )
  expect(tab).toEqual(places.map(({ href }) => href))
  await lines.first().click()
  await expect(page.frameLocator('iframe').getByRole('complementary', { name: 'Draft mode' })).toBeVisible()
  expect(openField(page)).toContain('/presentation/subCategory/subCategory-kraft-bags-brown')
})
