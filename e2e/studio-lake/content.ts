import { createClient, type SanityClient } from '@sanity/client'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { lakeUrl, testEnvironment } from '../shop.ts'

type Secrets = { editorToken: string; administratorToken: string }
export type Draft = { _id: string; _type: string; [field: string]: unknown }

export const secrets = () =>
  JSON.parse(readFileSync(join(testEnvironment.LAKE_DATA, 'secrets.json'), 'utf8')) as Secrets

/** Content of the lake before and after a test. */
export type Content = {
  client: SanityClient
  /** Creates documents for a test; they are deleted after it, with all documents that reference them. */
  given: (...documents: Draft[]) => Promise<void>
  /** Deletes a document, its draft and a selection of others after the test. */
  removeAfter: (filter: string) => void
  /** Has documents written back after the test as they are now, without drafts. */
  restoreAfter: (filter: string) => Promise<void>
  /** Stored forms of a document: published and draft. */
  forms: (id: string) => Promise<{ published: Draft | undefined; draft: Draft | undefined }>
}

/** Tests with content of their own, cleaned up whatever happens. */
export const test = base.extend<{ content: Content }>({
  // Playwright requires a destructured parameter, even without other fixtures.
  // eslint-disable-next-line no-empty-pattern
  content: async ({}, provide) => {
    const client = createClient({
      projectId: 'paperhome',
      dataset: testEnvironment.SANITY_DATASET,
      apiVersion: '2025-02-19',
      apiHost: lakeUrl,
      useProjectHostname: false,
      useCdn: false,
      perspective: 'raw',
      token: secrets().editorToken,
    })
    const filters: string[] = []
    const originals: Draft[] = []
    const given = async (...documents: Draft[]) => {
      const ids = documents.map(({ _id }) => _id.replace(/^drafts\./, ''))
      for (const id of ids) filters.push(`_id in ["${id}", "drafts.${id}"]`)
      const transaction = client.transaction()
      for (const document of documents) transaction.createOrReplace(document)
      await transaction.commit()
    }
    const forms = async (id: string) => {
      const [published, draft] = await client.getDocuments<Draft>([id, `drafts.${id}`])
      return { published: published ?? undefined, draft: draft ?? undefined }
    }
    const restoreAfter = async (filter: string) => {
      const found = await client.fetch<Draft[]>(`*[${filter} && !(_id in path("drafts.**"))]`)
      originals.push(...found)
      for (const { _id } of found) filters.push(`_id == "drafts.${_id}"`)
    }
    await provide({ client, given, forms, restoreAfter, removeAfter: (filter) => filters.push(filter) })
    const restored = client.transaction()
    for (const { _rev, _updatedAt, ...original } of originals) restored.createOrReplace(original)
    if (originals.length > 0) await restored.commit()
    // in one transaction: the lake checks references in its final state
    if (filters.length > 0) await client.delete({ query: `*[${filters.join(' || ')}]` })
  },
})
