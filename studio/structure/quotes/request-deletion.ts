import type { Mutation } from '@sanity/client'
import { getDraftId, getPublishedId } from 'sanity'

/** GROQ: what was written about a request `$id`. */
const REPLIES = '*[_type == "quoteReply" && request._ref == $id]'

/** The form of a request; a program may have stored any artwork. */
type Form = { _id: string; attachment?: unknown }

/** Deletes a request in all forms, its replies, and its artwork, which nothing else refers to. */
export function requestDeletion(id: string, { attachment }: Form): Mutation[] {
  const published = getPublishedId(id)
  const file = assetIdOf(attachment)
  return [
    { delete: { query: REPLIES, params: { id: published } } },
    ...[getDraftId(id), published, ...(file ? [file] : [])].map((each) => ({ delete: { id: each } })),
  ]
}

function assetIdOf(attachment: unknown): string | undefined {
  const id = (attachment as { assetId?: unknown } | null | undefined)?.assetId
  return typeof id === 'string' && id.startsWith('file-') ? id : undefined
}
