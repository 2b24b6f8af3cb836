import { appendFile, mkdirSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { Writable } from 'node:stream'

const MAX_LOG_BYTES = 10 * 1024 * 1024

/**
 * Opens a log for appending, readable by this user only. Renames it to `.old` whenever it has grown beyond `maxBytes`, also
 * while the service runs. Lines that cannot be written, as on a full disk, are dropped: the service matters more.
 */
export function openLog(file: string, maxBytes = MAX_LOG_BYTES): Writable {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  let size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  return new Writable({
    write(chunk: Buffer, _, done) {
      if (size > maxBytes) {
        size = 0
        try {
          renameSync(file, `${file}.old`)
        } catch {
          // The folder was removed: what follows is dropped, too.
        }
      }
      size += chunk.length
      appendFile(file, chunk, { mode: 0o600 }, () => done())
    },
  })
}
