import { createServer, type Server } from 'node:http'
import process from 'node:process'
import { listenOn } from '../../lake/src/http/listen.ts'
import type { HoldMessage, WantedPort } from './held-ports.ts'

/* `hold-ports-process.ts WANTED`, as JSON, listens and sends each handle to the process that started it, which then ends this one. */
const wanted = JSON.parse(process.argv[2] ?? '[]') as WantedPort[]
const send = (message: HoldMessage, server?: Server) =>
  // `_handle`, as node:cluster sends it: with the server itself, the other process would accept connections, too
  process.send?.(message, (server as { _handle?: never } | undefined)?._handle)

try {
  const listening = wanted.map(async ({ port, addresses }) => {
    for (const server of await listenOn(addresses, port, () => createServer())) send({ listen: port }, server)
  })
  await Promise.all(listening)
  send('all')
} catch (error) {
  send({ problem: error instanceof Error ? error.message : String(error) })
}
