import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { cacheTagOf } from './cache-tags'
import { isExpired, withSequence } from './expired-tags'
import { followPublishes } from './follow-publishes'
import { processWide } from './process-wide'
import { editorOf, startTestLake } from './testing-lake'

// The stream of a real lake, which is stopped and started during the tests.
vi.mock('../client', () => ({ lakeClient: undefined }))

let dataDir: string
let lake: Awaited<ReturnType<typeof startTestLake>>
let client: SanityClient
let end: () => void

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'follow-'))
  lake = await startTestLake(dataDir)
  client = editorOf(lake, dataDir)
})
afterAll(async () => {
  end()
  await lake.close()
  await rm(dataDir, { recursive: true, force: true })
})

/** The tags of an entry that begins now. */
const entryNow = (tags: string[] = []) =>
  withSequence(tags, processWide('expiredTags', { sequence: 0 }).sequence)

/** The tags of an entry that is made now from a query. */
async function entryOf(query: string): Promise<string[]> {
  const { syncTags = [] } = await client.fetch(query, {}, { filterResponse: false })
  return entryNow(syncTags.map(cacheTagOf))
}

const page = (number: number, title: string) => ({ _id: `page-${number}`, _type: 'page', title })

it('expires everything at the start and when the stream opens, then only what a publish names', async () => {
  await client.createOrReplace(page(1, 'old'))
  const before = await entryOf('*[_id == "page-1"][0]')
  end = followPublishes(client)
  expect(isExpired(before)).toBe(true)
  const early = entryNow()
  await expect.poll(() => isExpired(early)).toBe(true)
  const [first, other] = [await entryOf('*[_id == "page-1"][0]'), await entryOf('*[_id == "page-2"][0]')]
  await client.createOrReplace(page(1, 'new'))
  await expect.poll(() => isExpired(first)).toBe(true)
  expect(isExpired(other)).toBe(false)
})

it('expires everything again when the lake comes back, and follows it', async () => {
  const [first, other] = [await entryOf('*[_id == "page-1"][0]'), await entryOf('*[_id == "page-2"][0]')]
  const { port } = new URL(lake.url)
  await lake.close()
  lake = await startTestLake(dataDir, Number(port))
  await expect.poll(() => [isExpired(first), isExpired(other)]).toEqual([true, true])
  const next = await entryOf('*[_id == "page-1"][0]')
  await client.createOrReplace(page(1, 'newest'))
  await expect.poll(() => isExpired(next)).toBe(true)
}, 20_000)

it('expires everything when a message has no list of tags', () => {
  let send: (event: object) => void = () => {}
  const events = {
    subscribe: (observer: { next: (event: object) => void }) => {
      send = observer.next
      return { unsubscribe: () => {} }
    },
  }
  const stop = followPublishes({
    config: () => ({}),
    live: { events: () => events },
  } as unknown as SanityClient)
  for (const tags of [undefined, 5]) {
    const entry = entryNow()
    send({ type: 'message', id: '1', tags })
    expect(isExpired(entry)).toBe(true)
  }
  stop()
})
