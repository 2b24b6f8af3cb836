import type { SanityClient } from 'sanity'
import { restoreMutations, type RestoredForm } from './deletion.ts'
import { missingReasons, requiredParams, requiredQuery } from './missing.ts'

type Remembered = { documentType?: string; formId?: string }

/**
 * Brings a deleted document back as a draft, as the history of the lake has it.
 *
 * @returns the id and type of the document
 * @throws when the history no longer has it, a document that it refers to is missing, or the lake does not answer
 */
export async function restore(client: SanityClient, { documentType = '', formId = '' }: Remembered) {
  const id = formId.replace(/^drafts\./, '')
  const { documents } = await client.request<{ documents: RestoredForm[] }>({
    url: `/data/history/${client.config().dataset}/documents/${formId}`,
    query: { lastRevision: 'true' },
  })
  const [form] = documents
  if (!form) throw new Error('The history of the content lake does not go back that far.')
  const required = await client.fetch<Parameters<typeof missingReasons>[1]>(
    requiredQuery,
    requiredParams(form),
    { perspective: 'raw', tag: 'desk.restore' },
  )
  const missing = missingReasons(form, required)
  if (missing.length > 0) throw new Error(missing.join(' '))
  await client.mutate(restoreMutations(id, form), { tag: 'desk.restore' })
  return { id, type: documentType }
}
