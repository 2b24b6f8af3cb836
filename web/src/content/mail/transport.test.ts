import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createDeliver } from './transport'

/** What clients sent to a mail server that offers no TLS. */
let received = ''
const server = createServer((socket) => {
  let isMessage = false
  socket.on('error', () => {})
  socket.write('220 test\r\n')
  socket.on('data', (data) => {
    const text = data.toString()
    received += text
    if (isMessage && !text.endsWith('\r\n.\r\n')) return
    if (text.startsWith('EHLO')) socket.write('250-test\r\n250 AUTH PLAIN\r\n')
    else if (text.startsWith('AUTH')) socket.write('235 welcome\r\n')
    else if (text.startsWith('STARTTLS')) socket.write('502 not here\r\n')
    else socket.write(text.startsWith('DATA') ? '354 go on\r\n' : '250 ok\r\n')
    isMessage = text.startsWith('DATA')
  })
})
const send = (authority: string) =>
  createDeliver({
    url: `smtp://${authority}:${(server.address() as AddressInfo).port}`,
    from: 'Shop <shop@example.com>',
    dir: 'unused',
  })({ to: 'anna@example.com', subject: 'Your order', text: 'A private link' }, 'id')

beforeAll(async () => {
  server.listen(0)
  await once(server, 'listening')
})
beforeEach(() => {
  received = ''
})
afterAll(() => void server.close())

it('sends no password and no email over a connection that is not encrypted', async () => {
  await expect(send('user:password@0.0.0.0')).rejects.toMatchObject({ code: 'ETLS' })
  expect(received).not.toMatch(/AUTH|MAIL FROM|private/)
})

it.each(['user:password@127.0.0.1', 'user:password@localhost', '0.0.0.0'])(
  'sends an email to a server on this machine, or one that wants no password: %s',
  async (authority) => {
    await send(authority)
    expect(received).toContain('A private link')
  },
)

it('does not wait for a server that sends one character after the other', async () => {
  const dripping = createServer((socket) => {
    socket.write('220 test\r\n')
    const timer = setInterval(() => socket.write('2'), 20)
    socket.on('error', () => {}).on('close', () => clearInterval(timer))
  })
  await once(dripping.listen(0), 'listening')
  const { port } = dripping.address() as AddressInfo
  const deliver = createDeliver({ url: `smtp://localhost:${port}`, from: 'a@b.example', dir: 'unused' }, 200)
  await expect(deliver({ to: 'anna@example.com', subject: 'a', text: 'b' }, 'id')).rejects.toThrow(/abort/)
  dripping.close()
})
