import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

let count = 0

/** Writes a file atomically: readers see the old or the new contents, also after a crash. */
export function writeAtomic(file: string, data: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}-${++count}.tmp`
  try {
    writeFileSync(draft, data)
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}
