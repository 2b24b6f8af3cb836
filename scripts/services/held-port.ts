import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { ServiceError } from './service-error.ts'

/** What listens on one address of a port, without a server that accepts: connections wait in its queue. */
type Handle = { close(): void }

/** A port that is taken, and on which a service will listen. */
export type HeldPort = { handles: readonly Handle[]; release(): void }

/** What the helper sends, each time with a handle, and at last when there are no more. */
export type HoldMessage = 'handle' | 'all' | { problem: string }

/**
 * Takes a port before its service can listen, as while it is being built. If the port were free, another user of the machine could serve pages
 * there under the service's origin, and get what editors type and their logins. Who opens it waits until the service listens.
 *
 * A server of Node.js accepts connections as soon as it listens. So a small process listens, sends its handles, and ends (hold-port-process.ts).
 * @throws ServiceError when another process has the port
 */
export async function holdPort(addresses: readonly string[], port: number): Promise<HeldPort> {
  const helper = fork(fileURLToPath(new URL('hold-port-process.ts', import.meta.url)), [
    String(port),
    ...addresses,
  ])
  const handles: Handle[] = []
  const release = () => handles.splice(0).forEach((handle) => handle.close())
  try {
    await receiveAll(helper, handles)
  } catch (error) {
    release()
    throw error
  } finally {
    helper.kill('SIGKILL')
    if (helper.exitCode === null && helper.signalCode === null) await once(helper, 'exit')
  }
  return { handles, release }
}

function receiveAll(helper: ChildProcess, handles: Handle[]): Promise<void> {
  return new Promise((resolve, reject) => {
    helper.on('message', (message: HoldMessage, handle) => {
      if (handle) handles.push(handle as unknown as Handle)
      if (message === 'all') resolve()
      if (typeof message === 'object') reject(new ServiceError(message.problem))
    })
    helper.once('error', reject)
    helper.once('exit', (code) =>
      reject(new ServiceError(`The port could not be taken (exit code ${code}).`)),
    )
  })
}

/** Passes a held port on to a process, which takes its handles with the messages `listen`. It stays held when that process ends. */
export function passOn({ handles }: HeldPort, child: ChildProcess): void {
  // a process that has ended already is noticed by whoever waits for it
  for (const handle of handles) child.send('listen', handle as never, () => undefined)
}
