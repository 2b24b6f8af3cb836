import type { Order } from '@shop/studio/types'
import { lakeClient } from '../client'
import { LakeUnavailableError } from '../lake/fetch'

/**
 * Stores an order, unless one with its id is there already.
 * @throws LakeUnavailableError when the lake did not take it
 */
export async function storeOrder(order: Omit<Order, '_createdAt' | '_updatedAt' | '_rev'>): Promise<void> {
  try {
    await lakeClient.createIfNotExists(order, { visibility: 'sync' })
  } catch (error) {
    throw new LakeUnavailableError('The order was not stored', { cause: error })
  }
}
