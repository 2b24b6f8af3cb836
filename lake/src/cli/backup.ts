import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat, symlink } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { create, extract, list } from 'tar'
import { z } from 'zod'
import type { LakeConfig } from '../config.ts'
import { snapshotFolder } from '../store/leftovers.ts'
import type { Connection } from './connection.ts'
import { UsageError } from './usage.ts'

const snapshot = z.object({ name: z.string() })

/**
 * Packs the whole lake: a snapshot of the database, originals, secrets. The snapshot is taken first and originals never
 * change, so every asset document in it has its file, unless it is deleted while the backup is packed.
 */
export async function backupTo({ config, request }: Connection, file: string): Promise<string> {
  const target = resolve(file)
  const unfinished = `${target}.unfinished`
  const { name } = snapshot.parse(await request('POST', '/lake/snapshots'))
  const { dataDir } = config
  let folder: string | undefined
  try {
    folder = await mkdtemp(join(snapshotFolder(dataDir), 'pack-'))
    await symlink(join(snapshotFolder(dataDir), name), join(folder, 'lake.sqlite'))
    const parts = ['lake.sqlite']
    for (const part of ['assets', 'secrets.json']) {
      if (!existsSync(join(dataDir, part))) continue
      await symlink(join(dataDir, part), join(folder, part))
      parts.push(part)
    }
    const packed = { file: unfinished, cwd: folder, gzip: true, portable: true, follow: true, mode: 0o600 }
    await create({ ...packed, filter: (path) => !path.endsWith('.new') }, parts)
    await chmod(unfinished, 0o600)
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  } finally {
    if (folder !== undefined) await rm(folder, { recursive: true, force: true })
    await request('DELETE', `/lake/snapshots/${name}`)
  }
  const { size } = await stat(target)
  return `Backup of ${(size / 1024 / 1024).toFixed(1)} MB written to ${target}. It holds the lake's secrets: keep it safe`
}

/**
 * Unpacks a backup into the data folder, which must be empty or not there.
 * @throws UsageError when it is not empty or the file is no backup
 */
export async function restoreFrom({ dataDir }: LakeConfig, file: string): Promise<string> {
  const source = resolve(file)
  const present = await readdir(dataDir).catch((): string[] => [])
  if (present.includes('lake.sqlite')) {
    throw new UsageError(
      `${dataDir} holds a lake already; move it away first, or set LAKE_DATA to another folder`,
    )
  }
  const names: string[] = []
  try {
    await list({ file: source, onReadEntry: (entry) => void names.push(entry.path) })
  } catch (cause) {
    throw new UsageError(`${source} cannot be read`, { cause })
  }
  const isBackup =
    names.includes('lake.sqlite') &&
    names.every((name) => /^(lake\.sqlite$|secrets\.json$|assets(\/|$))/.test(name))
  if (!isBackup)
    throw new UsageError(`${source} is no backup of a lake; for archives of documents there is "import"`)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await extract({ file: source, cwd: dataDir })
  return `Restored to ${dataDir}`
}
