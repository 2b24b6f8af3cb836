import { type IncomingMessage, type ServerResponse, createServer, request as httpRequest } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { selfSigned } from './certificate.ts'

/** Sanity's host names that the proxy leads to the lake. */
const names = ['api.sanity.io', '*.api.sanity.io', '*.apicdn.sanity.io', 'cdn.sanity.io']
const isSanity = (host: string) =>
  /^([a-z0-9-]+\.)?(api|apicdn)\.sanity\.io$/.test(host) || host === 'cdn.sanity.io'

export type TlsProxy = { url: string; cert: string; close: () => Promise<void> }

/**
 * A proxy on loopback that forwards requests for Sanity's hosts to the lake: the official command line cannot be given
 * another address, but it uses proxies. Any other host is refused, so nothing leaves this machine through it.
 */
export async function startTlsProxy(lakeUrl: string): Promise<TlsProxy> {
  const { key, cert } = selfSigned(names)
  const secure = createTlsServer({ key, cert }, (request, response) => forward(lakeUrl, request, response))
  const sockets = new Set<Duplex>()
  const proxy = createServer((_, response) => {
    response.writeHead(403).end('This proxy leads to the embedded content lake only\n')
  })
  proxy.on('connect', (request: IncomingMessage, socket: Duplex) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
    const [host = '', port] = (request.url ?? '').split(':')
    if (!isSanity(host) || port !== '443') {
      socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n')
      return
    }
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
    secure.emit('connection', socket)
  })
  await new Promise<void>((resolve, reject) => {
    proxy.once('error', reject)
    proxy.listen(0, '127.0.0.1', resolve)
  })
  const { port } = proxy.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy()
      proxy.close(() => resolve())
      proxy.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${port}`, cert, close }
}

function forward(lakeUrl: string, request: IncomingMessage, response: ServerResponse) {
  const { hostname, port, host } = new URL(lakeUrl)
  const onward = httpRequest({
    hostname,
    port,
    method: request.method,
    path: request.url,
    headers: { ...request.headers, host },
  })
  onward.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  onward.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()))
  response.on('close', () => onward.destroy())
  request.pipe(onward)
}
