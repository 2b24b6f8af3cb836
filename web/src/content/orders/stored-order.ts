import type { Order } from '@shop/studio/types'
import { orderIdPattern, tokenPattern } from '../forms/id-patterns'
import { isTokenOf } from '../forms/token'
import { fetchPrivate } from '../lake/private'
import type { OrderLink } from './order-link'

/**
 * The order of a private link, as it is at this moment.
 * @returns undefined when there is none, or when the token is another one
 * @throws LakeUnavailableError when the lake is down
 */
export async function storedOrder({ id, token }: OrderLink): Promise<Order | undefined> {
  if (!orderIdPattern.test(id) || !tokenPattern.test(token)) return undefined
  const order = await fetchPrivate('order', id)
  return order && isTokenOf(token, order.linkHash) ? order : undefined
}
