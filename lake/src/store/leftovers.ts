import { readdirSync, rmSync } from 'node:fs'
import { lstat, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Where databases are copied to while a backup is packed. */
export const snapshotFolder = (dataDir: string): string => join(dataDir, 'snapshots')

/** Where a restore prepares a lake. */
export const restoreFolder = (dataDir: string): string => join(dataDir, 'restoring')

/** Where uploads are while they arrive. */
export const arrivalsFolder = (dataDir: string): string => join(dataDir, 'arrivals')

/** Whether a file was being written: `<name>.<UUID>.new`. A finished one can have any extension, also `.new`. */
export const isUnfinished = (name: string): boolean =>
  /\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.new$/.test(name)

/** Milliseconds after which a file that nobody writes to was left by a process that was killed. */
const abandonedAfter = 60 * 60 * 1000

/** Removes files and folders that were last changed more than an hour ago, so that those of a process that was killed do not fill the disk. */
export async function removeAbandoned(
  folder: string,
  isLeftover: (name: string) => boolean = () => true,
  remove: (path: string) => Promise<void> = (path) => rm(path, { recursive: true, force: true }),
): Promise<void> {
  const names = await readdir(folder).catch((): string[] => [])
  for (const name of names.filter(isLeftover)) {
    const path = join(folder, name)
    const found = await lstat(path).catch(() => undefined)
    if (found && found.mtimeMs < Date.now() - abandonedAfter) await remove(path)
  }
}

/** Removes what a process that was killed left unfinished: uploads and pictures, snapshots, a restore. */
export function removeLeftovers(dataDir: string): number {
  rmSync(snapshotFolder(dataDir), { recursive: true, force: true })
  rmSync(restoreFolder(dataDir), { recursive: true, force: true })
  rmSync(arrivalsFolder(dataDir), { recursive: true, force: true })
  let removed = 0
  for (const folder of ['assets/images', 'assets/files', 'cache/images']) {
    const path = join(dataDir, folder)
    for (const name of namesIn(path).filter(isUnfinished)) {
      rmSync(join(path, name), { recursive: true, force: true })
      removed += 1
    }
  }
  return removed
}

/** Names in a folder; none when there is no such folder, or something else in its place. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
