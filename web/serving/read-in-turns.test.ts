import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { readInTurns } from './read-in-turns'

/** Sends bodies at the same time to a server that reads them with `read`. */
async function send(bodies: readonly Buffer[], read: (sent: IncomingMessage) => Promise<void>) {
  const server = createServer((sent, response) => void read(sent).then(() => response.end()))
  await once(server.listen(0, 'localhost'), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const answers = bodies.map(async (body) => {
    const asked = request({ port, host: 'localhost', method: 'POST', agent: false }).end(body)
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    await once(answer.resume(), 'end')
  })
  await Promise.all(answers)
}

it('hears each body whole', async () => {
  const bodies = ['', 'a', 'ab'.repeat(300_000)].map((text) => Buffer.from(text))
  const heard: string[] = []
  await send(bodies, async (sent) => {
    let text = ''
    await readInTurns(sent, (piece) => (text += piece.toString()))
    heard.push(text)
  })
  expect(heard.toSorted()).toEqual(bodies.map(String).toSorted())
})

it('reads one piece of many large bodies of a visitor in a turn of the event loop', async () => {
  let turn = 0
  let isDone = false
  const countTurns = () => {
    turn += 1
    if (!isDone) setImmediate(countTurns)
  }
  countTurns()
  const pieces: number[] = []
  await send(
    Array.from({ length: 20 }, () => Buffer.alloc(500_000)),
    async (sent) => {
      let isFirst = true
      await readInTurns(sent, () => {
        // what is the first of its body waits for nobody, nor does the rest of what has arrived whole
        if (!isFirst && !sent.complete) pieces.push(turn)
        isFirst = false
      })
    },
  )
  isDone = true
  expect(pieces.length).toBeGreaterThan(20)
  expect(new Set(pieces).size).toBeGreaterThan(pieces.length * 0.9)
})

it('ends with an error when the client leaves', async () => {
  const server = createServer()
  await once(server.listen(0, 'localhost'), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const asked = request({ port, host: 'localhost', method: 'POST', headers: { 'content-length': 10 } })
  asked.on('error', () => {})
  asked.write('12345')
  const [sent] = (await once(server, 'request')) as [IncomingMessage]
  const reading = readInTurns(sent, () => asked.destroy())
  await expect(reading).rejects.toThrow('aborted')
})
