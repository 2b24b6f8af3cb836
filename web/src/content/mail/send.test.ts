import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { config } from '../config'

const dir = mkdtempSync(join(tmpdir(), 'send-'))
config.mail = { from: 'shop@example.com', dir }

const mails = () => readdirSync(dir).filter((name) => name.endsWith('.eml'))

it('sends a mail with the same key once, and never throws', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { sendMail } = await import('./send')
  const mail = { to: 'anna@example.com', subject: 'Hello', text: 'x' }
  await Promise.all([1, 2, 3].map(() => sendMail({ ...mail, key: 'order-1' })))
  await vi.waitFor(() => expect(mails()).toHaveLength(1))
  await sendMail({ ...mail, key: 'order-1' })
  await sendMail({ ...mail, to: 'anna@example.com\r\nBcc: x@y.co' })
  expect(log).toHaveBeenCalledOnce()
  await sendMail(mail)
  await vi.waitFor(() => expect(mails()).toHaveLength(2))

  rmSync(dir, { recursive: true })
  writeFileSync(dir, 'no folder can be made here')
  await expect(sendMail(mail)).resolves.toBe(false)
  expect(log).toHaveBeenCalledTimes(2)
})
