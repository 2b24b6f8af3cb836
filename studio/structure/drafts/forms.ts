import type { Mutation, SanityClient } from '@sanity/client'
import { getDraftId, getPublishedId, isDraftId } from 'sanity'

/** A document as it is stored. */
export type Stored = { _id: string; _type: string; _rev: string; [field: string]: unknown }

/** Both forms of a document. */
export type Forms = { id: string; draft?: Stored; published?: Stored }

/** Reads both forms of documents, in the order of their published ids. */
export async function readForms(client: SanityClient, ids: readonly string[]): Promise<Forms[]> {
  const stored = await client.fetch<Stored[]>(
    '*[_id in $ids]',
    { ids: ids.flatMap((id) => [id, getDraftId(id)]) },
    { perspective: 'raw', tag: 'desk.forms' },
  )
  const forms = new Map<string, Forms>(ids.map((id) => [id, { id }]))
  for (const form of stored) {
    const both = forms.get(getPublishedId(form._id))
    if (both) both[isDraftId(form._id) ? 'draft' : 'published'] = form
  }
  return [...forms.values()]
}

/** Publishes a draft, unless it has been changed since it was read. */
export const publishAction = ({ id, draft }: Forms) => ({
  actionType: 'sanity.action.document.publish' as const,
  draftId: getDraftId(id),
  publishedId: id,
  ...(draft ? { ifDraftRevisionId: draft._rev } : {}),
})

/** Mutations that remove a draft, so that what is published is what editors see, unless it has been changed since it was read. */
export function discardMutations({ draft }: Forms): Mutation[] {
  if (!draft) return []
  const { _id: id, _rev: ifRevisionID, _type } = draft
  return [{ patch: { id, ifRevisionID, set: { _type } } }, { delete: { id } }]
}

/** Mutations that store both forms again as they were when they were read. */
export function restoreMutations({ id, draft, published }: Forms) {
  const store = (form: Stored | undefined, formId: string) => {
    if (!form) return { delete: { id: formId } }
    const { _rev, _updatedAt, ...content } = form
    return { createOrReplace: { ...content, _id: formId } }
  }
  return [store(published, id), store(draft, getDraftId(id))]
}

const META = new Set(['_id', '_rev', '_updatedAt', '_createdAt', '_system'])

/** Whether a draft says the same as what is published. */
export function isSame({ draft, published }: Forms): boolean {
  if (!draft || !published) return false
  const content = (form: Stored) =>
    JSON.stringify(
      Object.entries(form)
        .filter(([field]) => !META.has(field))
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    )
  return content(draft) === content(published)
}
