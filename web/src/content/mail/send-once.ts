import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { storeSubmission } from '../inbox/submissions'
import { fetchPrivate } from '../lake/private'
import { processWide } from '../lake/process-wide'
import type { Mail } from './mail'
import { sendMail, whenBegun } from './send'

/** Thrown when an email could not be stored; the lake sends its request again. */
class MailNotStoredError extends Error {}

/** Characters of an id in the lake. */
const maxIdLength = 128

/** Emails that were sent and whose notice could not be stored, as in a lake that is full: they are not sent again with each request. */
const state = processWide('mailsWithoutNotice', { keys: new LRUCache<string, true>({ max: 10_000 }) })

/**
 * Sends an email, and stores a notice in the lake that it was sent, so that a repeated request, also after a restart, does
 * not send it again. It resolves when it is being sent (`whenBegun`).
 * @param name of the notice, which has the id `<type>.<name>`; one that is too long for an id is shortened
 * @param fields of the notice, in addition to when it was sent
 * @throws when the lake is down or the email could not be stored; then the request must be repeated
 */
export async function sendMailOnce(
  mail: Mail & { key: string },
  type: 'quoteReply' | 'sampleNotice',
  name: string,
  fields: Record<string, string | object>,
): Promise<void> {
  const { keys } = state
  const noticeName =
    `${type}.${name}`.length > maxIdLength ? createHash('sha256').update(name).digest('hex') : name
  if (await fetchPrivate(type, noticeName)) return
  if (!keys.has(mail.key) && !(await sendMail(mail)))
    throw new MailNotStoredError(`The email “${mail.subject}” was not stored`)
  keys.set(mail.key, true)
  await storeSubmission(type, noticeName, { ...fields, sentAt: new Date().toISOString() })
  keys.delete(mail.key)
  await whenBegun(mail.key)
}
