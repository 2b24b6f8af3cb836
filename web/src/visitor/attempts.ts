import { isRecord, parseText } from '@/content/parse'
import { randomId, randomShortToken, randomToken } from './random'
import { sessionValue } from './session-value'

/** The id and the secret of what a form sends. Both are made in the browser, so that sending it twice makes one document. */
type Attempt = { id: string; token: string }

/**
 * The attempts of one form.
 * @param key in the tab's storage
 * @param makeToken makes the secret of a private link
 */
function attempts(key: string, makeToken: () => string) {
  const stored = sessionValue(key)
  return {
    /**
     * The attempt for some content: the same after a reload or a lost response, a new one once the content has changed.
     * @param content what is sent, as text
     */
    of: (content: string): Attempt => {
      const earlier = stored.read()
      const [id, token] =
        isRecord(earlier) && earlier.content === content
          ? [earlier.id, earlier.token].map((text) => parseText(text))
          : []
      if (id && token) return { id, token }
      const attempt = { id: randomId(), token: makeToken() }
      stored.write({ ...attempt, content })
      return attempt
    },
    /** Removes the attempt after success. */
    end: (): void => stored.forget(),
  }
}

/** The order that is being placed. */
export const orderAttempts = attempts('order-attempt', randomToken)

/** The quote request that is being sent. */
export const quoteAttempts = attempts('quote-attempt', randomShortToken)
