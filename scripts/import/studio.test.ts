/** What the import writes, as the Studio judges it. */
import { createSchema, validateDocument, type Workspace } from 'sanity'
import { schemaTypes } from '@shop/studio/schema'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LakeDocument } from './document.ts'
import { importSeed } from './import-seed.ts'
import { startTestLake, type TestLake } from './test-lake.ts'

let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake()
  await importSeed({ client: lake.client })
})
afterAll(() => lake.close())

it('gives the Studio nothing to complain about', async () => {
  const documents = await lake.dump()
  expect(documents.length).toBeGreaterThan(80)
  expect(await complaintsAbout(documents)).toEqual([])
})

it('would hear of a complaint', async () => {
  const documents = await lake.dump()
  const untitled = documents
    .filter(({ _type }) => _type === 'siteSettings')
    .map((one) => ({ ...one, title: '' }))
  expect(await complaintsAbout([...documents, ...untitled])).toEqual([
    expect.stringMatching(/^siteSettings \["title"\]: error/),
  ])
})

/** Errors and warnings about the documents that `sanity documents validate` looks at too. */
async function complaintsAbout(documents: LakeDocument[]): Promise<string[]> {
  const schema = createSchema({ name: 'shop', types: schemaTypes })
  const getClient = () => lake.client
  const i18n = { t: (key: string) => key, loadNamespaces: async () => {} }
  const workspace = { schema, getClient, i18n } as unknown as Workspace
  const ids = new Set(documents.map(({ _id }) => _id))
  const getDocumentExists = async ({ id }: { id: string }) => ids.has(id)
  const complaints: string[] = []
  for (const content of documents.filter(({ _type }) => !_type.startsWith('sanity.'))) {
    const document = { ...content, _rev: '', _createdAt: '', _updatedAt: '' }
    const options = { getClient, workspace, document, environment: 'cli', getDocumentExists } as const
    for (const { level, path, message } of await validateDocument(options)) {
      complaints.push(`${content._id} ${JSON.stringify(path)}: ${level}, ${message}`)
    }
  }
  return complaints
}
