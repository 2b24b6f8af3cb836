import { once } from 'node:events'
import {
  Agent,
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A proxy that sends each request to the next of several servers. Like nginx and Caddy, it tries another one when a
 * connection is refused or ends before anything was answered.
 */
export async function startRoundRobin(servers: string[]): Promise<{ url: string; stop: () => void }> {
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse, first: number, tries = 0) => {
    const server = servers[(first + tries) % servers.length] ?? ''
    const onward = request(new URL(incoming.url ?? '/', server), { agent, headers: incoming.headers })
    onward.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.on('error', () => outgoing.destroy())
      answer.pipe(outgoing)
    })
    onward.on('error', () => {
      if (outgoing.headersSent || tries > servers.length) outgoing.destroy()
      else forward(incoming, outgoing, first, tries + 1)
    })
    onward.end()
  }
  const proxy: Server = createServer((incoming, outgoing) => forward(incoming, outgoing, turn++))
  proxy.listen(0, 'localhost')
  await once(proxy, 'listening')
  const stop = () => {
    proxy.close()
    proxy.closeAllConnections()
    agent.destroy()
  }
  return { url: `http://localhost:${(proxy.address() as AddressInfo).port}`, stop }
}
