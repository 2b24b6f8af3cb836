import { isEmail, maxEmailLength } from '../forms/email'
import { oneLine } from '../one-line'

/** A message to one address. */
export type Mail = {
  to: string
  subject: string
  text: string
  html?: string
  /** The address for replies, if it is not the shop's. */
  replyTo?: string
  /** The address was typed by a visitor and may belong to another person: it gets a limited number of such emails in an hour. */
  isToVisitor?: boolean
  /** A mail with the key of an earlier one is not sent again: a form that was sent twice is confirmed once. */
  key?: string
}

/** Thrown for a mail that can never be sent. */
export class MailError extends Error {}

/** Maximum length of a subject, in characters. */
const maxSubjectLength = 200

/**
 * The mail with a subject of one line. An address that contains anything else, such as a line break or a comma, is
 * refused: it could add headers or recipients.
 * @throws MailError when an address is not valid
 */
export function checkMail(mail: Mail): Mail {
  for (const address of [mail.to, mail.replyTo]) {
    if (address !== undefined && (address.length > maxEmailLength || !isEmail(address)))
      throw new MailError(`Not an email address: ${JSON.stringify(address)}`)
  }
  // `=?` would begin a word that mail programs decode, to what has not been checked.
  const subject = oneLine(mail.subject).trim().replaceAll('=?', '= ?')
  return { ...mail, subject: Array.from(subject).slice(0, maxSubjectLength).join('') }
}
