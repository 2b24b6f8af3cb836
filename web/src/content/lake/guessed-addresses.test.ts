import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { startLake } from '@shop/lake'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pageQuery } from '@/sections/query'
import { detailsQuery, listingQuery } from '../catalogue/queries'
import { config } from '../config'
import { readLastResult, saveLastResult } from './last-results'

const folder = mkdtempSync(join(tmpdir(), 'guessed-'))
config.storeDir = folder

const settings = {
  projectId: 'paperhome',
  dataset: 'production',
  streamPorts: [],
  origins: [],
  log: () => {},
}
let lake: Awaited<ReturnType<typeof startLake>>
let client: SanityClient

beforeAll(async () => {
  lake = await startLake({ ...settings, dataDir: join(folder, 'lake'), port: 0 })
  const secrets = JSON.parse(readFileSync(join(folder, 'lake/secrets.json'), 'utf8')) as {
    editorToken: string
  }
  client = createClient({
    projectId: settings.projectId,
    dataset: settings.dataset,
    apiVersion: '2025-02-19',
    apiHost: lake.url,
    useProjectHostname: false,
    useCdn: false,
    token: secrets.editorToken,
  })
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
