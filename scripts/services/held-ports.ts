import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { ServiceError } from './service-error.ts'

/** What listens on one address of a port, without a server that accepts: connections wait in its queue. */
type Handle = { close(): void }

/** A port that is taken, and on which a service will listen. */
export type HeldPort = { port: number; handles: readonly Handle[]; release: () => void }

/** A port, and the addresses on which it is to be taken. */
export type WantedPort = { port: number; addresses: string[] }

/** What the helper sends: a port with each of its handles, and at last that these are all. */
export type HoldMessage = { listen: number } | 'all' | { problem: string }

/**
 * Takes ports before their services can listen, as while they are being built. If a port were free, another user of the machine could serve
 * pages there under the service's origin, and get what editors type and their logins. Who opens it waits until the service listens.
 *
 * A server of Node.js accepts connections as soon as it listens. So a small process listens, sends its handles, and ends (hold-ports-process.ts).
 * @returns a held port for each that is wanted
 * @throws ServiceError when another process has one of them; none is held then
 */
export async function holdPorts(wanted: readonly WantedPort[]): Promise<HeldPort[]> {
  const helper = fork(fileURLToPath(new URL('hold-ports-process.ts', import.meta.url)), [
    JSON.stringify(wanted),
  ])
  const held = wanted.map(({ port }) => {
    const handles: Handle[] = []
    return { port, handles, release: () => handles.splice(0).forEach((handle) => handle.close()) }
  })
  const receive = (port: number, handle: Handle) =>
    held.find((each) => each.port === port)?.handles.push(handle)
  const problem = await receiveAll(helper, receive).catch((error: unknown) => error)
  helper.kill('SIGKILL')
  if (helper.exitCode === null && helper.signalCode === null) await once(helper, 'exit')
  if (problem === undefined) return held
  // not before its end, until which more can come
  for (const { release } of held) release()
  throw problem
}

function receiveAll(helper: ChildProcess, receive: (port: number, handle: Handle) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    helper.on('message', (message: HoldMessage, handle) => {
      if (message === 'all') return resolve()
      if ('problem' in message) return reject(new ServiceError(message.problem))
      receive(message.listen, handle as unknown as Handle)
    })
    helper.once('error', reject)
    helper.once('exit', (code) =>
      reject(new ServiceError(`The ports could not be taken (exit code ${code}).`)),
    )
  })
}

/** The argument that tells a service how many handles it gets; none when no port is held for it. */
export function heldArguments(held: readonly HeldPort[]): string[] {
  const count = held.reduce((sum, { handles }) => sum + handles.length, 0)
  return count > 0 ? ['--held', String(count)] : []
}

/** Passes held ports on to a process, which gets their handles with messages. They stay held when that process ends. */
export function passOn(held: readonly HeldPort[], child: ChildProcess): void {
  for (const { port, handles } of held)
    for (const handle of handles)
      // `startService` notices when the process has ended
      child.send({ listen: port }, handle as never, () => undefined)
}
