import { mkdir, readFile, realpath, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { UsageError } from '../cli/usage.ts'

/** The name of a file that says whose backups a folder has: the path of a data folder. */
const ownerFile = 'lake.txt'

/**
 * Keeps a folder for the backups of one lake. Those of a second one, such as a lake that was restored on trial, would replace
 * them: retention counts files, and a restore takes the newest.
 * @throws UsageError when the folder has the backups of another lake
 */
export async function claimFolder(folder: string, dataDir: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, ownerFile)
  const own = await realpath(resolve(dataDir))
  // The first one keeps it; the file can be there already.
  await writeFile(file, `${own}\n`, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  const owner = (await readFile(file, 'utf8')).trim()
  if (owner === own) return
  throw new UsageError(
    `${folder} has the backups of the lake in ${owner}, and this one is in ${own}. Give this lake a folder of its own; if it replaces the other, delete ${file}`,
  )
}
