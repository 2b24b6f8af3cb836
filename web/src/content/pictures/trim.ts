import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Bytes in a folder as far as this process knows. */
const known = new Map<string, number>()

/**
 * Keeps a folder below a size: when `added` bytes bring it above `maxBytes`, the files that were not touched longest are
 * removed until a tenth is free. The folder is measured once and then counted.
 */
export function trimFolder(folder: string, maxBytes: number, added: number): void {
  const size = known.has(folder) ? (known.get(folder) ?? 0) + added : sizeOf(filesIn(folder))
  known.set(folder, size)
  if (size <= maxBytes) return
  const files = filesIn(folder).toSorted((a, b) => a.touched - b.touched)
  let left = sizeOf(files)
  for (const file of files) {
    if (left <= maxBytes * 0.9) break
    rmSync(file.path, { force: true })
    left -= file.size
  }
  known.set(folder, left)
}

type File = { path: string; size: number; touched: number }

const sizeOf = (files: File[]) => files.reduce((sum, { size }) => sum + size, 0)

function filesIn(folder: string): File[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name)
      const { size, mtimeMs } = statSync(path)
      return { path, size, touched: mtimeMs }
    })
}
