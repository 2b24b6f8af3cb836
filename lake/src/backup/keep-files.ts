import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { isUnfinished } from '../store/leftovers.ts'

/**
 * Gives the finished files of a folder, and of those in it, a second name in another folder, where they stay when they are deleted.
 * They are copied where the disk has no links.
 */
export async function keepFiles(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory() || isUnfinished(entry.name)) continue
    const folder = join(to, relative(from, entry.parentPath))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const [file, kept] = [join(entry.parentPath, entry.name), join(folder, entry.name)]
    await link(file, kept)
      .catch((error: unknown) => (isOneOf(error, 'EEXIST', 'ENOENT') ? undefined : copyFile(file, kept)))
      .catch((error: unknown) => {
        // deleted after the folder was read
        if (!isOneOf(error, 'ENOENT')) throw error
      })
  }
}

const isOneOf = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))
