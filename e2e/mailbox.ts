import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testEnvironment } from './shop.ts'

/** The mails to an address, each as it was kept in the mail folder. */
export function mailsTo(email: string, dir = join(testEnvironment.LAKE_DATA, 'mail')): string[] {
  return readdirSync(dir)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(dir, name), 'utf8'))
    .filter((content) => unfolded(content).includes(`\r\nTo: ${email}\r\n`))
}

/** A long header continues on a line that begins with a space (RFC 5322, section 2.2.3). */
const unfolded = (content: string) => content.replaceAll(/[ \t]*\r\n[ \t]+/g, ' ')

/** The text of a mail, decoded; its lines end with `\n`. */
export function textOf(mail: string): string {
  const [headers = '', ...parts] = mail.split('\r\n\r\n')
  const body = parts.join('\r\n\r\n')
  const encoding = /^Content-Transfer-Encoding: (\S+)/im.exec(headers)?.[1]?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return body.replaceAll('\r\n', '\n')
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n')
}
