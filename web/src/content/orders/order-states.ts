import { fetchAllPrivate } from '../lake/private'
import { orderIdPattern, tokenPattern } from '../forms/id-patterns'
import { isTokenOf } from '../forms/token'
import type { OrderLink } from './order-link'
import type { OrderStates } from './types'
import { stateOf } from './view'

/**
 * The states of the orders of private links at this moment, by their ids; null for one that does not exist or whose token is
 * another one.
 * @throws LakeUnavailableError when the lake is down
 */
export async function orderStates(links: readonly OrderLink[]): Promise<OrderStates> {
  const valid = links.filter(({ id, token }) => orderIdPattern.test(id) && tokenPattern.test(token))
  const orders =
    valid.length > 0
      ? await fetchAllPrivate(
          'order',
          valid.map(({ id }) => id),
        )
      : []
  const states = valid.map(({ id, token }, index) => {
    const order = orders[index]
    return [id, order && isTokenOf(token, order.linkHash) ? stateOf(order) : null] as const
  })
  return { ...Object.fromEntries(links.map(({ id }) => [id, null])), ...Object.fromEntries(states) }
}
