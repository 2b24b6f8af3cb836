import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { isTrustedOwner } from '../own-folder.ts'
import { UsageError } from './usage.ts'

/** Whether a file is compressed, as archives and backups are. */
export async function isGzip(file: string): Promise<boolean> {
  const [start] = (await createReadStream(file, { end: 1 }).toArray()) as Buffer[]
  return start?.toString('latin1') === '\x1f\x8b'
}

/**
 * The real path of the file that an archive or a backup is read from.
 * @throws UsageError when no file is there, or one of another user, who may have made it or can change it
 */
export async function sourceFile(file: string): Promise<string> {
  const source = await realpath(file).catch(() => resolve(file))
  const found = await stat(source).catch(() => undefined)
  if (!found) throw new UsageError(`There is no file ${source}`)
  if (!found.isFile()) throw new UsageError(`${source} is no file`)
  if (!isTrustedOwner(found.uid))
    throw new UsageError(
      `${source} belongs to another user of this machine. If you trust what it contains, copy it, and use the copy`,
    )
  return source
}

/**
 * The path that an archive or a backup is written to.
 * @throws UsageError when a file of another kind is there, such as the lake's own database
 */
export async function archiveFile(file: string): Promise<string> {
  const target = resolve(file)
  const found = await stat(target).catch(() => undefined)
  if (found && !(found.isFile() && (await isGzip(target))))
    throw new UsageError(`${target} is no archive and is not replaced. Choose another name.`)
  return target
}
