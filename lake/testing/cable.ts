import { once } from 'node:events'
import { type AddressInfo, type Socket, connect, createServer } from 'node:net'
import { onTestFinished } from 'vitest'

/** A TCP proxy in front of a lake; `pull` drops its connections, as a lost network does. */
export async function cableTo(url: string): Promise<{ url: string; pull: () => void }> {
  const open = new Set<Socket>()
  const keep = (socket: Socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket)).on('error', () => undefined)
    return socket
  }
  const server = createServer((near) => {
    const far = keep(connect(Number(new URL(url).port), '127.0.0.1'))
    keep(near).pipe(far).pipe(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const pull = () => {
    for (const socket of open) socket.destroy()
  }
  onTestFinished(() => {
    server.close()
    pull()
  })
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, pull }
}
