import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { closePipelined } from './pipelined'

it('reads a packet of thousands of requests not to its end', async () => {
  let seen = 0
  const server = createServer((request, response) => {
    seen += 1
    closePipelined(request, response)
  })
  onTestFinished(() => server.close().closeAllConnections())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
  socket.resume().write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1500))
  if (!socket.closed) await once(socket, 'close')
  expect(seen).toBeLessThan(20)
})
