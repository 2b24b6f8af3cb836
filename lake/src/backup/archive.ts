import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, open, readdir, rename, rm, stat, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { create, extract, list } from 'tar'
import { z } from 'zod'
import { archiveFile } from '../cli/archive-file.ts'
import type { Connection } from '../cli/connection.ts'
import { UsageError } from '../cli/usage.ts'
import { snapshotFolder } from '../store/leftovers.ts'
import { unfinishedName } from './folder.ts'
import { keepFiles } from './keep-files.ts'

const snapshot = z.object({ name: z.string() })

/**
 * Packs the whole lake: a snapshot of the database, originals, secrets. Originals never change, and are kept before and after the
 * snapshot is taken, so asset documents in it have their files, also those that are deleted meanwhile: only one that is uploaded and
 * deleted within that moment may have none. The file appears under its name once it is complete, readable and on the disk.
 * @returns its size in bytes
 */
export async function writeBackup({ config, request }: Connection, file: string): Promise<number> {
  const target = await archiveFile(file)
  const unfinished = unfinishedName(target)
  const { dataDir } = config
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  await mkdir(snapshotFolder(dataDir), { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(snapshotFolder(dataDir), 'pack-'))
  const keepOriginals = () => keepFiles(join(dataDir, 'assets'), join(folder, 'assets'))
  let name: string | undefined
  try {
    await keepOriginals()
    ;({ name } = snapshot.parse(await request('POST', '/lake/snapshots')))
    await keepOriginals()
    await symlink(join(snapshotFolder(dataDir), name), join(folder, 'lake.sqlite'))
    const secrets = join(dataDir, 'secrets.json')
    if (existsSync(secrets)) await symlink(secrets, join(folder, 'secrets.json'))
    const packed = create({ cwd: folder, gzip: true, portable: true, follow: true }, await readdir(folder))
    await pipeline(packed, createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }))
    await readBackup(unfinished)
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
    // a lake that has ended removes it when it starts
    if (name !== undefined) await request('DELETE', `/lake/snapshots/${name}`).catch(() => undefined)
  }
  return (await stat(target)).size
}

/** Waits until a file is on the disk, so that no power failure leaves its name without its contents. */
export async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** What a backup contains, and when its snapshot was complete. */
export type BackupContents = { files: string[]; takenAt: Date }

/**
 * Reads a backup to its end.
 * @throws UsageError when it is damaged or no backup; a backup has files and folders only, no links or devices
 */
export async function readBackup(file: string): Promise<BackupContents> {
  const files: string[] = []
  let takenAt: Date | undefined
  let hasLinks = false
  try {
    await list({
      file,
      strict: true,
      onReadEntry: ({ path, mtime, type }) => {
        files.push(path)
        hasLinks ||= !['File', 'OldFile', 'Directory'].includes(type)
        if (path === 'lake.sqlite') takenAt = mtime
      },
    })
  } catch (cause) {
    throw new UsageError(`${file} cannot be read`, { cause })
  }
  const isBackup = files.every((name) => /^(lake\.sqlite$|secrets\.json$|assets(\/|$))/.test(name))
  if (!takenAt || !isBackup || hasLinks)
    throw new UsageError(`${file} is not a lake backup. To load an archive of documents, use "import".`)
  return { files, takenAt }
}

/**
 * Unpacks a backup, or those of its files that `only` names, into a folder. Only the person who restores can read what
 * arrives: owners and modes that the backup states are ignored.
 */
export async function unpackBackup(file: string, folder: string, only?: ReadonlySet<string>): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await extract({
    file,
    cwd: folder,
    strict: true,
    preserveOwner: false,
    filter: (path) => only?.has(path) ?? true,
    onReadEntry: (entry) => {
      entry.mode = entry.type === 'Directory' ? 0o700 : 0o600
    },
  })
}
