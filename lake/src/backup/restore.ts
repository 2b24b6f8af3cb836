import { existsSync, statSync } from 'node:fs'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { Originals } from '../assets/originals.ts'
import { renewContentId } from '../auth/secrets.ts'
import { UsageError } from '../cli/usage.ts'
import type { LakeConfig } from '../config.ts'
import { forgetNoted } from '../history/forget.ts'
import { databaseFiles, openDatabase } from '../store/database.ts'
import { isHeldBy } from '../store/held-by.ts'
import { restoreFolder } from '../store/leftovers.ts'
import { flush, readBackup, unpackBackup } from './archive.ts'
import { sourceFile } from '../cli/archive-file.ts'
import { findIntruder } from '../own-folder.ts'
import { ownFolder } from './claim-folder.ts'
import { type StoredBackup, backupsIn, plausible } from './folder.ts'
import { rewind } from './rewind.ts'

type Source = {
  chosen: StoredBackup
  /** the other backups in the folder, newest first */
  others: StoredBackup[]
  /** warnings: backups that were not considered */
  skipped: string[]
}

/**
 * Restores a backup into a data folder that has no lake yet. Everything is prepared in a folder inside it, and the
 * database comes last: a restore that fails leaves no lake behind and can be run again. The restored lake gets a content
 * id of its own, so that a site on the same machine does not reuse pages that it rendered from other content.
 * @param source a backup, or a folder of backups, of which the newest is taken
 * @param at restores what the lake contained at this moment, from the first backup that was taken after it
 * @returns messages for the person who restores
 * @throws UsageError when the folder has a lake already, or no backup fits
 */
export async function restoreFrom({ dataDir }: LakeConfig, source: string, at?: string): Promise<string> {
  await assertNoLake(dataDir)
  const moment = at === undefined ? undefined : momentOf(at)
  const { chosen, others, skipped } = await choose(resolve(source), moment)
  const { takenAt } = await readBackup(chosen.file)
  // An archive dates files in whole seconds.
  if (moment && takenAt.getTime() < Math.floor(moment.getTime() / 1000) * 1000) {
    throw tooEarly(chosen.file, takenAt, moment)
  }
  const folder = await claimedRestoreFolder(dataDir)
  try {
    await unpackBackup(chosen.file, folder)
    renewContentId(folder)
    const undone = await prepareDatabase(folder, moment)
    const missing = await fillMissingAssets(folder, others)
    await assertNoLake(dataDir)
    await moveLake(folder, dataDir)
    return [`Restored ${chosen.file} to ${dataDir}`, undone, ...skipped, ...missing]
      .filter(Boolean)
      .join('\n')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * The folder in which a restore prepares a lake, empty but for the process that owns it: two restores at the same time would mix
 * their lakes. One that a process has left, which was killed, is emptied.
 * @throws UsageError while another process restores
 */
async function claimedRestoreFolder(dataDir: string): Promise<string> {
  const folder = restoreFolder(dataDir)
  const file = join(folder, ownerFile)
  const owner = Number(await readFile(file, 'utf8').catch(() => ''))
  if (owner !== process.pid && isHeldBy(owner, file))
    throw new UsageError(
      `Process ${owner} restores a lake to ${dataDir} (says ${file}). Wait until it is done; delete the file if it does something else`,
    )
  await rm(folder, { recursive: true, force: true })
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new UsageError(`Another restore to ${dataDir} has just begun. Wait until it is done`)
  }
  await writeFile(file, `${process.pid}\n`, { mode: 0o600 })
  return folder
}

const ownerFile = 'process'

/** A write-ahead log beside another database would be taken for a part of it. */
async function assertNoLake(dataDir: string): Promise<void> {
  const present = await readdir(dataDir).catch((): string[] => [])
  const found = databaseFiles.find((name) => present.includes(name))
  if (found === undefined) return
  throw new UsageError(
    `${dataDir} already holds a lake (${found}). Move it away first, or set LAKE_DATA to another folder`,
  )
}

const tooEarly = (file: string, takenAt: Date, moment: Date) =>
  new UsageError(
    `${file} was taken at ${takenAt.toISOString()}, before ${moment.toISOString()}, so it cannot restore that moment. ` +
      'Back up the lake now and restore from that backup.',
  )

function momentOf(text: string): Date {
  const moment = new Date(text)
  if (!Number.isNaN(moment.getTime())) return moment
  throw new UsageError(
    `"${text}" is not a valid time. Use 2026-01-31T15:30 (local time) or 2026-01-31T14:30:00Z`,
  )
}

/** @throws UsageError when it is no file, or other users of this machine can put another in its place */
async function ownFile(given: string): Promise<string> {
  const file = await sourceFile(given)
  const intruder = await findIntruder(dirname(file), true)
  if (!intruder) return file
  throw new UsageError(
    `Other users of this machine can write in ${intruder.path}, and so replace the backup. Copy it into a folder of your own, and restore the copy`,
  )
}

async function choose(given: string, moment: Date | undefined): Promise<Source> {
  if (!statSync(given, { throwIfNoEntry: false })?.isDirectory()) {
    return { chosen: { file: await ownFile(given), takenAt: new Date(0) }, others: [], skipped: [] }
  }
  const source = await ownFolder(given)
  const all = await backupsIn(source)
  const past = plausible(all, new Date())
  // when all are of the future, the clock of this machine is wrong
  const backups = past.length > 0 ? past : all
  const [newest] = backups
  if (!newest) throw new UsageError(`There is no backup in ${source}`)
  const chosen = moment ? backups.findLast(({ takenAt }) => takenAt >= moment) : newest
  if (!chosen) throw tooEarly(newest.file, newest.takenAt, moment ?? new Date())
  const skipped = all
    .filter((backup) => !backups.includes(backup))
    .map(({ file }) => `! ${file} has a date in the future and was skipped; to restore it, name the file`)
  return { chosen, others: all.filter((backup) => backup !== chosen), skipped }
}

/**
 * Clears the queues of webhooks, whose changes may have been sent or undone, completes purges, and undoes what came after a
 * moment; the files of assets that did not exist yet go too.
 */
async function prepareDatabase(folder: string, moment: Date | undefined): Promise<string> {
  const db = openDatabase(folder)
  try {
    db.exec('DELETE FROM outbox; DELETE FROM hook_outbox')
    // before a rewind, which would bring it back
    forgetNoted(db)
    if (!moment) return ''
    const { transactions, removed, keptLater } = rewind(db, moment.toISOString())
    const originals = new Originals(folder)
    for (const id of removed) {
      const file = originals.pathOf(id)
      if (file !== undefined) await rm(file, { force: true })
    }
    const undone = `${transactions} transactions after ${moment.toISOString()} undone`
    if (keptLater === 0) return undone
    return `${undone}\n! Times in the log run backwards, because the clock was changed: ${keptLater} of the kept transactions have a later time`
  } finally {
    db.close()
  }
}

/**
 * An asset that was deleted after the moment has its file in an older backup only.
 * @returns warnings: backups that cannot be read, and files that no backup has
 */
async function fillMissingAssets(folder: string, others: readonly StoredBackup[]): Promise<string[]> {
  const wanted = (await assetFiles(folder)).filter((file) => !existsSync(join(folder, file)))
  const missing = new Set(wanted)
  const warnings: string[] = []
  for (const { file } of others) {
    if (missing.size === 0) break
    try {
      const { files } = await readBackup(file)
      const found = new Set(files.filter((name) => missing.has(name)))
      if (found.size > 0) await unpackBackup(file, folder, found)
      for (const name of found) missing.delete(name)
    } catch (error) {
      if (!(error instanceof UsageError)) throw error
      warnings.push(`! ${error.message}; it was skipped`)
    }
  }
  if (missing.size === 0) return warnings
  const [count, names] = [missing.size, [...missing].slice(0, 10).join(', ')]
  const which = count === 1 ? 'file of 1 asset was' : `files of ${count} assets were`
  return [...warnings, `! The ${which} not found in any backup: ${names}`]
}

/** Moves what was prepared to its place, the database last: without it there is no lake. */
async function moveLake(from: string, to: string): Promise<void> {
  const database = join(from, 'lake.sqlite')
  await flush(database)
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || path === database || path === join(from, ownerFile)) continue
    await flush(path)
    const target = join(to, relative(from, path))
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await rename(path, target)
  }
  await rename(database, join(to, 'lake.sqlite'))
}

async function assetFiles(folder: string): Promise<string[]> {
  const originals = new Originals(folder)
  const db = openDatabase(folder)
  try {
    const rows = db
      .prepare("SELECT id FROM doc WHERE type IN ('sanity.imageAsset', 'sanity.fileAsset')")
      .all()
    return rows.flatMap(({ id }) => {
      const file = originals.pathOf(String(id))
      return file === undefined ? [] : [relative(folder, file)]
    })
  } finally {
    db.close()
  }
}
