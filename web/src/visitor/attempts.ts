import { newIdPattern, quoteTokenPattern, tokenPattern } from '@/content/forms/id-patterns'
import { isRecord, parseText } from '@/content/parse'
import { browserStore } from '@/ui/browser-store'
import { randomId, randomShortToken, randomToken } from './random'
import { sessionValue } from './session-value'

/** The id and the secret of what a form sends. Both are made in the browser, so that sending it twice makes one document. */
type Attempt = { id: string; token: string }

/** What was stored, unless the server would refuse it each time. */
function parseAttempt(raw: Record<string, unknown>, pattern: RegExp): Attempt | undefined {
  const [id, token] = [raw.id, raw.token].map((text) => parseText(text))
  return id && token && newIdPattern.test(id) && pattern.test(token) ? { id, token } : undefined
}

/**
 * The attempts of one form.
 * @param key in the tab's storage
 * @param makeToken makes the secret of a private link, of this pattern
 */
function attempts(key: string, makeToken: () => string, pattern: RegExp) {
  const stored = sessionValue(key)
  return {
    /**
     * The attempt for some content: the same after a reload or a lost response, a new one once the content has changed.
     * @param content what is sent, as text
     */
    of: (content: string): Attempt => {
      const earlier = stored.read()
      if (isRecord(earlier) && earlier.content === content) {
        const attempt = parseAttempt(earlier, pattern)
        if (attempt) return attempt
      }
      const attempt = { id: randomId(), token: makeToken() }
      stored.write({ ...attempt, content })
      return attempt
    },
    /** Removes the attempt after success. */
    end: (): void => stored.forget(),
  }
}

/** Milliseconds. The same goods a week later are another order, also when the answer to the first one was lost. */
const oneDay = 86_400_000

/** An attempt, and when it was begun (ms since 1970). */
type Begun = Attempt & { at: number }

const keptOrderAttempt = browserStore<Begun>({ key: 'order-attempt', version: 1, parse: parseBegun })

function parseBegun(raw: unknown): Begun | undefined {
  const attempt = isRecord(raw) ? parseAttempt(raw, tokenPattern) : undefined
  return attempt && isRecord(raw) && typeof raw.at === 'number' ? { ...attempt, at: raw.at } : undefined
}

/**
 * The order that is being placed. For a day it stays the same in every tab, and whatever is changed, until the shop has
 * answered that it is placed: when an answer is lost, only the shop knows whether there is an order already.
 */
export const orderAttempt = {
  current: (): Attempt => {
    const earlier = keptOrderAttempt.get()
    if (earlier && Math.abs(Date.now() - earlier.at) < oneDay) return earlier
    const attempt = { id: randomId(), token: randomToken(), at: Date.now() }
    keptOrderAttempt.set(attempt)
    return attempt
  },
  /** Removes the attempt after success. */
  end: (): void => keptOrderAttempt.set(null),
}

/** The quote request that is being sent. */
export const quoteAttempts = attempts('quote-attempt', randomShortToken, quoteTokenPattern)
