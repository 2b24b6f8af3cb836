import { lakeClient } from '../client'
import { config } from '../config'

/** The types of documents that visitors leave for the editors (the lake's `LAKE_SITE_TYPES` has the same). */
export type SubmissionType =
  'inquiry' | 'commentSubmission' | 'sampleRequest' | 'order' | 'quoteRequest' | 'quoteReply' | 'searchMisses'

type SubmissionFields = Record<string, string | number | boolean | object | undefined>

/** Thrown when the site may not write to the lake. */
export class SubmissionError extends Error {}

/**
 * Stores what a visitor sent. The dot in its id makes it private: visitors cannot read it, and no page depends on it.
 * Storing the same id again changes nothing.
 * @param id a UUID, from `submissionId`
 * @throws when the lake did not confirm it; the caller asks the visitor to try again
 */
export async function storeSubmission(
  type: SubmissionType,
  id: string,
  fields: SubmissionFields,
): Promise<void> {
  if (!config.apiToken) throw new SubmissionError('SANITY_API_TOKEN is needed to store what visitors send')
  await lakeClient.createIfNotExists(
    { ...fields, _id: `${type}.${id}`, _type: type },
    { visibility: 'async' },
  )
}
