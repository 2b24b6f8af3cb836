import type { ValidationClient } from '@sanity/validation'
import { evaluate, parse } from 'groq-js'

export type TestDocument = { _id: string; _type: string; [field: string]: unknown }

/**
 * A client over documents in memory for tests of validation rules: it evaluates their queries.
 * With the perspective `drafts` a draft replaces its published document, as on a lake.
 */
export function clientOver(documents: TestDocument[]): ValidationClient {
  const client = {
    fetch: async (
      query: string,
      params: Record<string, unknown> = {},
      options: { perspective?: string } = {},
    ) => {
      const dataset = options.perspective === 'drafts' ? draftsOver(documents) : documents
      return (await evaluate(parse(query, { params }), { dataset, params })).get()
    },
    getDataUrl: () => '',
    observable: {},
    withConfig: () => client,
  }
  return client as unknown as ValidationClient
}

function draftsOver(documents: TestDocument[]): TestDocument[] {
  const view = new Map<string, TestDocument>()
  for (const document of documents) if (!document._id.startsWith('drafts.')) view.set(document._id, document)
  for (const document of documents) {
    const published = document._id.replace(/^drafts\./, '')
    if (published !== document._id) view.set(published, { ...document, _id: published })
  }
  return [...view.values()]
}
