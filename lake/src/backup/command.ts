import { unlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Connection } from '../cli/connection.ts'
import { UsageError } from '../cli/usage.ts'
import { writeBackup } from './archive.ts'
import { claimFolder } from './claim-folder.ts'
import { removeAbandoned } from '../store/leftovers.ts'
import { backupName, defaultRetention, isUnfinished, pruneBackups } from './folder.ts'

export type BackupFlags = { into?: string; daily?: string; weekly?: string }

/**
 * `backup FILE` writes one backup; `backup --into FOLDER` writes one named after the time and deletes those that retention
 * no longer needs, after the new one is complete.
 */
export async function backUp(
  lake: Connection,
  file: string | undefined,
  flags: BackupFlags,
): Promise<string> {
  const { into } = flags
  const retention = {
    daily: count(flags.daily, defaultRetention.daily, '--daily'),
    weekly: count(flags.weekly, defaultRetention.weekly, '--weekly'),
  }
  if (file !== undefined && into === undefined)
    return written(await writeBackup(lake, resolve(file)), resolve(file))
  if (file !== undefined || into === undefined)
    throw new UsageError('This command needs a file to write to, or --into with a folder')
  const folder = await claimFolder(resolve(into), lake.config.dataDir, lake.token)
  // Backups that were killed can have taken the room for this one. They are files: no folder of that name is emptied.
  await removeAbandoned(folder, isUnfinished, (path) => unlink(path).catch(() => undefined))
  const target = join(folder, backupName(new Date()))
  const size = await writeBackup(lake, target)
  return `${written(size, target)}\n${await pruneBackups(folder, retention, target)} older backups deleted`
}

const written = (size: number, target: string) =>
  `Backup of ${(size / 1024 / 1024).toFixed(1)} MB written to ${target}. It holds the lake's secrets: keep it safe`

/** At least one daily backup is kept: the one just written. */
function count(word: string | undefined, defaultCount: number, flag: string): number {
  const value = word === undefined ? defaultCount : Number(word)
  const min = flag === '--daily' ? 1 : 0
  if (Number.isInteger(value) && value >= min && value <= 1000) return value
  throw new UsageError(`${flag} needs a whole number from ${min} to 1000`)
}
