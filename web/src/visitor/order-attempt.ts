import { isRecord, parseText } from '@/content/parse'
import { randomId, randomToken } from './random'
import { sessionValue } from './session-value'

/** The id and the secret that an order gets; both are made here, so that sending it twice makes one order. */
export type OrderAttempt = { id: string; token: string }

const stored = sessionValue('order-attempt')

/**
 * The attempt for what is being ordered: the same again after a reload or a lost answer, another one once the cart has
 * changed.
 * @param content what is ordered, as text
 */
export function orderAttempt(content: string): OrderAttempt {
  const earlier = stored.read()
  const [id, token] =
    isRecord(earlier) && earlier.content === content
      ? [earlier.id, earlier.token].map((text) => parseText(text))
      : []
  if (id && token) return { id, token }
  const attempt = { id: randomId(), token: randomToken() }
  stored.write({ ...attempt, content })
  return attempt
}

/** Forgets the attempt: its order was placed. */
export const endAttempt = (): void => stored.forget()
