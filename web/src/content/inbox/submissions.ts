import { config } from '../config'
import { createOnce } from '../lake/create-once'

/** The types of documents that the site writes for visitors. A lake accepts only these from the site's token. */
export const submissionTypes = [
  'inquiry',
  'commentSubmission',
  'sampleRequest',
  'order',
  'quoteRequest',
  'quoteReply',
  'sampleNotice',
  'searchMisses',
] as const

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
  type: (typeof submissionTypes)[number],
  id: string,
  fields: SubmissionFields,
): Promise<void> {
  if (!config.apiToken) throw new SubmissionError('SANITY_API_TOKEN is needed to store what visitors send')
  await createOnce({ ...fields, _id: `${type}.${id}`, _type: type }, 'async')
}
