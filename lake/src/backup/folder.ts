import { randomUUID } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** A backup in a folder of backups. */
export type StoredBackup = { file: string; takenAt: Date }

/** How many days and weeks keep their newest backup. */
export type Retention = { daily: number; weekly: number }

export const defaultRetention: Retention = { daily: 7, weekly: 4 }

const hour = 3_600_000
const day = 24 * hour
const pattern = /^lake-(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})Z\.tar\.gz$/

/** The name of a backup that is taken at a moment: `lake-2026-01-31T030000Z.tar.gz`. */
export const backupName = (moment: Date): string =>
  `lake-${moment.toISOString().slice(0, 19).replaceAll(':', '')}Z.tar.gz`

const unfinishedEnd = /(?:\.[0-9a-f-]{36})?\.unfinished$/

/**
 * The name of a file until it is complete. It cannot be guessed: another user of the machine who makes the file first, in a
 * folder that both can write to, would own and read it.
 */
export const unfinishedName = (file: string): string => `${file}.${randomUUID()}.unfinished`

/** The backups in a folder, newest first; none when there is no folder. Other files are ignored. */
export async function backupsIn(folder: string): Promise<StoredBackup[]> {
  const names = await readdir(folder).catch((): string[] => [])
  return names
    .flatMap((name) => {
      const [, date, hours, minutes, seconds] = pattern.exec(name) ?? []
      return date === undefined
        ? []
        : [{ file: join(folder, name), takenAt: new Date(`${date}T${hours}:${minutes}:${seconds}Z`) }]
    })
    .sort((a, b) => b.takenAt.getTime() - a.takenAt.getTime())
}

/**
 * Without backups of the future: they were taken while the clock was wrong, so nobody knows when. Clocks of two machines may
 * differ by up to an hour.
 */
export const plausible = (backups: readonly StoredBackup[], now: Date): StoredBackup[] =>
  backups.filter(({ takenAt }) => takenAt.getTime() <= now.getTime() + hour)

const dayOf = (moment: Date) => Math.floor(moment.getTime() / day)
/** Weeks begin on Monday; 1 January 1970 was a Thursday. */
const weekOf = (moment: Date) => Math.floor((dayOf(moment) + 3) / 7)

/**
 * The backups that retention no longer needs: all but the newest of each of the last days and weeks (UTC) that have one.
 * Days without a backup do not count, so that failures delete nothing.
 * @param backups newest first
 */
export function outdatedBackups(backups: readonly StoredBackup[], retention: Retention): StoredBackup[] {
  const kept = new Set([
    ...newestOfEach(backups, dayOf).slice(0, retention.daily),
    ...newestOfEach(backups, weekOf).slice(0, retention.weekly),
  ])
  return backups.filter((backup) => !kept.has(backup))
}

function newestOfEach(backups: readonly StoredBackup[], periodOf: (moment: Date) => number): StoredBackup[] {
  const periods = new Map<number, StoredBackup>()
  for (const backup of backups) {
    const period = periodOf(backup.takenAt)
    if (!periods.has(period)) periods.set(period, backup)
  }
  return [...periods.values()]
}

/** Deletes what retention no longer needs, but never the one that was just written. @returns how many */
export async function pruneBackups(folder: string, retention: Retention, written: string): Promise<number> {
  const outdated = outdatedBackups(plausible(await backupsIn(folder), new Date()), retention).filter(
    ({ file }) => file !== written,
  )
  for (const { file } of outdated) await rm(file, { force: true })
  return outdated.length
}

/** Whether a file is a backup that is being written, or whose process was killed. */
export const isUnfinished = (name: string): boolean =>
  unfinishedEnd.test(name) && pattern.test(name.replace(unfinishedEnd, ''))

/** Whether a backup is due: there is none since the last 03:00 UTC, when few people edit. */
export function isBackupDue(newest: Date | undefined, now: Date): boolean {
  const boundary = Math.floor((now.getTime() - 3 * hour) / day) * day + 3 * hour
  return newest === undefined || newest.getTime() < boundary
}
