import { attempts } from './attempt'
import { randomToken } from './random'

const orders = attempts('order-attempt', randomToken)

/** The id and the secret of the order that is being placed. @param content what is ordered, as text */
export const orderAttempt = orders.of

/** Removes the attempt after the order was placed. */
export const endAttempt = orders.end
