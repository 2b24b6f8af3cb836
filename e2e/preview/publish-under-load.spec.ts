import { encodeSignatureHeader } from '@sanity/webhook'
import { expect, test } from '@playwright/test'
import { readSecrets } from '../../scripts/services/settings.ts'
import { isDevelopment, siteUrl, testEnvironment } from '../shop.ts'
import { editor } from './draft.ts'

test.skip(isDevelopment, 'Development has no page cache: it renders a page at every visit')

const visitors = 4

/** Expires sync tags as the lake does; once it is answered, nothing older may be served. */
async function acknowledge(syncTags: string[]): Promise<void> {
  const body = JSON.stringify({ syncTags })
  const { revalidateSecret: secret } = readSecrets(testEnvironment)
  const response = await fetch(`${siteUrl}/api/revalidate`, {
    method: 'POST',
    body,
    headers: { 'sanity-webhook-signature': await encodeSignatureHeader(body, Date.now(), secret) },
  })
  expect(response.status).toBe(200)
}

/** A publish: what it sets, the page that shows it, and a text that no older version of the page has. */
type Publish = { set: object; page: string; text: string }

/** Publishes a document again and again while visitors read pages. @returns the texts that the next reader did not see */
async function publishWhileOthersRead(
  id: string,
  publishes: number,
  publishOf: (count: number) => Publish,
  pages = [publishOf(0).page],
) {
  const client = editor()
  const before = await client.fetch<object>('*[_id == $id][0]', { id })
  let onTags: (tags: string[]) => void = () => {}
  const events = client.live.events().subscribe((event) => {
    if (event.type === 'message') onTags(event.tags)
  })
  await new Promise((resolve) => setTimeout(resolve, 1500))

  let isOver = false
  let reads = 0
  const readPage = async (page: string) =>
    (await fetch(siteUrl + page, { headers: { 'accept-encoding': 'br' } })).text()
  const readAll = async (page: string) => {
    while (!isOver) {
      await readPage(page)
      reads++
    }
  }
  const readers = Array.from({ length: visitors }, (_, at) => pages[at % pages.length] ?? '/')
  const reading = Promise.all(readers.map(readAll))
  const old: string[] = []
  let tags: string[] = []
  try {
    for (let count = 1; count <= publishes; count++) {
      const { set, page, text } = publishOf(count)
      const published = new Promise<string[]>((resolve) => {
        onTags = resolve
      })
      // Visitors read the content anew, and many of them just before the publish.
      await Promise.all([acknowledge(tags), client.patch(id).set(set).commit({ visibility: 'sync' })])
      tags = await published
      await acknowledge(tags)
      if (!(await readPage(page)).includes(text)) old.push(text)
    }
  } finally {
    isOver = true
    events.unsubscribe()
    await reading
    const set = publishOf(0).set
    const fields = Object.entries(before).filter(([name]) => name in set)
    await client.patch(id).set(Object.fromEntries(fields)).commit()
  }
  expect(reads).toBeGreaterThan(publishes)
  return old
}

test('no visitor reads an old page after a publish was acknowledged, with others reading all the time', async () => {
  test.setTimeout(300_000)
  const publishOf = (count: number): Publish => ({
    set: { name: `Member ${count}.` },
    page: '/team',
    text: `Member ${count}.`,
  })
  expect(await publishWhileOthersRead('teamMember-claire-dunmore', 200, publishOf)).toEqual([])
})

test('no visitor reads an old text that all pages share, with others reading other pages', async () => {
  test.setTimeout(300_000)
  const publishOf = (count: number): Publish => ({
    set: { title: `Shop ${count}.` },
    page: '/terms-and-conditions',
    text: `Shop ${count}.`,
  })
  const others = ['/team', '/faq', '/contact', '/product-details?category=kraft-bags-brown']
  expect(await publishWhileOthersRead('siteSettings', 50, publishOf, others)).toEqual([])
})

test('no visitor reads an old filtered listing, with others reading it and its other layouts all the time', async () => {
  test.setTimeout(300_000)
  const { id, number } = await editor().fetch<{ id: string; number: number }>(
    '*[_type == "product" && defined(price) && !defined(salePrice)] | order(number desc)[0] { "id": _id, number }',
  )
  // The product is the only one at each of these prices.
  const publishOf = (count: number): Publish => ({
    set: { price: 90_000 + count },
    page: `/shop-v2?price-max=${90_000 + count}&price-min=${90_000 + count}`,
    text: `"/product-details/${number}"`,
  })
  const { page, text } = publishOf(1)
  expect(await (await fetch(siteUrl + page)).text()).not.toContain(text)
  const layouts = ['shop-v1', 'shop-v2', 'shop-v3', 'shop-v4'].map((layout) => `/${layout}?price-min=1`)
  expect(await publishWhileOthersRead(id, 50, publishOf, layouts)).toEqual([])
})
