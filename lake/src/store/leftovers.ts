import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Where databases are copied to while a backup is packed. */
export const snapshotFolder = (dataDir: string): string => join(dataDir, 'snapshots')

/** Where a restore prepares a lake. */
export const restoreFolder = (dataDir: string): string => join(dataDir, 'restoring')

/** Where uploads are while they arrive. */
export const arrivalsFolder = (dataDir: string): string => join(dataDir, 'arrivals')

/** Removes what a process that was killed left unfinished: uploads and pictures, snapshots, a restore. */
export function removeLeftovers(dataDir: string): number {
  rmSync(snapshotFolder(dataDir), { recursive: true, force: true })
  rmSync(restoreFolder(dataDir), { recursive: true, force: true })
  rmSync(arrivalsFolder(dataDir), { recursive: true, force: true })
  let removed = 0
  for (const folder of ['assets/images', 'assets/files', 'cache/images']) {
    const path = join(dataDir, folder)
    if (!existsSync(path)) continue
    for (const name of readdirSync(path).filter((file) => file.endsWith('.new'))) {
      rmSync(join(path, name), { force: true })
      removed += 1
    }
  }
  return removed
}
