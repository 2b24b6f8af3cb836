import { randomId, randomToken } from './random'

/** The id and the secret that an order gets; both are made here, so that sending it twice makes one order. */
export type OrderAttempt = { id: string; token: string }

const key = 'order-attempt'

/**
 * The attempt for what is being ordered: the same again after a reload or a lost answer, another one once the cart has
 * changed.
 * @param content what is ordered, as text
 */
export function orderAttempt(content: string): OrderAttempt {
  const stored = readAttempt()
  if (stored?.content === content) return stored
  const attempt = { id: randomId(), token: randomToken() }
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...attempt, content }))
  } catch {
    // Without storage a reload makes another attempt.
  }
  return attempt
}

/** Forgets the attempt: its order was placed. */
export function endAttempt(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // There was none, then.
  }
}

function readAttempt(): (OrderAttempt & { content: string }) | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<
      OrderAttempt & { content: string }
    > | null
    const { id, token, content } = stored ?? {}
    return id && token && content ? { id, token, content } : undefined
  } catch {
    return undefined
  }
}
