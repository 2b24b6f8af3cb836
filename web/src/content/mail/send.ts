import { createHash } from 'node:crypto'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { config } from '../config'
import { checkMail, type Mail, MailError } from './mail'
import { Outbox } from './outbox'
import { createDeliver } from './transport'

// Next.js loads this file once for each of its bundles; two outboxes would send a mail twice.
const shared = globalThis as {
  shopOutbox?: Outbox
  shopMailKeys?: Set<string>
  shopRecipients?: RateLimiterMemory
}
const outbox = (shared.shopOutbox ??= new Outbox({
  dir: config.mail.dir,
  deliver: createDeliver(config.mail),
}))
const sentKeys = (shared.shopMailKeys ??= new Set())

/** More than a busy customer gets in an hour. Without a limit, a visitor could flood an address that is not theirs. */
const maxMails = { points: 20, duration: 3600 }
const recipients = (shared.shopRecipients ??= new RateLimiterMemory(maxMails))

/** Maximum number of keys of sent mails that are remembered. */
const maxKeys = 10_000

/**
 * Sends a mail: it is stored in the outbox, and sent as soon as the mail server accepts it. The promise resolves once the
 * mail is stored, and never rejects. A mail that cannot be stored is logged, as is one that is skipped because its
 * address was typed too often.
 * @returns false when it was not stored, and sending it again may work
 */
export async function sendMail(mail: Mail): Promise<boolean> {
  const { key } = mail
  try {
    const checked = checkMail(mail)
    if (key && sentKeys.has(key)) return true
    if (mail.isToVisitor && !(await mayReceive(mail.to))) return skip(checked)
    await outbox.add(checked, key ? hashOf(key) : crypto.randomUUID())
    if (key) remember(key)
    void outbox.sendDue()
    return true
  } catch (error) {
    console.error('A mail could not be sent:', error)
    return error instanceof MailError
  }
}

/** Counts a mail to an address that a visitor typed. @returns whether the address may get it */
const mayReceive = (address: string): Promise<boolean> =>
  recipients.consume(address.toLowerCase()).then(
    () => true,
    () => false,
  )

/** Skipping the mail loses nothing: what it confirms is stored, and is shown on a page of the visitor. */
function skip({ subject, key }: Mail): true {
  console.warn(`The mail “${subject}” was skipped: its address got too many in the last hour.`)
  if (key) remember(key)
  return true
}

/** Sends what an earlier run of the site left in the outbox. */
export const resumeOutbox = (): void => void outbox.sendDue()

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 32)

function remember(key: string): void {
  sentKeys.add(key)
  if (sentKeys.size <= maxKeys) return
  const [oldest] = sentKeys
  if (oldest !== undefined) sentKeys.delete(oldest)
}
