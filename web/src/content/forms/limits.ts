import { RateLimiterMemory } from 'rate-limiter-flexible'
import { providerNetworkOf } from './visitor'

/** Seconds. */
export const tenMinutes = 600
export const oneHour = 3600
export const oneDay = 86_400

/** `points` submissions within `seconds`. */
export type Limit = { points: number; seconds: number }

type LimitOptions = { perVisitor: Limit; inTotal: Limit }

/** Who sends a form: the visitor's network address (visitor.ts). */
export type Sender = { visitor: string }

/** Rate limits of one form. */
export type FormLimits = {
  /** Counts one submission, or as many points as it takes. @returns a message for the visitor when a limit is exceeded */
  consume: (sender: Sender, points?: number) => Promise<string | undefined>
  /** Counts further points, which are known when it is too late to refuse them. */
  add: (sender: Sender, points: number) => Promise<void>
  /** Undoes the count of a submission that failed through no fault of the visitor. */
  giveBack: (sender: Sender, points?: number) => Promise<void>
}

/** The part of the total that one household with many IPv6 networks may use up; the rest is left to others. */
const networkShare = 0.2

/**
 * The limits of a form. A visitor who exceeds their own limit does not use up what all have together, and the total comes
 * before the limits that store a key for each sender, so that forged senders cannot fill the memory.
 */
export function createLimits({ perVisitor, inTotal }: LimitOptions): FormLimits {
  const total = limiter(inTotal)
  const byVisitor = limiter(perVisitor)
  const perNetwork = { ...inTotal, points: Math.ceil(inTotal.points * networkShare) }
  const byNetwork = limiter(perNetwork)

  const networkLimit = (key = '') =>
    key ? [{ limiter: byNetwork, key, limit: perNetwork, problem: 'Too many attempts.' }] : []
  const limitsOf = ({ visitor }: Sender) => [
    { limiter: byVisitor, key: visitor, limit: perVisitor, problem: 'Too many attempts.' },
    ...networkLimit(providerNetworkOf(visitor)),
  ]
  const totalEntry = {
    limiter: total,
    key: 'total',
    limit: inTotal,
    problem: 'Many people are sending right now.',
  }

  return {
    consume: async (sender, points = 1) => {
      const entries = limitsOf(sender)
      for (const entry of entries) if (!(await hasLeft(entry, points))) return messageOf(entry)
      for (const entry of [totalEntry, ...entries]) if (!(await take(entry, points))) return messageOf(entry)
      return undefined
    },
    add: async (sender, points) => {
      const all = [totalEntry, ...limitsOf(sender)]
      await Promise.all(all.map((entry) => entry.limiter.penalty(entry.key, points)))
    },
    giveBack: async (sender, points = 1) => {
      const all = [totalEntry, ...limitsOf(sender)]
      await Promise.all(all.map((entry) => entry.limiter.reward(entry.key, points)))
    },
  }
}

type Entry = { limiter: RateLimiterMemory; key: string; limit: Limit; problem: string }

const limiter = ({ points, seconds }: Limit) => new RateLimiterMemory({ points, duration: seconds })

const hasLeft = async ({ limiter, key, limit }: Entry, points: number): Promise<boolean> =>
  ((await limiter.get(key))?.remainingPoints ?? limit.points) >= points

const take = (entry: Entry, points: number): Promise<boolean> =>
  entry.limiter.consume(entry.key, points).then(
    () => true,
    () => false,
  )

const messageOf = ({ problem, limit }: Entry) => `${problem} Try again in ${duration(limit.seconds)}.`

function duration(seconds: number): string {
  if (seconds === oneDay) return 'a day'
  const minutes = Math.round(seconds / 60)
  if (minutes === 10) return 'ten minutes'
  return minutes === 60 ? 'an hour' : `${minutes} minutes`
}
