import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { UsageError } from './usage.ts'

/** Whether a file is compressed, as archives and backups are. */
export async function isGzip(file: string): Promise<boolean> {
  const [start] = (await createReadStream(file, { end: 1 }).toArray()) as Buffer[]
  return start?.toString('latin1') === '\x1f\x8b'
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
