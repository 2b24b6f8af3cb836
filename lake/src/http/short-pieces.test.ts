import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createHttpServer } from './pipelined.ts'
import { hasShortPieces } from './short-pieces.ts'

/** A server that answers with the length of a body and the number of parts in which it was read, or that it was refused. */
async function portOfServer(): Promise<number> {
  const server = createHttpServer({}, (request, response) => {
    let [length, parts] = [0, 0]
    request.on('data', (part: Buffer) => {
      length += part.length
      parts += 1
    })
    request
      .on('end', () => response.end(hasShortPieces(request) ? `refused ${parts}` : `${length} ${parts}`))
      .on('error', () => undefined)
  })
  onTestFinished(() => server.close().closeAllConnections())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

const head = 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n'
const piecesOf = (text: string, count: number) => `${text.length.toString(16)}\r\n${text}\r\n`.repeat(count)

/** The body of the answer to a request, and whether its connection was closed. */
async function send(port: number, body: string): Promise<[answer: string, isClosed: boolean]> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  let heard = ''
  socket.on('data', (data: Buffer) => (heard += data.toString())).write(head + body)
  await Promise.race([once(socket, 'close'), new Promise((resolve) => setTimeout(resolve, 500))])
  const isClosed = socket.closed
  socket.destroy()
  return [heard.split('\r\n\r\n')[1] ?? '', isClosed]
}

test('a body in thousands of pieces of one byte is ended and closes its connection, and others are read', async () => {
  const port = await portOfServer()
  for (let round = 0; round < 3; round += 1) {
    const [answer, isClosed] = await send(port, `${piecesOf('x', 8000)}0\r\n\r\n`)
    expect(answer).toBe('refused 0')
    expect(isClosed).toBe(true)
    // the same parser
    const [other, isOtherClosed] = await send(port, `${piecesOf('y'.repeat(2000), 500)}0\r\n\r\n`)
    expect([other.split(' ')[0], isOtherClosed]).toEqual(['1000000', false])
  }
})

test('lines that a program sends one by one are read together, none is lost', async () => {
  const port = await portOfServer()
  const [answer] = await send(
    port,
    `${piecesOf('a line of 75 characters'.padEnd(74, '.') + '\n', 1000)}0\r\n\r\n`,
  )
  const [length, parts] = answer.split(' ').map(Number)
  expect(length).toBe(75_000)
  expect(parts).toBeLessThan(40)
})

test('what a client has sent is read before the body ends', async () => {
  let heard = ''
  const server = createHttpServer({}, (request) => {
    request.on('data', (part: Buffer) => (heard += part.toString()))
  })
  onTestFinished(() => server.close().closeAllConnections())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.write(head + piecesOf('ab', 3) + piecesOf('c'.repeat(2000), 1) + piecesOf('d', 2))
  await expect.poll(() => heard).toBe(`ababab${'c'.repeat(2000)}dd`)
})

test('of many connections that send short pieces at the same time, few are read in a turn', async () => {
  const port = await portOfServer()
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => send(port, `${piecesOf('x', 290)}0\r\n\r\n`)),
  )
  const wrong = answers.filter(([answer]) => answer !== '' && !/^(290|refused) \d/.test(answer))
  expect(wrong).toEqual([])
  expect((await send(port, `${piecesOf('x', 290)}0\r\n\r\n`))[0]).toMatch(/^290/)
})

test('a body that is sent ahead of the answer to the request before it is not read', async () => {
  const port = await portOfServer()
  const slow = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n'
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  let heard = ''
  socket.on('data', (data: Buffer) => (heard += data.toString()))
  socket.write(`${slow}ab${head}${piecesOf('x', 9)}0\r\n\r\n`)
  await once(socket, 'close')
  expect(heard.match(/(2|refused) \d/g)).toEqual(['2 1', 'refused 0'])
})
