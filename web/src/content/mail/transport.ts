import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mail } from './mail'

/** Sends one mail. `id` is the same in each attempt. It rejects when the mail was not sent. */
export type Deliver = (mail: Mail, id: string) => Promise<void>

/** `mail.url` of the site's settings: none keeps each mail as a file. */
export type MailSettings = { url?: string; from: string; dir: string }

/** Milliseconds to wait for the mail server to answer a connection. */
const timeout = 15_000

/** Milliseconds to wait for its other answers: some look for viruses in a mail, and a second copy would be sent if it took longer. */
const answerTimeout = 120_000

/** Milliseconds for one mail: a server that always sends something, but never enough, would hold others. */
const maxDuration = 300_000

/** Maximum number of files that are kept without a mail server. */
const maxFiles = 1000

/** How mails are sent: by SMTP, each within `duration` (ms), or as `.eml` files in the mail folder. */
export const createDeliver = (settings: MailSettings, duration = maxDuration): Deliver =>
  settings.url ? bySmtp(settings.url, settings.from, duration) : asFile(settings)

function bySmtp(url: string, from: string, duration: number): Deliver {
  const { protocol, hostname, port, username, password } = new URL(url)
  const isSecure = protocol === 'smtps:'
  const transport = createTransport({
    host: hostname,
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    // Who stands between could remove the server's offer of TLS, and read password and emails.
    requireTLS: username !== '' && !isThisMachine(hostname),
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: answerTimeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (mail, id) => {
    await transport.sendMail({ ...messageOf(mail, id, from), signal: AbortSignal.timeout(duration) })
  }
}

const isThisMachine = (hostname: string) => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)

function asFile({ dir, from }: MailSettings): Deliver {
  const compose = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (mail, id) => {
    const { message } = await compose.sendMail(messageOf(mail, id, from))
    await mkdir(dir, { recursive: true, mode: 0o700 })
    const file = join(dir, `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${id}.eml`)
    await writeFile(file, message, { mode: 0o600 })
    console.log(`A mail “${mail.subject}” is in ${file}`)
    await removeOldest(dir)
  }
}

const messageOf = ({ to, subject, text, html, replyTo }: Mail, id: string, from: string) => ({
  from,
  to,
  subject,
  text,
  html,
  replyTo,
  messageId: `<${id}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'}>`,
  // Prevents automatic replies (RFC 3834).
  headers: { 'Auto-Submitted': 'auto-generated' },
})

async function removeOldest(dir: string): Promise<void> {
  const files = (await readdir(dir)).filter((name) => name.endsWith('.eml')).toSorted()
  await Promise.all(files.slice(0, -maxFiles).map((name) => rm(join(dir, name), { force: true })))
}
