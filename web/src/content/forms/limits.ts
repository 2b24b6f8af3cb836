import { RateLimiterMemory } from 'rate-limiter-flexible'

/** How often within how many seconds. */
export type Limit = { points: number; seconds: number }

type LimitOptions = { perVisitor: Limit; perEmail?: Limit; inTotal: Limit }

/** Who sends a form: the visitor's network address (visitor.ts) and the email address that they typed. */
export type Sender = { visitor: string; email?: string }

/** Rate limits of one form. */
export type FormLimits = {
  /** Counts one sending. @returns a message for the visitor when a limit is exceeded */
  consume: (sender: Sender) => Promise<string | undefined>
  /** Takes one sending back: it failed through no fault of the visitor. */
  giveBack: (sender: Sender) => Promise<void>
}

/**
 * The limits of a form. A visitor who exceeds their own limit does not use up what all have together, and the total comes
 * before the limits that store a key for each sender, so that forged senders cannot fill the memory.
 */
export function createLimits({ perVisitor, perEmail, inTotal }: LimitOptions): FormLimits {
  const total = limiter(inTotal)
  const byVisitor = limiter(perVisitor)
  const byEmail = perEmail && limiter(perEmail)

  const limitsOf = ({ visitor, email }: Sender) => [
    { limiter: byVisitor, key: visitor, limit: perVisitor, problem: 'Too many attempts.' },
    ...(byEmail && email
      ? [
          {
            limiter: byEmail,
            key: email.toLowerCase(),
            limit: perEmail,
            problem: 'This email address was sent too often.',
          },
        ]
      : []),
  ]
  const totalEntry = {
    limiter: total,
    key: 'total',
    limit: inTotal,
    problem: 'Many people are sending right now.',
  }

  return {
    consume: async (sender) => {
      const entries = limitsOf(sender)
      for (const entry of entries) if (await isUsedUp(entry)) return messageOf(entry)
      for (const entry of [totalEntry, ...entries]) if (!(await take(entry))) return messageOf(entry)
      return undefined
    },
    giveBack: async (sender) => {
      await Promise.all([totalEntry, ...limitsOf(sender)].map((entry) => entry.limiter.reward(entry.key, 1)))
    },
  }
}

type Entry = { limiter: RateLimiterMemory; key: string; limit: Limit; problem: string }

const limiter = ({ points, seconds }: Limit) => new RateLimiterMemory({ points, duration: seconds })

const isUsedUp = async (entry: Entry): Promise<boolean> =>
  (await entry.limiter.get(entry.key))?.remainingPoints === 0

const take = (entry: Entry): Promise<boolean> =>
  entry.limiter.consume(entry.key).then(
    () => true,
    () => false,
  )

const messageOf = ({ problem, limit }: Entry) => `${problem} Try again in ${duration(limit.seconds)}.`

function duration(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  if (minutes === 10) return 'ten minutes'
  return minutes === 60 ? 'an hour' : `${minutes} minutes`
}
