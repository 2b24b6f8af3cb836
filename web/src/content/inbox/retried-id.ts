import { submissionId } from '../forms/reference-number'
import { fetchPrivate } from '../lake/private'

/** Milliseconds within which the same content is the same request: nobody wants two, and the answer takes longer. */
const retryMs = 60 * 60_000

/**
 * The id of what a visitor sends: `submissionId`, or that of the hour before if the same content was stored less than an hour ago.
 * @throws LakeUnavailableError when the lake is down
 */
export async function retriedId(type: 'sampleRequest' | 'quoteRequest', values: unknown): Promise<string> {
  const now = Date.now()
  const id = submissionId(type, values, now, retryMs)
  const idBefore = submissionId(type, values, now - retryMs, retryMs)
  const stored = await fetchPrivate(type, idBefore)
  return stored && now - Date.parse(stored.sentAt ?? '') < retryMs ? idBefore : id
}
