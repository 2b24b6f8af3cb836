import { randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/** Bytes of the blocks that files take on disk (a small file takes a whole block), and number of files. */
type Limits = { maxBytes: number; maxFiles: number }

/** When a limit is exceeded, files are evicted down to this share of it. */
const shareAfterEviction = 0.9
const bytesPerBlock = 512

/** Files in a folder, with an index in memory. Evicts least recently used files first. */
export class FileCache {
  readonly #folder: string
  readonly #limits: Limits
  /** Path within the folder and bytes on disk; the least recently used file is first. */
  readonly #entries = new Map<string, number>()
  #bytes = 0
  #loading: Promise<void> | undefined

  constructor(folder: string, limits: Limits) {
    this.#folder = folder
    this.#limits = limits
  }

  /** The contents of a file, or undefined. The file counts as used now. */
  async read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    await this.#load()
    const bytes = this.#entries.get(name)
    if (bytes === undefined) return undefined
    this.#entries.delete(name)
    this.#entries.set(name, bytes)
    const path = join(/* turbopackIgnore: true */ this.#folder, name)
    const now = new Date()
    // Stores the time of use for the next start; an error here is harmless.
    void utimes(path, now, now).catch(() => undefined)
    try {
      return new Uint8Array(await readFile(path))
    } catch {
      this.#remove(name)
      return undefined
    }
  }

  /** The names of the cached files in a folder of the cache. */
  async namesIn(folder: string): Promise<string[]> {
    await this.#load()
    return [...this.#entries.keys()].filter((name) => name.startsWith(`${folder}/`))
  }

  /** Deletes the cached files in a folder of the cache. */
  async removeFolder(folder: string): Promise<void> {
    for (const name of await this.namesIn(folder)) this.#remove(name)
    await rm(join(/* turbopackIgnore: true */ this.#folder, folder), { recursive: true, force: true })
  }

  /** Writes a file atomically, then evicts others if a limit is exceeded. @throws Error when the disk refuses */
  async write(name: string, contents: Uint8Array): Promise<void> {
    await this.#load()
    const path = join(/* turbopackIgnore: true */ this.#folder, name)
    const temporary = `${path}.${randomUUID()}.tmp`
    await mkdir(dirname(path), { recursive: true })
    try {
      await writeFile(temporary, contents)
      const { blocks } = await stat(temporary)
      await rename(temporary, path)
      this.#add(name, blocks * bytesPerBlock)
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
    await this.#evict()
  }

  #load(): Promise<void> {
    return (this.#loading ??= this.#readFolder())
  }

  async #readFolder() {
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true }).catch(() => [])
    const files: { name: string; bytes: number; used: number }[] = []
    for (const entry of entries.filter((candidate) => candidate.isFile())) {
      const path = join(/* turbopackIgnore: true */ entry.parentPath, entry.name)
      const facts = entry.name.endsWith('.tmp') ? undefined : await stat(path).catch(() => undefined)
      if (!facts) await rm(path, { force: true })
      else {
        const name = relative(this.#folder, path)
        files.push({ name, bytes: facts.blocks * bytesPerBlock, used: facts.mtimeMs })
      }
    }
    for (const { name, bytes } of files.toSorted((a, b) => a.used - b.used)) this.#add(name, bytes)
  }

  async #evict() {
    const { maxBytes, maxFiles } = this.#limits
    if (this.#bytes <= maxBytes && this.#entries.size <= maxFiles) return
    for (const name of this.#entries.keys()) {
      const isSmallEnough = this.#bytes <= maxBytes * shareAfterEviction
      if (isSmallEnough && this.#entries.size <= maxFiles * shareAfterEviction) return
      this.#remove(name)
      await rm(join(/* turbopackIgnore: true */ this.#folder, name), { force: true })
    }
  }

  #add(name: string, bytes: number) {
    this.#remove(name)
    this.#entries.set(name, bytes)
    this.#bytes += bytes
  }

  #remove(name: string) {
    this.#bytes -= this.#entries.get(name) ?? 0
    this.#entries.delete(name)
  }
}
