import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs `work` with a temporary folder that only this user can enter, and removes it, also when the command is interrupted.
 * Libraries that ask for the temporary folder meanwhile get it, too: @sanity/export and @sanity/import use names in it that
 * other users could have taken.
 */
export async function inPrivateFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'lake-'))
  const variable = process.platform === 'win32' ? 'TEMP' : 'TMPDIR'
  const before = process.env[variable]
  process.env[variable] = folder
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const interrupt = (signal: NodeJS.Signals) => {
    remove()
    // without this listener, the signal ends the process
    process.off(signal, interrupt).kill(process.pid, signal)
  }
  for (const signal of signals) process.on(signal, interrupt)
  try {
    return await work(folder)
  } finally {
    for (const signal of signals) process.off(signal, interrupt)
    if (before === undefined) delete process.env[variable]
    else process.env[variable] = before
    remove()
  }
}
