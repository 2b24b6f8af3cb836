import { existsSync, statSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { Originals } from '../assets/originals.ts'
import { renewRevalidateSecret } from '../auth/secrets.ts'
import { UsageError } from '../cli/usage.ts'
import type { LakeConfig } from '../config.ts'
import { openDatabase } from '../store/database.ts'
import { readBackup, unpackBackup } from './archive.ts'
import { type StoredBackup, backupsIn } from './folder.ts'
import { rewind } from './rewind.ts'

type Source = {
  chosen: StoredBackup
  /** the other backups in the folder, newest first */
  others: StoredBackup[]
}

/**
 * Restores a backup into a data folder that has no lake yet. The secret of publishes is replaced, so that a site on the
 * same machine does not trust the pages that it has rendered from the other content.
 * @param source a backup, or a folder of backups, of which the newest is taken
 * @param at restores what the lake contained at this moment, from the first backup that was taken after it
 * @returns what to tell the person who restores
 * @throws UsageError when the folder has a lake already, or no backup fits
 */
export async function restoreFrom({ dataDir }: LakeConfig, source: string, at?: string): Promise<string> {
  const present = await readdir(dataDir).catch((): string[] => [])
  if (present.includes('lake.sqlite')) {
    throw new UsageError(
      `${dataDir} holds a lake already; move it away first, or set LAKE_DATA to another folder`,
    )
  }
  const moment = at === undefined ? undefined : momentOf(at)
  const { chosen, others } = await choose(resolve(source), moment)
  const { takenAt } = await readBackup(chosen.file)
  // An archive dates files in whole seconds.
  if (moment && takenAt.getTime() < Math.floor(moment.getTime() / 1000) * 1000) {
    throw new UsageError(
      `${chosen.file} is of ${takenAt.toISOString()} and does not know what the lake contained at ${moment.toISOString()}. ` +
        'Take a backup of the lake as it is now, and restore from that',
    )
  }
  await unpackBackup(chosen.file, dataDir)
  renewRevalidateSecret(dataDir)
  const undone = await rewindFolder(dataDir, moment)
  const missing = await fillMissingAssets(dataDir, others)
  return [`Restored ${chosen.file} to ${dataDir}`, undone, missing].filter(Boolean).join('\n')
}

function momentOf(text: string): Date {
  const moment = new Date(text)
  if (!Number.isNaN(moment.getTime())) return moment
  throw new UsageError(`"${text}" is no time such as 2026-01-31T15:30 (local time) or 2026-01-31T14:30:00Z`)
}

async function choose(source: string, moment: Date | undefined): Promise<Source> {
  if (!statSync(source, { throwIfNoEntry: false })?.isDirectory()) {
    return { chosen: { file: source, takenAt: new Date(0) }, others: [] }
  }
  const backups = await backupsIn(source)
  const [newest] = backups
  if (!newest) throw new UsageError(`There is no backup in ${source}`)
  const chosen = moment ? backups.findLast(({ takenAt }) => takenAt >= moment) : newest
  if (!chosen) {
    throw new UsageError(
      `The newest backup in ${source} is of ${newest.takenAt.toISOString()}, before that moment. ` +
        'Take a backup of the lake as it is now, and restore from that',
    )
  }
  return { chosen, others: backups.filter((backup) => backup !== chosen) }
}

/** Undoes what came after a moment; the files of assets that did not exist yet go too. */
async function rewindFolder(dataDir: string, moment: Date | undefined): Promise<string> {
  if (!moment) return ''
  const db = openDatabase(dataDir)
  try {
    const { transactions, removed } = rewind(db, moment.toISOString())
    const originals = new Originals(dataDir)
    for (const id of removed) {
      const file = originals.pathOf(id)
      if (file !== undefined) await rm(file, { force: true })
    }
    return `${transactions} transactions after ${moment.toISOString()} undone`
  } finally {
    db.close()
  }
}

/** An asset that was deleted after the moment has its file in an older backup only. */
async function fillMissingAssets(dataDir: string, others: readonly StoredBackup[]): Promise<string> {
  const wanted = (await assetFiles(dataDir)).filter((file) => !existsSync(join(dataDir, file)))
  const missing = new Set(wanted)
  for (const { file } of others) {
    if (missing.size === 0) break
    const { files } = await readBackup(file)
    const found = new Set(files.filter((name) => missing.has(name)))
    if (found.size > 0) await unpackBackup(file, dataDir, found)
    for (const name of found) missing.delete(name)
  }
  if (missing.size === 0) return ''
  return `! The files of ${missing.size} assets are in no backup here: ${[...missing].slice(0, 10).join(', ')}`
}

async function assetFiles(dataDir: string): Promise<string[]> {
  const originals = new Originals(dataDir)
  const db = openDatabase(dataDir)
  try {
    const rows = db
      .prepare("SELECT id FROM doc WHERE type IN ('sanity.imageAsset', 'sanity.fileAsset')")
      .all()
    return rows.flatMap(({ id }) => {
      const file = originals.pathOf(String(id))
      return file === undefined ? [] : [relative(dataDir, file)]
    })
  } finally {
    db.close()
  }
}
