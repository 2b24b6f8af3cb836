import { isRecord, parseText } from '@/content/parse'
import { randomId } from './random'
import { sessionValue } from './session-value'

/** The id and the secret of something that is sent; both are made here, so that sending it twice makes one of it. */
export type Attempt = { id: string; token: string }

/**
 * The attempts of one form.
 * @param key in the tab's storage
 * @param makeToken makes the secret of a private link
 */
export function attempts(key: string, makeToken: () => string) {
  const stored = sessionValue(key)
  return {
    /**
     * The attempt for what is being sent: the same again after a reload or a lost answer, another one once it has changed.
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
    /** Forgets the attempt: it succeeded. */
    end: (): void => stored.forget(),
  }
}
