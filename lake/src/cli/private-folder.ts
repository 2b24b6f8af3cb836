import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Runs `work` with a temporary folder that only this user can enter, and removes it. Libraries that ask for the temporary
 * folder meanwhile get it, too: @sanity/export and @sanity/import use names in it that other users could have taken.
 */
export async function inPrivateFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'lake-'))
  const variable = process.platform === 'win32' ? 'TEMP' : 'TMPDIR'
  const before = process.env[variable]
  process.env[variable] = folder
  try {
    return await work(folder)
  } finally {
    if (before === undefined) delete process.env[variable]
    else process.env[variable] = before
    await rm(folder, { recursive: true, force: true })
  }
}
