import { RateLimiterMemory } from 'rate-limiter-flexible'

/** What one visitor who orders and asks a lot gets in an hour; a visitor who types another person's address sends no more. */
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
