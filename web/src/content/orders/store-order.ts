import type { Order } from '@shop/studio/types'
import { createOnce } from '../lake/create-once'
import { LakeUnavailableError } from '../lake/fetch'

/**
 * Stores an order, unless one with its id is there already.
 * @throws LakeUnavailableError when the lake did not take it
 */
export async function storeOrder(order: Omit<Order, '_createdAt' | '_updatedAt' | '_rev'>): Promise<void> {
  try {
    await createOnce(order, 'sync')
  } catch (error) {
    throw new LakeUnavailableError('The order was not stored', { cause: error })
  }
}
