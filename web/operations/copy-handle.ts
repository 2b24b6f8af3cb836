import { fork } from 'node:child_process'
import type { Server } from 'node:net'
import { join } from 'node:path'

type Listening = Server & { _handle: unknown }

/**
 * Makes copies of the handle of a server that listens: each is a file descriptor of its own, with the same queue of connections. Node.js
 * makes a copy only of a handle that it passes between two processes, so a small one is started, sends it back as often as wanted, and
 * ends (copy-handle-process.ts). When that fails there are fewer copies.
 * @param take receives each copy, for `listen`
 */
export function copyHandle(server: Server, count: number, take: (handle: object) => void): void {
  const child = fork(join(import.meta.dirname, 'copy-handle-process.ts'), { execArgv: [], stdio: 'ignore' })
  const stop = () => void child.kill()
  // It has the handle, too, and a copy that comes late is one: the port would stay taken.
  server.once('close', stop)
  let left = count
  child.on('message', (_, handle) => {
    left -= 1
    if (left === 0 || !server.listening) stop()
    // Without a free file descriptor, a message comes without its handle.
    if (handle && server.listening) take(handle)
    else (handle as { close?: () => void } | undefined)?.close?.()
  })
  child.once('exit', (code, signal) => {
    server.off('close', stop)
    if (left > 0 && server.listening) warn(`${left} copies are missing (${signal ?? code})`)
  })
  child.on('error', (error) => warn(error.message))
  // `_handle`, as node:cluster sends it: with the server itself, the process would accept connections, too.
  child.send(count, (server as Listening)._handle as never)
}

const warn = (why: string) => console.error(`Fewer connections are accepted at a time: ${why}`)
