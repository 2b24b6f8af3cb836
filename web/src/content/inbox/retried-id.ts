import { submissionId } from '../forms/reference-number'
import { fetchPrivate } from '../lake/private'

/** Milliseconds after which the same content is another request, if a day of UTC has begun in between. */
const maxRetry = 60 * 60_000

/**
 * The id of what a visitor sends: `submissionId`, or that of the day before if the same content was stored shortly before midnight.
 * @throws LakeUnavailableError when the lake is down
 */
export async function retriedId(type: 'sampleRequest' | 'quoteRequest', values: unknown): Promise<string> {
  const now = Date.now()
  const id = submissionId(type, values, new Date(now))
  const idBefore = submissionId(type, values, new Date(now - maxRetry))
  if (idBefore === id) return id
  const stored = await fetchPrivate(type, idBefore)
  return stored && now - Date.parse(stored.sentAt ?? '') < maxRetry ? idBefore : id
}
