import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, realpath, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { UsageError } from '../cli/usage.ts'

/** The name of a file that says whose backups a folder has: the path of a data folder, and a hash of its secret. */
const ownerFile = 'lake.txt'

/**
 * Whoever else can write in a folder of backups can remove them, or have a lake of his own restored; whoever can write in one above it
 * can put another in its place, unless it keeps everybody's entries (the sticky bit, as `/tmp` has).
 * @throws UsageError when it is, or lies in, another user's, or others can write in it
 */
export async function assertOwnFolder(folder: string): Promise<void> {
  const own = process.getuid?.()
  // Windows has no such owners.
  if (own === undefined) return
  // In a container the system's folders can be another number's than root's.
  const trusted = [own, 0, (await stat('/')).uid]
  const real = await realpath(folder)
  const { gid, mode } = await stat(real)
  if (mode & 0o020 && gid !== process.getgid?.())
    throw new UsageError(
      `A group of users can write in ${real}, and so replace the backups. Run "chmod g-w ${real}", or use another folder`,
    )
  for (let path = real; ; path = dirname(path)) {
    const found = await stat(path)
    if (!trusted.includes(found.uid))
      throw new UsageError(
        `${path} belongs to another user of this machine, who could replace the backups. Use a folder of your own`,
      )
    if (found.mode & 0o002 && (path === real || !(found.mode & 0o1000)))
      throw new UsageError(
        `Every user of this machine can write in ${path}, and so replace the backups. Run "chmod o-w ${path}", or use another folder`,
      )
    if (path === dirname(path)) return
  }
}

/**
 * Keeps a folder for the backups of one lake. Those of a second one, such as a lake that was restored on trial, would replace
 * them: retention counts files, and a restore takes the newest. A lake whose data folder was moved keeps its folder.
 * @param secret of the lake, the same after a restore
 * @throws UsageError when the folder has the backups of another lake, or is open to other users
 */
export async function claimFolder(folder: string, dataDir: string, secret: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await assertOwnFolder(folder)
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
}
