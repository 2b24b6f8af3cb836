import type { Order, PromoCodes, QuoteReply, QuoteRequest, SampleRequest } from '@shop/studio/types'
import { privateClient } from '../client'
import { LakeUnavailableError } from './fetch'
import { typedDocument } from './typed-result'

/** Private documents that the site's role may read by their ids; it can neither list nor query them (lake: `LAKE_SITE_READS`). */
type PrivateDocuments = {
  promoCodes: PromoCodes
  order: Order
  quoteRequest: QuoteRequest
  quoteReply: QuoteReply
  sampleRequest: SampleRequest
  /** An email about a sample request was sent; only that it exists matters. */
  sampleNotice: { _id: string; _type: 'sampleNotice' }
}

/**
 * Reads the private document `<type>.<name>` as it is at this moment.
 * @throws LakeUnavailableError when the lake is down
 */
export async function fetchPrivate<Type extends keyof PrivateDocuments>(
  type: Type,
  name: string,
): Promise<PrivateDocuments[Type] | undefined> {
  return (await fetchAllPrivate(type, [name]))[0]
}

/**
 * Reads several private documents of a type in one request. What has a wrong type in them is left out: they can be written by API. The id
 * names the type of a document, whatever it says itself: a notice that is there says that an email was sent.
 * @returns a document or undefined for each name, in the order given
 * @throws LakeUnavailableError when the lake is down
 */
export async function fetchAllPrivate<Type extends keyof PrivateDocuments>(
  type: Type,
  names: readonly string[],
): Promise<(PrivateDocuments[Type] | undefined)[]> {
  try {
    const documents = await privateClient.getDocuments(names.map((name) => `${type}.${name}`))
    return documents.map((document) =>
      document ? (typedDocument({ ...document, _type: type }) as PrivateDocuments[Type]) : undefined,
    )
  } catch (error) {
    throw new LakeUnavailableError('The content lake is down', { cause: error })
  }
}
