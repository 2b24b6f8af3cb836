import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, realpath, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { UsageError } from '../cli/usage.ts'
import { findIntruder } from '../own-folder.ts'

/** The name of a file that says whose backups a folder has: the path of a data folder, and a hash of its secret. */
const ownerFile = 'lake.txt'

/**
 * The real path of a folder of backups, by which alone it may be used.
 * @throws UsageError when other users of this machine can remove backups in it, or have a lake of their own restored
 */
export async function ownFolder(folder: string): Promise<string> {
  const real = await realpath(folder)
  const intruder = await findIntruder(real)
  if (!intruder) return real
  const { path } = intruder
  const reasons = {
    owner: `${path} belongs to another user of this machine, who could replace the backups. Use a folder of your own`,
    group: `A group of users can write in ${path}, and so replace the backups. Run "chmod g-w ${path}", or use another folder`,
    everyone: `Every user of this machine can write in ${path}, and so replace the backups. Run "chmod o-w ${path}", or use another folder`,
  }
  throw new UsageError(reasons[intruder.who])
}

/**
 * Keeps a folder for the backups of one lake. Those of a second one, such as a lake that was restored on trial, would replace
 * them: retention counts files, and a restore takes the newest. A lake whose data folder was moved keeps its folder.
 * @param secret of the lake, the same after a restore
 * @returns its real path
 * @throws UsageError when the folder has the backups of another lake, or is open to other users
 */
export async function claimFolder(given: string, dataDir: string, secret: string): Promise<string> {
  await mkdir(given, { recursive: true, mode: 0o700 })
  const folder = await ownFolder(given)
  const file = join(folder, ownerFile)
  const own = await realpath(resolve(dataDir))
  const hash = createHash('sha256').update(secret).digest('hex').slice(0, 16)
  const [path = '', known] = (await readFile(file, 'utf8').catch(() => '')).split('\n')
  const hasMoved = known === hash && !existsSync(join(path, 'lake.sqlite'))
  if (path !== '' && path !== own && !hasMoved)
    throw new UsageError(
      `${folder} has the backups of the lake in ${path}, and this one is in ${own}. Give this lake a folder of its own; if it replaces the other, delete ${file}`,
    )
  if (path !== own || known !== hash) await writeFile(file, `${own}\n${hash}\n`, { mode: 0o600 })
  return folder
}
