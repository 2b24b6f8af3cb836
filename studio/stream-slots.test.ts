import { beforeEach, expect, it } from 'vitest'
import { fetchOnFreePort } from './stream-slots.ts'

let ports = ['4901', '4902']

// Locks last as long as their streams: each test has its own.
beforeEach(() => {
  ports = ports.map((port) => String(Number(port) + 2))
})

/** Opens an event stream as a tab does; `end` is the lake's end, `leave` the tab's. */
async function open() {
  let used = ''
  const { readable, writable } = new TransformStream<Uint8Array>()
  const response = await fetchOnFreePort(ports, (port) => {
    used = port
    return Promise.resolve(new Response(readable))
  })
  return {
    port: used,
    leave: () => response.body?.cancel(),
    end: () => Promise.all([writable.close(), response.text()]),
  }
}

/** As many streams as the two ports carry. */
async function openAll() {
  const streams = []
  for (let count = 0; count < 12; count++) streams.push(await open())
  return streams
}

const held = async () => {
  const locks = await navigator.locks.query()
  return (locks.held ?? []).filter(({ name }) => ports.some((port) => name?.endsWith(port))).length
}

it('gives each port six streams, in turn, before one has to wait', async () => {
  const streams = await openAll()
  expect(streams.map(({ port }) => port)).toEqual(Array.from({ length: 6 }, () => ports).flat())
  expect(ports).toContain((await open()).port)
})

it.each(['end', 'leave'] as const)('uses the connection of a stream again after its %s', async (way) => {
  const streams = await openAll()
  for (const stream of streams.slice(0, 3)) {
    await stream[way]()
    await expect.poll(held).toBe(11)
    expect((await open()).port).toBe(stream.port)
  }
})

it('keeps no connection for a stream that was refused', async () => {
  for (let count = 0; count < 20; count++) {
    const refused = fetchOnFreePort(ports, () => Promise.reject(new Error('refused')))
    await expect(refused).rejects.toThrow('refused')
  }
  await expect.poll(held).toBe(0)
})

it('passes on what the stream says, and how it was answered', async () => {
  const response = await fetchOnFreePort(ports, () =>
    Promise.resolve(
      new Response('data: 1\n\n', { status: 203, headers: { 'content-type': 'text/event-stream' } }),
    ),
  )
  expect(response.status).toBe(203)
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  expect(await response.text()).toBe('data: 1\n\n')
})
