import { storeSubmission } from '../inbox/submissions'
import { fetchPrivate } from '../lake/private'
import type { Mail } from './mail'
import { sendMail } from './send'

/** Thrown when an email could not be stored; the lake sends its request again. */
class MailNotStoredError extends Error {}

/**
 * Sends an email, and stores a notice in the lake that it was sent, so that a repeated request, also after a restart, does
 * not send it again.
 * @param name of the notice, which has the id `<type>.<name>`
 * @param fields of the notice, in addition to when it was sent
 * @throws when the lake is down or the email could not be stored; then the request must be repeated
 */
export async function sendMailOnce(
  mail: Mail & { key: string },
  type: 'quoteReply' | 'sampleNotice',
  name: string,
  fields: Record<string, string | object>,
): Promise<void> {
  if (await fetchPrivate(type, name)) return
  if (!(await sendMail(mail))) throw new MailNotStoredError(`The email “${mail.subject}” was not stored`)
  await storeSubmission(type, name, { ...fields, sentAt: new Date().toISOString() })
}
