import { retryMs, submissionId } from '../forms/reference-number'
import { fetchPrivate } from '../lake/private'

/**
 * The id of what a visitor sends: `submissionId`, or that of the hour before if the same content was stored less than an hour ago.
 * @throws LakeUnavailableError when the lake is down
 */
export async function retriedId(type: 'sampleRequest' | 'quoteRequest', values: unknown): Promise<string> {
  const now = Date.now()
  const id = submissionId(type, values, new Date(now))
  const idBefore = submissionId(type, values, new Date(now - retryMs))
  const stored = await fetchPrivate(type, idBefore)
  return stored && now - Date.parse(stored.sentAt ?? '') < retryMs ? idBefore : id
}
