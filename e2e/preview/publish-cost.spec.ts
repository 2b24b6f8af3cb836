import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { logFolder } from '../../scripts/services/service.ts'
import { isDevelopment, siteUrl, testEnvironment } from '../shop.ts'
import { editor } from './draft.ts'
import { allRoutes, readPage } from './pages.ts'

test.skip(isDevelopment, 'Development caches no pages')

/** The number of queries that the lake has answered since the shop was started. */
function lakeQueries(): number {
  const log = readFileSync(join(logFolder(testEnvironment.LAKE_DATA), 'lake.log'), 'utf8')
  return log.split('\n').filter((line) => line.includes('"event":"request"') && line.includes('/data/query/'))
    .length
}

/** Fetches every page once. @returns the pages that did not come from the cache */
async function rebuiltPages(): Promise<string[]> {
  const rebuilt: string[] = []
  for (const route of await allRoutes()) {
    const response = await fetch(siteUrl + route)
    await response.arrayBuffer()
    if (response.headers.get('x-nextjs-cache') !== 'HIT') rebuilt.push(route)
  }
  return rebuilt
}

/** Publishes a change and waits until its webhook has reached the site. */
async function publish(id: string, change: Record<string, unknown>): Promise<void> {
  await editor().patch(id).set(change).commit()
  await new Promise((resolve) => setTimeout(resolve, 500))
}

test('1,000 views of published pages send no query to the lake', async () => {
  test.setTimeout(180_000)
  const routes = await allRoutes()
  await rebuiltPages()
  const before = lakeQueries()
  for (let view = 0; view < 1000; view++) {
    const response = await fetch(siteUrl + (routes[view % routes.length] ?? ''))
    expect(response.status).toBe(200)
    await response.arrayBuffer()
  }
  expect(lakeQueries() - before).toBe(0)
})

test('publishing a testimonial rebuilds the pages that show testimonials, and no other', async () => {
  test.setTimeout(180_000)
  await rebuiltPages()
  expect(await rebuiltPages(), 'with nothing published').toEqual([])

  const one = await editor().fetch<{ id: string; name: string; text: string }>(
    '*[_type == "testimonial"] | order(_id asc)[0]{ "id": _id, name, text }',
  )
  const shown = new Set<string>()
  for (const route of await allRoutes()) {
    if ((await (await fetch(siteUrl + route)).text()).includes(one.name)) shown.add(route)
  }
  expect([shown.size > 0, shown.size < 20]).toEqual([true, true])
  await publish(one.id, { text: `${one.text} Again.` })
  const rebuilt = await rebuiltPages()
  await publish(one.id, { text: one.text })
  await rebuiltPages()
  expect(rebuilt.toSorted()).toEqual([...shown].toSorted())
})

test('publishing an item rebuilds the pages that show what changed in it, and no other', async () => {
  test.setTimeout(180_000)
  await rebuiltPages()
  const id = 'subCategory-window-bags'
  const { name, title } = await editor().fetch<{ name: string; title: string }>(
    '*[_id == $id][0]{ name, "title": details.title }',
    { id },
  )
  await publish(id, { 'details.title': `${title} Again` })
  expect((await rebuiltPages()).toSorted(), 'a new title of its details').toEqual([
    '/product-category?category=window-bags',
    '/product-details?category=window-bags',
  ])
  await publish(id, { 'details.title': title })
  await rebuiltPages()

  const showing: string[] = []
  for (const route of await allRoutes()) if ((await readPage(route)).includes(name)) showing.push(route)
  await publish(id, { name: `${name} Again` })
  const rebuilt = await rebuiltPages()
  await publish(id, { name })
  await rebuiltPages()
  expect(rebuilt, 'a new name').toEqual(expect.arrayContaining(showing))
  // The details pages of its siblings show the first items of the category, whichever these are.
  const rest = rebuilt.filter((route) => !showing.includes(route))
  expect(rest.filter((route) => !route.startsWith('/product-details?'))).toEqual([])
  expect(rest.length).toBeLessThan(25)
})

test('a draft rebuilds nothing', async () => {
  await rebuiltPages()
  const document = await editor().getDocument('category-paper-bags')
  if (!document) throw new Error('The seed has no paper bags')
  await editor().createOrReplace({ ...document, _id: 'drafts.category-paper-bags', name: 'Only a draft' })
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(await rebuiltPages()).toEqual([])
  await editor().delete('drafts.category-paper-bags')
})
