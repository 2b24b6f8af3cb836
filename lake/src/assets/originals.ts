import { randomUUID } from 'node:crypto'
import { constants, copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'

/**
 * Uploaded files, in `assets/images` and `assets/files` of the data folder. Their names follow from the ids of their asset
 * documents, and not from fields, which editors can patch.
 */
export class Originals {
  readonly #dataDir: string
  readonly #oneAtATime = pLimit(1)

  constructor(dataDir: string) {
    this.#dataDir = dataDir
  }

  /** The path of the file of an asset document; undefined for other ids. */
  pathOf(id: string): string | undefined {
    const [, kind, name, extension] = /^(image|file)-([0-9a-f]{40}(?:-\d+x\d+)?)-([a-z0-9]+)$/.exec(id) ?? []
    return name && join(this.#dataDir, 'assets', `${kind}s`, `${name}.${extension}`)
  }

  /** Copies a file unless it exists, then runs `commit`; no file is removed in between. If either fails, nothing is left. */
  add(id: string, from: string, commit: () => void): Promise<void> {
    return this.#oneAtATime(async () => {
      const path = this.pathOf(id)
      if (path === undefined) throw new Error(`${id} is not the id of an asset`)
      const existing = await stat(path).catch(() => undefined)
      const temporary = `${path}.${randomUUID()}.new`
      try {
        if (existing?.size !== (await stat(from)).size) {
          await mkdir(join(path, '..'), { recursive: true })
          await copyFile(from, temporary, constants.COPYFILE_FICLONE)
          await flush(temporary)
          await rename(temporary, path)
        }
        commit()
      } catch (error) {
        await rm(temporary, { force: true })
        if (!existing) await rm(path, { force: true })
        throw error
      }
    })
  }

  /** Removes the file of a deleted asset document, unless the same file was uploaded again in the meantime. */
  remove(id: string, isNeeded: () => boolean): Promise<void> {
    return this.#oneAtATime(async () => {
      const path = this.pathOf(id)
      if (path !== undefined && !isNeeded()) await rm(path, { force: true })
    })
  }
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
