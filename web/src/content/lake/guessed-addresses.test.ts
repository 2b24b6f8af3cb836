import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pageQuery } from '@/sections/query'
import { detailsQuery, listingQuery } from '../catalogue/queries'
import { config } from '../config'
import { readLastResult, saveLastResult } from './last-results'
import { editorOf, startTestLake } from './testing-lake'

const folder = mkdtempSync(join(tmpdir(), 'guessed-'))
config.storeDir = folder

let lake: Awaited<ReturnType<typeof startTestLake>>
let client: SanityClient

beforeAll(async () => {
  lake = await startTestLake(join(folder, 'lake'))
  client = editorOf(lake, join(folder, 'lake'))
  await client.create({ _type: 'page', route: '/printing', sections: [{ _key: 'a', _type: 'printSteps' }] })
  await client.create({
    _type: 'category',
    name: 'Bags',
    slug: { current: 'bags' },
    details: { title: 'Bags' },
  })
})
afterAll(() => lake.close())

const until = '2026-11-23T00:00:00Z'

/** Whether the result of a query is on the disk afterwards. */
async function isStored(query: string, params: Record<string, string>): Promise<boolean> {
  const key = { query, params, perspective: 'published' }
  saveLastResult(key, { result: await client.fetch(query, { ...params, until }), syncTags: [] })
  return readLastResult(key) !== undefined
}

it.each([
  ['page', pageQuery, { route: '/printing' }, { route: '/guessed' }],
  ['listing', listingQuery, { slug: 'bags' }, { slug: 'guessed' }],
  ['details', detailsQuery, { slug: 'bags' }, { slug: 'guessed' }],
])('stores the last result of a %s, and none for a guessed address', async (_, query, known, guessed) => {
  expect(await isStored(query, known)).toBe(true)
  expect(await isStored(query, guessed)).toBe(false)
})
