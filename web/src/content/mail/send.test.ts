import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { config } from '../config'
import { Outbox } from './outbox'

const dir = mkdtempSync(join(tmpdir(), 'send-'))
config.mail = { from: 'shop@example.com', dir }

const mails = () => readdirSync(dir).filter((name) => name.endsWith('.eml'))

it('leaves out mails to an address that visitors typed too often, and no others', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { sendMail } = await import('./send')
  const mail = { to: 'Victim@example.com', subject: 'Hello', text: 'x', isToVisitor: true }
  const spelling = (count: number) =>
    count % 2 ? `Vic.tim+${count}@example.com` : `V.ictim+${count}@example.com`
  for (let count = 1; count <= 30; count++)
    expect(await sendMail({ ...mail, to: spelling(count), key: `left-out-${count}` })).toBe(true)
  await expect.poll(() => mails()).toHaveLength(20)
  expect(warn).toHaveBeenCalledTimes(10)
  await sendMail({ ...mail, to: 'other@example.com' })
  await sendMail({ ...mail, to: 'victim@example.com', isToVisitor: false })
  await expect.poll(() => mails()).toHaveLength(22)
  for (const name of mails()) rmSync(join(dir, name))
})

it('stores a mail once when it is sent again while it is being stored', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const add = vi.spyOn(Outbox.prototype, 'add')
  const { sendMail } = await import('./send')
  const mail = { to: 'once@example.com', subject: 'Hello', text: 'x', key: 'order-once' }
  expect(await Promise.all([sendMail(mail), sendMail(mail), sendMail(mail)])).toEqual([true, true, true])
  expect(add).toHaveBeenCalledOnce()
  await expect.poll(() => mails()).toHaveLength(1)
  for (const name of mails()) rmSync(join(dir, name))
})

it('sends a mail with the same key once, and never throws', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { sendMail } = await import('./send')
  const mail = { to: 'anna@example.com', subject: 'Hello', text: 'x' }
  await Promise.all([1, 2, 3].map(() => sendMail({ ...mail, key: 'order-1' })))
  await expect.poll(() => mails()).toHaveLength(1)
  await sendMail({ ...mail, key: 'order-1' })
  await sendMail({ ...mail, to: 'anna@example.com\r\nBcc: x@y.co' })
  expect(log).toHaveBeenCalledOnce()
  await sendMail(mail)
  await expect.poll(() => mails()).toHaveLength(2)

  rmSync(dir, { recursive: true })
  writeFileSync(dir, 'no folder can be made here')
  await expect(sendMail(mail)).resolves.toBe(false)
  expect(log).toHaveBeenCalledTimes(2)
})
