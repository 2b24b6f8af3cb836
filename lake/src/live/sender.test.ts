import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Delivery, Sender } from './sender.ts'

async function startReceiver() {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      bodies.push(text)
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bodies }
}

function senderOf(url: string, next: () => Delivery | undefined, delay = 5) {
  const log: Record<string, unknown>[] = []
  const options = { name: 'a', url, secret: 'a secret of sixteen', delays: [delay] }
  const sender = new Sender({ ...options, log: (line) => log.push(line), next })
  onTestFinished(() => sender.close())
  return { sender, log }
}

test('a queue that cannot be read is tried again, and nothing is thrown', async () => {
  const { url, bodies } = await startReceiver()
  const queue = ['one']
  let failures = 2
  const { sender, log } = senderOf(url, () => {
    if (failures-- > 0) throw new Error('disk I/O error')
    const [body] = queue
    return body === undefined ? undefined : { body, sent: () => void queue.shift() }
  })
  sender.sendQueued()
  await expect.poll(() => bodies).toEqual(['one'])
  expect(log).toEqual(
    [1, 2].map((attempts) => ({
      event: 'webhook',
      name: 'a',
      status: 'failed',
      problem: 'disk I/O error',
      attempts,
      nextInMs: 5,
    })),
  )
})

test('a delivery that cannot be removed from its queue is sent again', async () => {
  const { url, bodies } = await startReceiver()
  const queue = ['one']
  let isFull = true
  const { sender, log } = senderOf(url, () => {
    const [body] = queue
    const sent = () => {
      if (isFull) throw new Error('database or disk is full')
      queue.shift()
    }
    return body === undefined ? undefined : { body, sent }
  })
  sender.sendQueued()
  await expect.poll(() => log.length).toBeGreaterThan(1)
  isFull = false
  await expect.poll(() => queue).toEqual([])
  expect(bodies.length).toBeGreaterThan(1)
  expect(log[0]).toMatchObject({ status: 'failed', problem: 'database or disk is full' })
})

test('of the answer of a receiver nothing is read', async () => {
  const { promise: cut, resolve } = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    response.once('close', resolve)
    const write = () => {
      while (response.write(Buffer.alloc(65_536)));
      response.once('drain', write)
    }
    request.resume().once('end', write)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((listening) => server.once('listening', listening))
  const queue = ['one']
  const { sender } = senderOf(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, () => {
    const [body] = queue
    return body === undefined ? undefined : { body, sent: () => void queue.shift() }
  })
  sender.sendQueued()
  await cut
  await expect.poll(() => queue).toEqual([])
})

test('what is queued after a failed attempt causes none before its time, and one after five seconds at most', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  let attempts = 0
  const refuse = () => {
    attempts += 1
    throw new Error('refused')
  }
  const { sender } = senderOf('http://127.0.0.1:9', refuse, 60_000)
  sender.sendQueued()
  await vi.advanceTimersByTimeAsync(4000)
  for (let n = 0; n < 20; n += 1) {
    sender.sendQueued()
    await vi.advanceTimersByTimeAsync(10)
  }
  expect(attempts).toBe(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(attempts).toBe(2)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(attempts).toBe(2)
  await vi.advanceTimersByTimeAsync(2000)
  expect(attempts).toBe(3)
})
