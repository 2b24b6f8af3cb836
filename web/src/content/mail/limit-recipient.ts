import { RateLimiterMemory } from 'rate-limiter-flexible'

/** More than a busy customer gets in an hour. Without a limit, a visitor could flood an address that is not theirs. */
const maxMails = { points: 20, duration: 3600 }

// Next.js loads this file once for each of its bundles.
const shared = globalThis as { shopRecipients?: RateLimiterMemory }
const recipients = (shared.shopRecipients ??= new RateLimiterMemory(maxMails))

/** Counts a mail to an address that a visitor typed. @returns whether the address may get it */
export const mayReceive = (address: string): Promise<boolean> =>
  recipients.consume(address.toLowerCase()).then(
    () => true,
    () => false,
  )
