import { attempts } from './attempt'
import { randomShortToken } from './random'

/** The id and the secret of the quote request that is being sent. */
export const quoteAttempt = attempts('quote-attempt', randomShortToken)
