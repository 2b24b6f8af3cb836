import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { config } from '../config'
import { checkMail, type Mail, MailError } from './mail'
import { mailboxOf } from './mailbox'
import { Outbox } from './outbox'
import { createDeliver } from './transport'

// Next.js loads this file once for each of its bundles; two outboxes would send a mail twice.
const shared = globalThis as {
  shopOutbox?: Outbox
  shopMails?: Map<string, Promise<boolean>>
  shopRecipients?: RateLimiterMemory
}
const outbox = (shared.shopOutbox ??= new Outbox({
  dir: config.mail.dir,
  deliver: createDeliver(config.mail),
}))
/** The mails with a key, also those that are being stored. */
const keyedMails = (shared.shopMails ??= new Map())

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
export function sendMail(mail: Mail): Promise<boolean> {
  const { key } = mail
  if (!key) return send(mail, crypto.randomUUID())
  return keyedMails.get(key) ?? remember(key, send(mail, hashOf(key)))
}

/** @param id of the mail in the outbox */
async function send(mail: Mail, id: string): Promise<boolean> {
  try {
    const checked = checkMail(mail)
    if (mail.isToVisitor && !(await mayReceive(mail.to))) return skip(checked)
    await outbox.add(checked, id)
    void outbox.sendDue()
    return true
  } catch (error) {
    console.error('A mail could not be sent:', error)
    return error instanceof MailError
  }
}

/** Counts a mail to an address that a visitor typed. @returns whether the address may get it */
const mayReceive = (address: string): Promise<boolean> =>
  recipients.consume(mailboxOf(address)).then(
    () => true,
    () => false,
  )

/** Skipping the mail loses nothing: what it confirms is stored, and is shown on a page of the visitor. */
function skip({ subject }: Mail): true {
  console.warn(`The mail “${subject}” was skipped: its address got too many in the last hour.`)
  return true
}

/** In milliseconds. The lake waits three times as long for an answer to its webhook (lake/src/live/sender.ts). */
const maxWait = 5000

/**
 * Resolves when the mail with a key waits for no other one any more, after five seconds at most. What the lake sends for editors waits
 * for this: their turns are the lake's, and thousands of mails of one of them would wait here before those of everybody else.
 */
export async function whenBegun(key: string): Promise<void> {
  await outbox.sendDue()
  await Promise.race([outbox.begun(hashOf(key)), sleep(maxWait, undefined, { ref: false })])
}

/** Sends what an earlier run of the site left in the outbox. */
export const resumeOutbox = (): void => void outbox.sendDue()

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 32)

/** Remembers a mail, so that it is sent once, unless it could not be stored. */
function remember(key: string, mail: Promise<boolean>): Promise<boolean> {
  keyedMails.set(key, mail)
  const [oldest] = keyedMails.keys()
  if (keyedMails.size > maxKeys && oldest !== undefined) keyedMails.delete(oldest)
  void mail.then((isStored) => isStored || keyedMails.delete(key))
  return mail
}
