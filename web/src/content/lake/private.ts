import type { Order, PromoCodes } from '@shop/studio/types'
import { lakeClient } from '../client'
import { LakeUnavailableError } from './fetch'

/** Private documents that the site's role may read, one at a time and by id (lake: `LAKE_SITE_READS`). */
type PrivateDocuments = { promoCodes: PromoCodes; order: Order }

/**
 * Reads the private document `<type>.<name>` as it is at this moment.
 * @throws LakeUnavailableError when the lake is down
 */
export async function fetchPrivate<Type extends keyof PrivateDocuments>(
  type: Type,
  name: string,
): Promise<PrivateDocuments[Type] | undefined> {
  try {
    const document = await lakeClient.getDocument(`${type}.${name}`)
    return document?._type === type ? (document as unknown as PrivateDocuments[Type]) : undefined
  } catch (error) {
    throw new LakeUnavailableError('The content lake is down', { cause: error })
  }
}
