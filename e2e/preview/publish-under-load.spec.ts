import { encodeSignatureHeader } from '@sanity/webhook'
import { expect, test } from '@playwright/test'
import { readSecrets } from '../../scripts/services/settings.ts'
import { isDevelopment, siteUrl, testEnvironment } from '../shop.ts'
import { editor } from './draft.ts'

test.skip(isDevelopment, 'Development has no page cache: it renders a page at every visit')

const publishes = 200
const visitors = 4
const page = '/team'
const member = 'teamMember-claire-dunmore'

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

test('no visitor reads an old page after a publish was acknowledged, with others reading all the time', async () => {
  test.setTimeout(300_000)
  const client = editor()
  const name = `*[_id == "${member}"][0].name`
  const before = await client.fetch<string>(name)
  let onTags: (tags: string[]) => void = () => {}
  const events = client.live.events().subscribe((event) => {
    if (event.type === 'message') onTags(event.tags)
  })
  await new Promise((resolve) => setTimeout(resolve, 1500))

  let isOver = false
  let reads = 0
  const readAll = async () => {
    while (!isOver) {
      await (await fetch(siteUrl + page, { headers: { 'accept-encoding': 'br' } })).text()
      reads++
    }
  }
  const reading = Promise.all(Array.from({ length: visitors }, readAll))
  const old: string[] = []
  try {
    for (let count = 1; count <= publishes; count++) {
      const published = `Member ${count}.`
      const tags = new Promise<string[]>((resolve) => {
        onTags = resolve
      })
      await client.patch(member).set({ name: published }).commit({ visibility: 'sync' })
      await acknowledge(await tags)
      const html = await (await fetch(siteUrl + page)).text()
      if (!html.includes(published)) old.push(published)
    }
  } finally {
    isOver = true
    events.unsubscribe()
    await reading
    await client.patch(member).set({ name: before }).commit()
  }
  expect(old).toEqual([])
  expect(reads).toBeGreaterThan(publishes)
})
