/** Imports the whole seed, twice, and validates every document against the Studio's schema. */
import { createSchema, validateDocument, type Workspace } from 'sanity'
import { schemaTypes } from '@shop/studio/schema'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LakeDocument } from './document.ts'
import { importSeed, type ImportSummary } from './import-seed.ts'
import { startTestLake, type TestLake } from './test-lake.ts'
import { seed } from '../seed/index.ts'

let lake: TestLake
let first: ImportSummary
beforeAll(async () => {
  lake = await startTestLake()
  first = await importSeed({ client: lake.client })
}, 120_000)
afterAll(() => lake.close())

it('is imported completely, and a second import changes nothing', async () => {
  const count = seed.length
  expect(first).toMatchObject({ created: count, updated: 0, skipped: [] })
  const again = await importSeed({ client: lake.client })
  expect(again).toMatchObject({ created: 0, updated: 0, unchanged: count, uploaded: 0, skipped: [] })
})

it('resolves references, and has an asset for every picture', async () => {
  const category = await lake.client.fetch<{ kinds: (string | null)[]; asset: string }>(
    '*[_id == "category-paper-bags"][0]{"kinds": *[_type == "subCategory" && parent._ref == ^._id].name, "asset": picture.asset->url}',
  )
  expect(category.kinds).toHaveLength(10)
  expect(category.kinds).not.toContain(null)
  expect(category.asset).toMatch(/\.webp$/)
  const mark = await lake.client.fetch<string>('*[_type == "partner"][0].logo.asset->url')
  expect(mark).toMatch(/\.svg$/)
})

it('passes the validation of the Studio without errors or warnings', async () => {
  const documents = await lake.dump()
  expect(documents.length).toBeGreaterThan(160)
  expect(await problemsOf(documents)).toEqual([])
})

it('reports an error of a broken document', async () => {
  const documents = await lake.dump()
  const untitled = documents
    .filter(({ _type }) => _type === 'siteSettings')
    .map((one) => ({ ...one, title: '' }))
  expect(await problemsOf([...documents, ...untitled])).toEqual([
    expect.stringMatching(/^siteSettings \["title"\]: error/),
  ])
})

/** Errors and warnings that `sanity documents validate` would report. */
async function problemsOf(documents: LakeDocument[]): Promise<string[]> {
  const schema = createSchema({ name: 'shop', types: schemaTypes })
  const getClient = () => lake.client
  const i18n = { t: (key: string) => key, loadNamespaces: async () => {} }
  const workspace = { schema, getClient, i18n } as unknown as Workspace
  const ids = new Set(documents.map(({ _id }) => _id))
  const getDocumentExists = async ({ id }: { id: string }) => ids.has(id)
  const problems: string[] = []
  for (const content of documents.filter(({ _type }) => !_type.startsWith('sanity.'))) {
    const document = { ...content, _rev: '', _createdAt: '', _updatedAt: '' }
    const options = { getClient, workspace, document, environment: 'cli', getDocumentExists } as const
    for (const { level, path, message } of await validateDocument(options)) {
      problems.push(`${content._id} ${JSON.stringify(path)}: ${level}, ${message}`)
    }
  }
  return problems
}
