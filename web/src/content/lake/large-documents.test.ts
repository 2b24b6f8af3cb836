import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { questionsQuery } from '../faq/faq'
import { config } from '../config'
import { fetchUncached } from './fetch'
import { editorOf, startTestLake } from './testing-lake'

vi.mock('../client', () => ({
  lakeClient: { fetch: (...call: Parameters<SanityClient['fetch']>) => client.fetch(...call) },
}))

const folder = mkdtempSync(join(tmpdir(), 'large-'))
config.storeDir = folder

let lake: Awaited<ReturnType<typeof startTestLake>>
let client: SanityClient

beforeAll(async () => {
  lake = await startTestLake(join(folder, 'lake'))
  client = editorOf(lake, join(folder, 'lake'))
})
afterAll(() => lake.close())

it(
  'shows all documents of a kind, also when they are too large for one answer',
  { timeout: 120_000 },
  async () => {
    const item = (key: number) => ({ _key: `k${key}`, question: 'Which?', answer: 'x'.repeat(90_000) })
    for (let n = 0; n < 20; n += 1)
      await client.create({
        _type: 'faqSection',
        orderRank: `a${n}`,
        items: Array.from({ length: 40 }, (_, key) => item(key)),
      })
    await expect(client.fetch(questionsQuery)).rejects.toThrow('too large an answer')
    const asked = { _key: 'a', question: 'Do you deliver?', answer: 'Yes.' }
    await client.create({ _type: 'faqSection', orderRank: 'z', items: [asked] })
    const { groups } = await fetchUncached(questionsQuery)
    expect(groups).toHaveLength(21)
    expect(groups[0]?.items).toHaveLength(40)
    expect(groups[20]?.items).toMatchObject([asked])
  },
)
