import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { whenWritten } from './when-written.ts'

/** More than the buffers of two sockets take. */
const large = 'x'.repeat(30_000_000)

/** A server that answers with a long text, a client that has read nothing of it yet, and whether the text counts as written. */
async function answering(text = large) {
  const written = { isOver: false, afterMs: 0 }
  let continues: boolean | undefined
  const server = createServer((_request, response: ServerResponse) => {
    const started = performance.now()
    void whenWritten(response).then(() => {
      Object.assign(written, { isOver: true, afterMs: performance.now() - started })
    })
    continues = response.write(text)
    response.end('the end')
  })
  onTestFinished(() => server.close().closeAllConnections())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').pause()
  onTestFinished(() => void client.destroy())
  client.on('error', () => undefined)
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await expect.poll(() => continues).toBe(true)
  return { client, written }
}

const soon = { timeout: 1500, interval: 5 }

test('an answer counts until its client took it', async () => {
  const { client, written } = await answering()
  await new Promise((waited) => setTimeout(waited, 300))
  expect(written.isOver).toBe(false)
  client.resume()
  await expect.poll(() => written.isOver, soon).toBe(true)
})

test('an answer counts no longer once its client has left', async () => {
  const { client, written } = await answering()
  client.destroy()
  await expect.poll(() => written.isOver, soon).toBe(true)
})

test('a client that reads nothing counts for two seconds', async () => {
  const { written } = await answering()
  await expect.poll(() => written.isOver, { timeout: 10_000 }).toBe(true)
  expect(written.afterMs).toBeGreaterThan(1990)
})

test('a short answer counts for no time', async () => {
  const { written } = await answering('short')
  await expect.poll(() => written.isOver, soon).toBe(true)
})
