import { createServer, type Server } from 'node:http'
import process from 'node:process'
import { listenOn } from '../../lake/src/http/listen.ts'
import type { HoldMessage } from './held-port.ts'

/* `hold-port-process.ts PORT ADDRESS…` listens and sends each handle to the process that started it, which then ends this one. */
const [port, ...addresses] = process.argv.slice(2)
const send = (message: HoldMessage, server?: Server) =>
  // `_handle`, as node:cluster sends it: with the server itself, the other process would accept connections, too
  process.send?.(message, (server as { _handle?: never } | undefined)?._handle)

try {
  const servers = await listenOn(addresses, Number(port), () => createServer())
  for (const server of servers) send('handle', server)
  send('all')
} catch (error) {
  send({ problem: error instanceof Error ? error.message : String(error) })
}
